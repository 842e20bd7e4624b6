import AccessibilityTree
import BrowserPages
import Documents
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
  private let keyboard: ReaderKeyboard
  private var mode = ReaderKeyboard.Mode()
  /// The settings that a client has given, by their names.
  private(set) var settings: [String: String] = [:]
  /// Whether a change of NVDA's mode is a sound rather than words, as it is at first.
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
        LivePage(page.name, reader.isOnDesk ? source.pages.onDesk : source.pages), reader: reader)
      (imported, opening) = try live.open(page)
      app = live.model
    } else {
      let screens = try file.bridgedScreens(format: source.format, for: options.reader)
      guard screens.count == 1, let screen = screens.first else {
        throw SourceError(
          path: source.path, message: "this holds \(screens.count) screens, and one is needed here")
      }
      imported = screen.imported
      app = try Behaviours(of: imported.screen, at: source.path).app
    }
    let session = try options.session(on: imported.screen, app: app)
    reader = session.reading.reader
    keyboard = ReaderKeyboard(reader)
    exploration = Exploration(
      session, rendering: Rendering(options.writtenStyle), opening: opening)
  }

  /// Arrives on the screen.
  mutating func start() -> [String] { said(exploration.start()) }

  /// Presses keys together.
  mutating func press(_ chord: KeyChord) -> (said: [String], isKnown: Bool) {
    switch keyboard.meaning(of: chord, in: mode) {
    case .command(let command): return (said(exploration.perform(command)), true)
    case .text(let text): return (said(exploration.perform(.type(text))), true)
    case .delete: return (said(exploration.perform(.delete(1))), true)
    case .item(let rotor, let isBack):
      // Which list is turned to, nobody hears of a key that leads to its next item.
      _ = exploration.perform(.rotor(rotor))
      return (said(exploration.perform(isBack ? .up : .down)), true)
    case .toggleMode:
      mode.isFocusMode.toggle()
      // Source code: NVDA `browseMode.reportPassThrough`, Orca `messages.MODE_FOCUS`.
      return (
        sounds && reader.name == "nvda" ? [] : [mode.isFocusMode ? "Focus mode" : "Browse mode"],
        true
      )
    case .toggleArrows:
      mode.hasArrows.toggle()
      // The words that the W3C's harness waits for; the second is assumed after the first.
      return (["quick nav \(mode.hasArrows ? "on" : "off")"], true)
    case .toggleLetters:
      mode.hasLetters.toggle()
      return (["single-key quick nav \(mode.hasLetters ? "on" : "off")"], true)
    case .none: return ([], false)
    }
  }

  /// Changes a setting of the reader.
  mutating func set(_ name: String, to value: String) throws(SourceError) {
    try exploration.set(ReaderOptions.Assignment(name, value))
    settings[name] = value
  }

  private func said(_ events: [Event]) -> [String] {
    let rendering = exploration.rendering
    return SpokenEvents.utterances(in: events, language: exploration.language).flatMap {
      utterance in
      // A hint comes after a pause, as a text of its own.
      [rendering.text(of: utterance), rendering.hint(of: utterance) ?? ""].filter { !$0.isEmpty }
    }
  }
}
