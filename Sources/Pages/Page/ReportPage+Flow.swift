internal import AccessibilityTree
package import Documents
package import NavigationScript
internal import ScreenReader
internal import SpeechSynthesis
internal import Transcript

extension ReportPage {
  /// How many of the last scenes are looked through for one that is shown again.
  private static let remembered = 8

  /// Creates a page of a flow: its steps, with the screens as they change.
  package init(_ result: FlowResult) throws(SourceError) {
    var scenes: [PageScene] = []
    var lines: [PageLine] = []
    var steps: [(name: String, line: Int)] = []
    var (last, number) = (0, 0)
    for step in result.steps {
      let scene = try Self.scene(after: step, of: result, in: &scenes) ?? last
      let first = lines.count
      if let command = step.command {
        number += 1
        var line = PageLine(.command, scene: last, text: "> \(command)")
        line.step = (number, Self.gesture(of: command, on: scenes[last]))
        lines.append(line)
      }
      // What is heard before another screen appears belongs to the one before.
      var shown = step.events.contains(where: \.isScreen) ? last : scene
      for event in step.events {
        if event.isScreen { shown = scene }
        guard scenes.indices.contains(shown) else { continue }
        lines += Self.line(for: event, of: result, on: scenes[shown], at: shown).map { [$0] } ?? []
      }
      last = scene
      // What is heard says more than the command; of a silent step, the command is all there is.
      let heard = lines.indices.dropFirst(first).first { lines[$0].kind != .command }
      if step.moment != nil {
        let line = heard ?? min(first, max(0, lines.count - 1))
        steps.append(("step \(steps.count): \(step.command ?? "start")", line))
      }
    }
    self.init(
      title: result.flow.name, scenes: scenes, groups: [Group(heading: nil, lines: lines)])
    self.steps = steps
    expectations = result.failures
  }

  /// Returns what a listener does for a command: "Scrub with two fingers"; `nil` for what no gesture is.
  private static func gesture(of command: String, on scene: PageScene) -> String? {
    let reading = scene.reading
    return CommandWord(rawValue: String(command.prefix { $0 != " " })).flatMap {
      reading.reader.navigation.gesture($0, reading.screen.platform)
    }
  }

  /// Returns the scene that a step ends on; one that was not shown before is added.
  private static func scene(
    after step: FlowResult.Step, of result: FlowResult, in scenes: inout [PageScene]
  ) throws(SourceError) -> Int? {
    guard let moment = step.moment else { return nil }
    let reading = moment.reading
    if let known = scenes.indices.suffix(remembered).last(where: {
      scenes[$0].reading.screen == reading.screen
    }) {
      return known
    }
    var scene = PageScene(
      name: reading.screen.title ?? reading.screen.name ?? result.flow.name, reading: reading,
      transcript: Transcript(reading, rendering: result.rendering))
    if let picture = moment.picture {
      scene.screenshot = try Screenshot(picture, path: result.flow.path)
    }
    scenes.append(scene)
    return scenes.count - 1
  }

  private static func line(
    for event: Event, of result: FlowResult, on scene: PageScene, at index: Int
  ) -> PageLine? {
    let text = EventText(result.rendering).lines(of: [event])
    guard let first = text.first?.words else { return nil }
    let item = SpeechTimeline.items(of: [event], language: result.transcript.language).first
    switch event {
    case .utterance(let spoken):
      let stop = spoken.stop.flatMap { scene.transcript.stops.indices.contains($0) ? $0 : nil }
      return PageLine(
        stop == nil ? .reply : .stop, scene: index, stop: stop, text: first,
        hint: text.count > 1 ? result.rendering.hint(of: spoken.utterance) : nil,
        utterance: spoken.utterance, item: item)
    case .announcement: return PageLine(.announcement, scene: index, text: first, item: item)
    case .earcon, .feedback: return PageLine(.sound, scene: index, text: first, item: item)
    case .screen, .end, .request, .cursorLost, .shown, .refused, .announcementLost:
      return PageLine(.remark, scene: index, text: first)
    }
  }
}

extension Event {
  fileprivate var isScreen: Bool { if case .screen = self { true } else { false } }
}
