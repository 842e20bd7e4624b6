package import ScreenReader

/// The walk by keyboard: what each key does, and what the screen is to show.
package struct KeyWalk: Sendable {
  /// What the terminal is to do after a key.
  package enum Effect: Equatable, Sendable {
    /// To say this aloud.
    case speak([Utterance])
    /// To write a flow file; one that is there already only if it may be replaced.
    case save(String, replacing: Bool)
    /// To draw everything anew.
    case redraw
    /// To go to the background.
    case suspend
    /// To end.
    case quit
  }

  /// What keys are for at the moment.
  enum Mode: Equatable, Sendable {
    case walking
    case help(first: Int)
    /// Waiting for an arrow.
    case scrolling
    case choosing(ActionChoice)
    case choosingItem(ItemChoice)
    case typing(LineEditor)
    case naming(LineEditor)
    case finding(LineEditor)
    /// Waiting for a yes or no.
    case confirming(String)
  }

  /// The walk.
  package private(set) var exploration: Exploration
  /// What is shown in the title bar for a screen without a title.
  let name: String
  /// How the sound is shown in the title bar, or `nil` while there is sound.
  package var soundNote: String?
  private(set) var mode = Mode.walking
  /// A remark that stands in the status line until the next key.
  private(set) var message: String?
  /// How many of the newest entries of the log are out of sight, as the log is looked back at.
  private(set) var logOffset = 0
  private let suggestion: String
  /// What the keys mean with the reader.
  let keys: KeyMap

  /// Begins a walk by keyboard.
  package init(_ exploration: Exploration, name: String, suggestion: String) {
    self.exploration = exploration
    self.name = name
    self.suggestion = suggestion
    keys = KeyMap(exploration.session.reading.reader.navigation)
  }

  /// Arrives on the screen.
  package mutating func start() -> [Effect] { spoken(exploration.start()) }

  /// Shows a remark until the next key.
  package mutating func show(_ text: String) { message = text }

  /// Asks whether a file may be replaced.
  package mutating func confirmReplacing(_ path: String) { mode = .confirming(path) }

  /// Takes a key.
  package mutating func take(_ key: Key) -> [Effect] {
    message = nil
    switch key {
    case .control("c"): return [.quit]
    case .control("l"): return [.redraw]
    case .control("z"): return [.suspend]
    default: break
    }
    switch mode {
    case .walking: return walk(key)
    case .help(let first): return leafThroughHelp(key, first)
    case .scrolling: return scroll(key)
    case .choosing(let choice): return choose(key, choice)
    case .choosingItem(let choice): return chooseItem(key, choice)
    case .typing(let editor): return type(key, editor)
    case .naming(let editor): return name(key, editor)
    case .finding(let editor): return find(key, editor)
    case .confirming(let path):
      mode = .walking
      if key == .character("y") || key == .character("Y") {
        return [.save(path, replacing: true)]
      }
      message = "not written"
      return []
    }
  }

  private mutating func walk(_ key: Key) -> [Effect] {
    guard let meaning = keys.meaning(of: key) else {
      if key != .other { message = "this key has no function here; ? shows the keys" }
      return []
    }
    if meaning != .olderLog, meaning != .newerLog { logOffset = 0 }
    switch meaning {
    case .command(let command): return perform(command)
    case .heading(let isBack):
      guard let events = exploration.goToHeading(back: isBack) else {
        message = "the rotor has no headings here"
        return []
      }
      return spoken(events)
    case .find: mode = .finding(LineEditor())
    case .type: return beginTyping()
    case .chooseAction:
      guard let choice = ActionChoice(exploration.actions) else {
        message = "the element has no actions"
        return []
      }
      mode = .choosing(choice)
      return say(choice.selected)
    case .chooseItem:
      guard let choice = ItemChoice(exploration.items, at: exploration.session.cursor?.stop ?? 0)
      else {
        message = "nothing to stop at here"
        return []
      }
      mode = .choosingItem(choice)
      return say(choice.selected ?? "")
    case .scroll: mode = .scrolling
    case .changeNavigationStyle: return spoken(exploration.changeNavigationStyle())
    case .hearAgain: return spoken(exploration.hearAgain())
    case .silence: break
    case .olderLog: logOffset = min(logOffset + 3, exploration.log.entries.count - 1)
    case .newerLog: logOffset = max(0, logOffset - 3)
    case .save: mode = .naming(LineEditor(suggestion))
    case .help: mode = .help(first: 0)
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .quit: return [.quit]
    }
    return []
  }

  private mutating func perform(_ command: Command) -> [Effect] {
    let events = exploration.perform(command)
    for case .refused(let refusal) in events { message = refusal.reason }
    return spoken(events)
  }

  private func spoken(_ events: [Event]) -> [Effect] {
    let utterances = SpokenEvents.utterances(in: events, language: exploration.language)
    return utterances.isEmpty ? [] : [.speak(utterances)]
  }

  private func say(_ text: String) -> [Effect] {
    [.speak([SpokenEvents.words(text, language: exploration.language)])]
  }
}

