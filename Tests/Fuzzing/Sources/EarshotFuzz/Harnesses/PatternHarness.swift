import Earshot

/// Placeholders and regular expressions of a recording, held against what is heard.
struct PatternHarness: FuzzHarness {
  let name = "pattern"

  func seeds(in repository: String) -> [[UInt8]] {
    [
      ("Total, {{number}} euros", "Total, 1,234.50 euros"),
      ("{{date}}, heading", "Mon, 3 May 2027"),
      ("/Order [0-9A-F]{8}, heading/", "Order 12AB34CD, heading"), ("{{any}}{{any}}{{any}}", "x"),
      ("/(a+)+b/", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaac"), (#"/(?<n>\p{L}+)\k<n>(?=x)(?R)?/"#, "abab"),
      (#"/(?:(?i)é|\X)*+$/"#, "É"), ("/[[:alpha:]]{2,}|(?#c)\\Qa\\E/", "a{{number}}"),
    ].map { InputHalves.joined(Array($0.utf8), Array($1.utf8)) }
  }

  func run(_ bytes: [UInt8]) throws {
    let halves = InputHalves(bytes)
    guard let pattern = String(validating: halves.first, as: UTF8.self),
      let heard = String(validating: halves.second, as: UTF8.self)
    else { return }
    func side(_ text: String, _ form: RecordedTranscript.Form) -> RecordedTranscript {
      let stop = RecordedStop(text, hint: text, mayHoldPlaceholders: form == .text, line: 1)
      return RecordedTranscript(
        path: SourceText.fuzzed, form: form,
        screens: [RecordedScreen(name: nil, stops: [stop, stop])])
    }
    do throws(SourceError) {
      let diff = try TranscriptDiff(from: side(pattern, .text), to: side(heard, .screen))
      Invariant.require(diff.isEmpty || pattern != heard, "a text does not stand for itself")
    } catch {
      Invariant.require(
        Heard.isPrintable(Array(error.description.utf8)), "an error holds control characters")
    }
  }
}
