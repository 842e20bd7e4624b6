import ArgumentParser
import Earshot

/// What `earshot speak` speaks: the stops of a screen, or everything that is heard in a flow.
struct SpokenInput {
  /// What is heard, in order.
  let items: [SpeechTimeline.Item]
  /// What is shown while an item is spoken; as many as there are items.
  let texts: [String]
  /// What the whole is called, or `nil`.
  let title: String?
  /// What is heard as lines of text, for the sound file's own description.
  let lines: [String]
  /// How many stops of screens have no frame.
  private let frameless: Int

  /// Takes the stops of a screen.
  init(_ transcript: Transcript, _ stops: ArraySlice<Transcript.Stop>, screenWidth: Double?) {
    items = stops.map { .stop(.init($0, screenWidth: screenWidth)) }
    texts = stops.map(\.text)
    title = transcript.screen
    frameless = stops.count { $0.frame == nil }
    lines = stops.flatMap { [$0.text] + ($0.hint.map { [$0] } ?? []) }
  }

  /// Returns what is heard here and then on another screen, under the title of the first.
  func followed(by other: SpokenInput) -> SpokenInput {
    SpokenInput(
      items: items + other.items, texts: texts + other.texts, title: title ?? other.title,
      lines: lines + other.lines, frameless: frameless + other.frameless)
  }

  private init(
    items: [SpeechTimeline.Item], texts: [String], title: String?, lines: [String],
    frameless: Int
  ) {
    self.items = items
    self.texts = texts
    self.title = title
    self.lines = lines
    self.frameless = frameless
  }

  /// Takes what is heard in a flow: its steps, the app's announcements and the sounds at the edges.
  ///
  /// Whether every expectation is met is no matter here: what was heard is heard.
  init(flow result: FlowResult) throws(SourceError) {
    if let breakdown = result.breakdown { throw breakdown }
    let text = EventText(result.rendering)
    var items: [SpeechTimeline.Item] = []
    var texts: [String] = []
    for step in result.steps {
      let place = StopPlaces(step.moment?.reading)
      for event in step.events {
        // Routine sounds go with every step; heard at each of them they would hide the others.
        if case .earcon(let earcon) = event, earcon.isRoutine { continue }
        let heard = SpeechTimeline.items(
          of: [event], language: result.transcript.language, place: place.callAsFunction)
        items += heard
        texts += heard.map { _ in text.lines(of: [event]).first?.words ?? "" }
      }
    }
    self.items = items
    self.texts = texts
    title = result.flow.name
    frameless = 0
    lines = text.lines(of: result.steps.flatMap(\.events)).map(\.text)
  }

  /// What is said of sound in places if some or all stops have none, or `nil`.
  var spatialRemark: String? {
    if frameless == 0 { return nil }
    guard frameless < items.count else {
      return "--spatial has no effect: no stop has a frame, so all sound comes from the centre"
    }
    let have = frameless == 1 ? "has" : "have"
    return "\(frameless) of \(items.count) stops \(have) no frame: its sound comes from the centre"
  }

  /// Returns whether a path is that of a flow file.
  static func isFlow(_ path: String) -> Bool { path.hasSuffix(".flow.yaml") }
}
