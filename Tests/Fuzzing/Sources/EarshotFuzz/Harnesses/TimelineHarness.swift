import Earshot
import SpeechProtocol

@testable import SpeechSynthesis

/// Texts laid out in time, words timed by an engine that says whatever it likes, and the captions of it all.
struct TimelineHarness: FuzzHarness {
  let name = "timeline"

  private static let profile: VoiceProfile? = try? VoiceProfile.named(VoiceProfile.defaultName)

  func seeds(in repository: String) -> [[UInt8]] {
    let texts = [
      "Rate this", "button", "Rates it. <b>&amp; --> x", "1,234.50 € on 3 May", "éa👍🏽",
      "\u{202E}x\u{1}y", String(repeating: "wide ", count: 30), String(repeating: "x", count: 200),
    ]
    return (0..<8).map { kind in
      texts.flatMap { text in
        [UInt8(kind), UInt8(min(255, text.utf8.count))] + Array(text.utf8.prefix(255))
          + [3, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 5, 0, 0, 1, 0, 0, 0, 0, 9]
      }
    }
  }

  func run(_ bytes: [UInt8]) throws {
    guard let profile = Self.profile else { return }
    var input = InputCursor(bytes)
    var items: [SpeechTimeline.Item] = []
    while !input.isAtEnd, items.count < 40 { items.append(item(&input)) }
    let cast = VoiceCast(profile, phrases: Heard.phrases)
    let timeline = SpeechTimeline(items, voices: cast, sampleRate: 22_050)
    var answers = InputCursor(bytes)
    var track = SpeechTrack(sampleRate: timeline.sampleRate)
    for cue in timeline.cues {
      Invariant.require(
        !cue.text.unicodeScalars.contains { $0.properties.generalCategory == .control },
        "a control character reaches the engine")
      track.place(cue, count: Int(answers.number() % 200_000), speech: speech(&answers))
    }
    check(CaptionLayout.captions(of: track), of: track)
    for format in CaptionFile.Format.allCases {
      let text = CaptionFile(track).text(format)
      Invariant.require(
        Heard.isPrintable(Array(text.utf8)), "captions hold control characters")
    }
    let json = SpeechJSON(track).bytes
    Invariant.require(Heard.isPrintable(json), "the speech as JSON holds control characters")
  }

  private func item(_ input: inout InputCursor) -> SpeechTimeline.Item {
    let kinds = Fragment.Kind.allCases
    switch input.byte() % 8 {
    case 0: return .earcon(Earcon.allCases[Int(input.byte()) % Earcon.allCases.count])
    case 1:
      return .announcement(
        Announcement(input.text()), cutsOff: input.byte() % 2 == 0, language: "en")
    case let byte:
      let fragments = (0..<(byte % 4)).map { _ in
        let text = input.text()
        let start = Int(input.byte())
        let attribute = SpeechAttribute(
          target: .label, range: start..<(start + Int(input.byte() % 32)),
          spellOut: byte % 2 == 0, pitch: Double(input.byte()) / 100)
        return Fragment(
          kinds[Int(input.byte()) % kinds.count], text, speech: byte > 4 ? [attribute] : [])
      }
      let language = ["en", "ko", "xx", "de"][Int(byte) % 4]
      return .stop(
        .init(label: "stop", utterance: Utterance(fragments: fragments, language: language)))
    }
  }

  /// What a helper may answer: any words at any samples that the protocol lets through.
  private func speech(_ input: inout InputCursor) -> Speech {
    let count = Int(input.byte()) * 16
    var speech = Speech(sampleRate: 22_050, samples: (0..<count).map { Int16($0 % 97) })
    for _ in 0..<(input.byte() % 16) {
      speech.words.append(
        .init(
          position: input.number(), length: input.number(),
          sample: input.number() % UInt32(count + 1)))
    }
    for _ in 0..<(input.byte() % 8) { speech.pauses.append(input.number() % UInt32(count + 1)) }
    return speech
  }

  private func check(_ captions: [Caption], of track: SpeechTrack) {
    for caption in captions {
      Invariant.require(
        caption.samples.lowerBound >= 0 && caption.samples.upperBound <= track.sampleCount,
        "a caption lies outside of the sound")
      Invariant.require((1...2).contains(caption.lines.count), "a caption of too many lines")
      Invariant.require(
        caption.lines.allSatisfy { $0.text.count <= 60 }, "a line of a caption is too long")
    }
  }
}
