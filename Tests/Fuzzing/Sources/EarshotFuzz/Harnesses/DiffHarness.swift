import Earshot

/// Two transcripts in any form, and how they differ.
struct DiffHarness: FuzzHarness {
  let name = "diff"

  var weight: Int { 2 }

  func seeds(in repository: String) -> [[UInt8]] {
    let fixtures = "\(repository)/Tests/TranscriptDiffTests/Fixtures"
    let screens = SeedFiles.all(in: fixtures, ending: [".screen.yaml"])
      .compactMap(SourceText.init(fuzzed:)).compactMap { try? NativeReader().read($0).screen }
    let texts = screens.map { Heard.text($0, .spoken) }
    let jsons = screens.compactMap { Heard.transcript($0, .spoken) }
      .map { TranscriptJSON($0).bytes }
    return zip(texts, texts.dropFirst()).map(InputHalves.joined)
      + zip(jsons, texts.dropFirst()).map(InputHalves.joined)
      + SeedFiles.all(in: "\(repository)/Examples", ending: [".transcript.txt"])
      + SeedFiles.all(in: fixtures, ending: [".transcript.txt", "old.txt", "new.txt"])
  }

  func run(_ bytes: [UInt8]) throws {
    let halves = InputHalves(bytes)
    guard let old = transcript(halves.first), let new = transcript(halves.second) else { return }
    let same = try TranscriptDiff(from: old, to: old)
    Invariant.require(same.isEmpty, "a transcript differs from itself")
    let diff = try TranscriptDiff(from: old, to: new)
    let applied = diff.applied(to: old)
    try Invariant.require(
      TranscriptDiff(from: applied, to: new).isEmpty,
      "the changes made to the old side do not give the new one")
    for text in [
      DiffText(diff).bytes, DiffJSON(diff).bytes, DiffMarkdown(diff).bytes, DiffJUnit(diff).bytes,
    ] {
      Invariant.require(Heard.isPrintable(text), "a difference holds control characters")
    }
  }

  private func transcript(_ bytes: [UInt8]) -> RecordedTranscript? {
    guard let source = SourceText(fuzzed: bytes) else { return nil }
    do throws(SourceError) {
      return try TranscriptReader().read(source)
    } catch {
      Heard.check(error, of: source.bytes)
      return nil
    }
  }
}