// MARK: - Modes

extension KeyWalk {
  // Whether something is being edited is asked of a copy: the session itself notices nothing.
  private mutating func beginTyping() -> [Effect] {
    var probe = exploration.session
    for case .refused(let refusal) in probe.perform(.type("")) {
      message = refusal.reason
      return []
    }
    mode = .typing(LineEditor(isSecret: exploration.session.typesSecret))
    return []
  }

  private mutating func type(_ key: Key, _ editor: LineEditor) -> [Effect] {
    var editor = editor
    switch key {
    case .enter:
      mode = .walking
      return editor.text.isEmpty ? [] : perform(.type(editor.text))
    case .escape: mode = .walking
    default:
      editor.take(key)
      mode = .typing(editor)
    }
    return []
  }

  private mutating func name(_ key: Key, _ editor: LineEditor) -> [Effect] {
    var editor = editor
    switch key {
    case .enter:
      mode = .walking
      let name = editor.text.drop { $0 == " " }
      return name.isEmpty ? [] : [.save(FlowPath.completed(String(name)), replacing: false)]
    case .escape: mode = .walking
    default:
      editor.take(key)
      mode = .naming(editor)
    }
    return []
  }

  private mutating func find(_ key: Key, _ editor: LineEditor) -> [Effect] {
    var editor = editor
    switch key {
    case .enter:
      mode = .walking
      guard !editor.text.isEmpty else { return [] }
      guard let events = exploration.find(editor.text) else {
        message = "not found after this stop: \(editor.text)"
        return []
      }
      return spoken(events)
    case .escape: mode = .walking
    default:
      editor.take(key)
      mode = .finding(editor)
    }
    return []
  }

  private mutating func scroll(_ key: Key) -> [Effect] {
    mode = .walking
    switch key {
    case .up: return perform(.scroll(.up))
    case .down: return perform(.scroll(.down))
    case .left: return perform(.scroll(.left))
    case .right: return perform(.scroll(.right))
    case .escape: return []
    default:
      message = "press an arrow key after s"
      return []
    }
  }

  private mutating func choose(_ key: Key, _ choice: ActionChoice) -> [Effect] {
    var choice = choice
    switch choice.take(key) {
    case .chosen(let name):
      mode = .walking
      return perform(.action(name))
    case .left:
      mode = .walking
      return []
    case .moved:
      mode = .choosing(choice)
      return say(choice.selected)
    case .ignored: return []
    }
  }

  private mutating func chooseItem(_ key: Key, _ choice: ItemChoice) -> [Effect] {
    var choice = choice
    switch choice.take(key) {
    case .chosen(let stop):
      mode = .walking
      guard let events = exploration.go(to: stop) else {
        message = "the reader cannot reach it by moving forward"
        return []
      }
      return spoken(events)
    case .left:
      mode = .walking
      return []
    case .moved:
      mode = .choosingItem(choice)
      return choice.selected.map(say) ?? []
    case .ignored: return []
    }
  }

  private mutating func leafThroughHelp(_ key: Key, _ first: Int) -> [Effect] {
    switch key {
    case .down, .pageDown: mode = .help(first: min(first + 1, keys.lines.count - 1))
    case .up, .pageUp: mode = .help(first: max(0, first - 1))
    default: mode = .walking
    }
    return []
  }
}
