internal import AccessibilityTree
internal import ScreenReader
internal import Transcript

/// What a page tells about a stop beside what is heard: what else it offers, and what is never spoken.
struct StopDetails {
  /// What can be done at the stop and what is heard on demand.
  let offers: [PageValues]
  /// What no reader speaks.
  let silent: [PageValues]

  /// Looks at a stop.
  init(_ stop: Int, of scene: PageScene) {
    let heard = scene.transcript.stops[stop]
    let element = scene.reading.element(at: stop)
    let offered: [(String, [String])] = [
      ("Custom actions", heard.actions),
      (
        "Custom content",
        heard.content.map { content in
          let words = content.value.isEmpty ? content.label : "\(content.label): \(content.value)"
          return content.isImportant ? "\(words) (important)" : words
        }
      ),
      ("Rotors", heard.rotors.map { "\($0.name): \($0.items.joined(separator: ", "))" }),
    ]
    func point(_ point: Point) -> String { "\(short(point.x)), \(short(point.y))" }
    let silent: [(String, [String])] = [
      ("Identifier", [element.id].compactMap { $0 }),
      ("Traits", element.traits.isEmpty ? [] : [element.traits.names.joined(separator: ", ")]),
      ("Input labels", element.userInputLabels),
      ("Activation point", [element.activationPoint.map(point)].compactMap { $0 }),
      (
        "Frame",
        [
          element.frame.map {
            "\(short($0.x)), \(short($0.y)), \(short($0.width)) × \(short($0.height))"
          }
        ].compactMap { $0 }
      ),
      ("Language", [element.language].compactMap { $0 }),
      ("Drag sources", element.dragSources), ("Drop points", element.dropPoints),
      ("Direct touch", element.directTouch.map(\.rawValue)),
      ("Place in the tree", [heard.path]),
      ("Reason for this position", [heard.reason].compactMap { $0 }),
    ]
    offers = offered.filter { !$0.1.isEmpty }.map { row($0.0, $0.1) }
    self.silent = silent.filter { !$0.1.isEmpty }.map { row($0.0, $0.1) }
  }
}
