package import AccessibilityTree
import Documents
package import ScreenReader

/// A Voice Control user: what is shown, and what their words do.
package struct VoiceUse: TechnologyUse {
  /// The node of the last action.
  package private(set) var node: Int?
  /// The screen as Voice Control sees it.
  private var control: VoiceControl?
  /// The names and numbers that are shown.
  private var isNumbered = false
  /// The elements between which the user must choose by number, and the action for the chosen one.
  private var choices: (nodes: [Int], verb: SpokenCommand.Verb)?
  /// The element whose actions are shown, and their names.
  private var actions: (node: Int, names: [String])?

  package init() {}

  package mutating func look(at session: Session, since old: ElementTree?) -> [Event] {
    control = VoiceControl(session.reading)
    (isNumbered, choices, actions) = (false, nil, nil)
    node = old.flatMap { old in node.flatMap { session.node($0, of: old) } }
    return []
  }

  package mutating func perform(_ act: TechnologyAct, in session: inout Session) -> [Event] {
    switch act {
    case .say(let text): return say(text, in: &session)
    case .type(let text): return type(.type(text), on: nil, in: &session)
    case .delete(let count): return type(.delete(count), on: nil, in: &session)
    case .wait(let milliseconds): return command(.wait(milliseconds), on: nil, in: &session)
    case .press, .select, .advance: return []
    }
  }

  private mutating func say(_ text: String, in session: inout Session) -> [Event] {
    guard let control else { return [] }
    if SpokenName(text).words.isEmpty {
      return [.refused(.notPossible("\"\(text)\" cannot be spoken"))]
    }
    let spoken = SpokenCommand(text, in: session.screen.language)
    if let choices, let number = SpokenCommand.number(SpokenName(spoken.target ?? text)) {
      guard choices.nodes.indices.contains(number - 1) else {
        return [.refused(.notPossible("the numbers go from 1 to \(choices.nodes.count)"))]
      }
      return act(choices.verb, on: choices.nodes[number - 1], in: &session)
    }
    if let actions, let name = actions.names.first(where: { SpokenName($0) == SpokenName(text) }) {
      return [.shown(.init(.action, name))]
        + command(.action(name), on: actions.node, in: &session)
    }
    // What the system itself listens to goes before names that are the same (assumed).
    if let command = spoken.command { return perform(command, in: &session) }
    // A name may begin with the word of a command, as "Press releases" does.
    let whole = items(named: SpokenName(text), in: control)
    if !whole.isEmpty { return act(.tap, on: whole, in: &session) }
    guard let target = spoken.target else { return notUnderstood(text, control) }
    let named = items(named: SpokenName(target), in: control)
    if !named.isEmpty { return act(spoken.verb, on: named, in: &session) }
    guard let number = SpokenCommand.number(SpokenName(target)) else {
      return notUnderstood(target, control)
    }
    guard isNumbered else {
      return [.refused(.notPossible("no numbers are shown; say \"Show numbers\" first"))]
    }
    guard let item = control.items.first(where: { $0.number == number }) else {
      return [.refused(.notPossible("the numbers go from 1 to \(control.items.count)"))]
    }
    return act(spoken.verb, on: item.node, in: &session)
  }

  private func items(named name: SpokenName, in control: VoiceControl) -> [Int] {
    control.items.filter { VoiceControl.spoken($0).contains(name) }.map(\.node)
  }

  private func notUnderstood(_ text: String, _ control: VoiceControl) -> [Event] {
    let names = control.items.map { "\"\($0.shown)\"" }
    let listed = names.isEmpty ? "no names" : names.joined(separator: ", ")
    let meant = Spelling.question(for: text, among: control.items.map(\.shown))
    return [
      .refused(
        .notPossible("nothing here has this name; \(meant ?? "Voice Control shows \(listed)")"))
    ]
  }

  // MARK: Acting

  // Several with one name: a number is asked for (documented: Apple, "Voice Control Synonyms"; the words recorded:
  // string tables of iOS 15).
  private mutating func act(
    _ verb: SpokenCommand.Verb, on nodes: [Int], in session: inout Session
  ) -> [Event] {
    if nodes.count == 1 { return act(verb, on: nodes[0], in: &session) }
    choices = (nodes, verb)
    let numbers = nodes.enumerated().map { "\($0 + 1) \(name(of: $1, session))" }
    return [
      .shown(.init(.numbers, numbers.joined(separator: ", "))),
      .shown(.init(.answer, "Say number of desired item.")),
    ]
  }

  private mutating func act(
    _ verb: SpokenCommand.Verb, on node: Int, in session: inout Session
  ) -> [Event] {
    self.node = node
    let name = name(of: node, session)
    switch verb {
    case .tap:
      return [.shown(.init(.activated, name))] + command(.activate, on: node, in: &session)
    case .increment(let count), .decrement(let count):
      let word: Command = if case .increment = verb { .increment } else { .decrement }
      var events: [Event] = []
      for _ in 0..<count {
        guard let node = self.node else { break }
        events += command(word, on: node, in: &session)
        if events.contains(where: \.isRefusal) { break }
      }
      return events
    case .showActions:
      let names = session.screen.tree[node].actions
      guard !names.isEmpty else {
        // Recorded: string tables of iOS 15.
        return [.shown(.init(.answer, "No actions are available for this item."))]
      }
      actions = (node, names)
      return [.shown(.init(.menu, names.joined(separator: ", ")))]
    case .gesture(let gesture):
      return [
        .shown(.init(.nothing, "the effect of a \(gesture) on \(name) is unknown"))
      ]
    }
  }

  private func name(of node: Int, _ session: Session) -> String {
    control?.items.first { $0.node == node }?.shown
      ?? ShownElement.name(of: session.screen.tree[node])
  }

  private mutating func perform(
    _ spoken: SpokenCommand.Whole, in session: inout Session
  ) -> [Event] {
    guard let control else { return [] }
    switch spoken {
    case .showNames:
      return [.shown(.init(.names, control.items.map(\.shown).joined(separator: ", ")))]
    case .showNumbers:
      isNumbered = true
      let numbers = control.items.map { "\($0.number) \($0.shown)" }
      return [.shown(.init(.numbers, numbers.joined(separator: ", ")))]
    case .hide:
      (isNumbered, choices, actions) = (false, nil, nil)
      return [.shown(.init(.hidden, "names and numbers"))]
    case .goBack: return command(.escape, on: nil, in: &session)
    case .goHome: return command(.home, on: nil, in: &session)
    case .scroll(let way):
      return command(.scroll(way), on: node, in: &session)
    case .unknown(let what):
      return [.shown(.init(.nothing, "the effect of \(what) here is unknown"))]
    }
  }
}
