internal import AccessibilityTree
internal import ScreenReader
internal import SpeechSynthesis
internal import Transcript

extension PageScene {
  /// Returns what is heard on the scene from top to bottom.
  func lines(at index: Int) -> [PageLine] {
    let frames = transcript.stops.compactMap(\.frame)
    let width =
      reading.screen.size?.width ?? frames.map { $0.x + $0.width }.filter(\.isFinite).max()
    return transcript.stops.enumerated().compactMap { number, stop in
      guard shows(number) else { return nil }
      return PageLine(
        .stop, scene: index, stop: number, text: stop.text,
        hint: stop.hint.flatMap { stop.text.hasSuffix($0) ? nil : $0 },
        utterance: stop.utterance, item: .stop(.init(stop, screenWidth: width)))
    }
  }
}
