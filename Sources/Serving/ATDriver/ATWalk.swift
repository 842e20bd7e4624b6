import AccessibilityTree
import BrowserPages
import Documents
import Hearing
import LiveApps
import NavigationScript
import ScreenReader
import Transcript
import TreeFormats
import Walk

/// The screen or page that a session hears, and the keyboard in front of it.
struct ATWalk {
  /// The reader.
  let reader: Reader
  private var exploration: Exploration
  /// The settings that a client has given, by their names.
  private(set) var settings: [String: String] = [:]
  /// Whether a change of mode is a sound rather than words, as it is at first where the reader has a sound for it.
  var sounds = true

  /// Begins to hear a screen.
  init(_ source: ATDriverServer.Source, options: ReaderOptions) throws(SourceError) {
    let imported: ImportedScreen
    let app: AppModel
    var opening: [AppEffect] = []
    let file = InputFile(path: source.path, name: source.path, isFound: false)
    if let page = try file.page(format: source.format) {
      let reader = try options.reader(on: .web)
      let live = PageApp(
        LivePage(page.name, source.pages.onDevice(of: reader)), reader: reader)
      (imported, opening) = try live.open(page)
      app = live.model
    } else {
      let screens = try file.bridgedScreens(format: source.format, for: options.reader)
      guard screens.count == 1, let screen = screens.first else {
        throw SourceError(
          path: source.path, message: "this has \(screens.count) screens, but exactly one is needed"
        )
      }
      imported = screen.imported
      app = try Behaviours(of: imported.screen, at: source.path).app
    }
    let session = try options.session(on: imported.screen, app: app)
    reader = session.reading.reader
    exploration = Exploration(
      session, rendering: Rendering(options.writtenStyle), opening: opening)
  }

  /// Arrives on the screen.
  mutating func start() -> [String] { said(exploration.start()) }

  /// Presses keys together.
  mutating func press(_ chord: KeyChord) -> (said: [String], isKnown: Bool) {
    let events = exploration.perform(.press(chord))
    let isKnown = !events.contains { event in
      if case .refused(.noKey) = event { true } else { false }
    }
    return (said(events), isKnown)
  }

  /// Changes a setting of the reader.
  mutating func set(_ name: String, to value: String) throws(SourceError) {
    try exploration.set(ReaderOptions.Assignment(name, value))
    settings[name] = value
  }

  private func said(_ events: [Event]) -> [String] { modes(in: events) + exploration.said(events) }

  // Source code: NVDA `browseMode.reportPassThrough`. Orca says its modes itself.
  private func modes(in events: [Event]) -> [String] {
    if sounds || exploration.saysModes { return [] }
    return events.compactMap { event in
      switch event {
      case .earcon(.focusMode): "Focus mode"
      case .earcon(.browseMode): "Browse mode"
      default: nil
      }
    }
  }
}
