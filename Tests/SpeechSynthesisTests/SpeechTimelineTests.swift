import ScreenReader
import SpeechProtocol
import Testing
import Voices

@testable import SpeechSynthesis

@Suite("Speech timeline")
struct SpeechTimelineTests {
  @Test("Each fragment is a text of its own, with a pause before it")
  func pauses() {
    let stops = [
      SpeechFixtures.stop((.label, "Rate"), (.role, "button"), (.hint, "Rates this recipe.")),
      SpeechFixtures.stop(),
      SpeechFixtures.stop((.label, " \n "), (.role, "heading")),
    ]
    let timeline = SpeechTimeline(stops, profile: SpeechFixtures.profile, sampleRate: 1000)
    #expect(timeline.cues.map(\.text) == ["Rate", "button", "Rates this recipe.", "heading"])
    #expect(timeline.cues.map(\.pause) == [0, 120, 600, 700])
    #expect(timeline.cues.map(\.stop) == [0, 0, 0, 2])
    #expect(timeline.cues.map(\.kind) == [.label, .role, .hint, .role])
    #expect(timeline.cues.allSatisfy { $0.voice == "test" && $0.language == "en" })
  }

  @Test("Notes are shown and not said; a fragment keeps its own language")
  func notesAndLanguages() {
    let utterance = Utterance(
      fragments: [
        Fragment(.label, "평가하기", language: "ko"), Fragment(.role, "button"),
        Fragment(.content, "seen beside it", isNote: true),
      ], language: "en")
    let timeline = SpeechTimeline(
      [.init(label: "a", utterance: utterance)], profile: SpeechFixtures.profile, sampleRate: 22_050
    )
    #expect(timeline.cues.map(\.text) == ["평가하기", "button"])
    #expect(timeline.cues.map(\.language) == ["ko", "en"])
  }

  @Test("The pieces of a long text are as far apart as sentences are")
  func longText() {
    let text = String(repeating: "This is a sentence of some words. ", count: 9)
    let timeline = SpeechTimeline(
      [SpeechFixtures.stop((.hint, text))], profile: SpeechFixtures.profile, sampleRate: 1000)
    #expect(timeline.cues.count > 1)
    #expect(timeline.cues.dropFirst().allSatisfy { $0.pause == 300 && $0.kind == .hint })
  }

  @Test("A track says at which sample each text lies")
  func track() {
    let timeline = SpeechTimeline(
      [SpeechFixtures.stop((.label, "Rate"), (.role, "button"))], profile: SpeechFixtures.profile,
      sampleRate: 1000)
    var track = SpeechTrack(sampleRate: 1000)
    track.place(timeline.cues[0], count: 500)
    track.place(timeline.cues[1], count: 300)
    #expect(track.entries.map(\.samples) == [0..<500, 620..<920])
    #expect(track.sampleCount == 920)
  }
}
