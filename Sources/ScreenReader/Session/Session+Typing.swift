import AccessibilityTree
import Voices

extension Session {
  /// Begins to edit a field: the keyboard appears, and the field is said again with "is editing".
  ///
  /// Only one field has the keyboard (recorded: "is editing" is said of the first responder).
  mutating func beginEditing(_ node: Int) -> [Event] {
    if let other = editedField(), other.node != node { leave(other.node) }
    selectsAll = false
    change(node: node) { $0.traits.formUnion([.textEntry, .isEditing]) }
    editing = (node, screen.tree[node].value?.count ?? 0)
    secret = nil
    return [.earcon(.keyboardAppeared)] + sayAgain(reason: .change)
  }

  /// Ends editing, as when another screen takes the place of the one with the field.
  mutating func endEditing() -> [Event] {
    guard let field = editing else { return [] }
    leave(field.node)
    editing = nil
    secret = nil
    selectsAll = false
    return [.earcon(.keyboardDisappeared)]
  }

  private mutating func leave(_ field: Int) {
    change(node: field) { $0.traits.remove(.isEditing) }
  }

  /// Types text: characters are echoed, and a word when it ends; a secure field only clicks.
  mutating func type(_ text: String) -> [Event] {
    guard app.takesKeys else { return typeLine(text) }
    // On a page a line ends with the key, which may send a form.
    var events: [Event] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 { events += pressOnPage(KeyChord([], ["Enter"])) }
      if events.contains(where: \.isRefusal) { break }
      if !line.isEmpty { events += typeLine(String(line)) }
      if events.contains(where: \.isRefusal) { break }
    }
    return events
  }

  private mutating func typeLine(_ text: String) -> [Event] {
    guard let field = editedField() else { return [.refused(.notEditing)] }
    editing = field
    var events: [Event] = []
    let isSecure = screen.tree[field.node].holdsSecret
    var typed = selectsAll ? [] : Array((screen.tree[field.node].value ?? "").prefix(field.offset))
    let echo =
      reading.reader.navigation.echoesWordAtCaret ? .nothing : settings.typingFeedback
    for character in text {
      typed.append(character)
      if isSecure {
        events.append(echo == .nothing ? .earcon(.secureTextEntered) : secretTyped())
        continue
      }
      if echo == .characters || echo == .both {
        events.append(say(character))
      }
      if echo == .words || echo == .both, let word = Self.wordEnding(typed) {
        events.append(say(word, reason: .text))
      }
    }
    let before = focusedState
    var inserted = insert(Array(text))
    // What the field proposes has opened or closed (recorded of readers of lines).
    if reading.reader.stops.joins != nil, let before {
      inserted += tellExpansion(since: before)
    }
    guard reading.reader.navigation.echoesWordAtCaret, !isSecure else { return events + inserted }
    // What the page does with the text, such as moving on, is heard in its place.
    let hasSpoken = inserted.contains { if case .utterance = $0 { true } else { false } }
    return inserted + (hasSpoken ? [] : sayWordAtCaret())
  }

  // Some readers say a bullet for each character of a secret, others only click.
  private mutating func secretTyped() -> Event {
    say(phrase: .secretCharacter, reason: .text).first ?? .earcon(.secureTextEntered)
  }

  // The word that typing has made so far; a mark begins another one, an underline does not.
  private mutating func sayWordAtCaret() -> [Event] {
    guard let field = editing else { return [] }
    state.carets[field.node] = .end
    let text = Array(screen.tree[field.node].value ?? "").prefix(field.offset)
    let word = text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed()
    return word.isEmpty ? [] : [say(String(word), reason: .text)]
  }

  /// Deletes characters before the insertion point, or the selection, and says them.
  mutating func delete(_ count: Int) -> [Event] {
    guard let field = editedField() else { return [.refused(.notEditing)] }
    editing = field
    var value = Array(text(ofField: field.node))
    let isSecure = screen.tree[field.node].holdsSecret
    if selectsAll {
      // Some readers say that the field is empty now, others what was in it.
      let cleared = value.count > 1 ? say(phrase: "clearedText", reason: .text) : []
      if !cleared.isEmpty { return cleared + setText("", offset: 0) }
      let said = isSecure ? .earcon(.secureTextEntered) : say(String(value), reason: .text)
      return [said] + setText("", offset: 0)
    }
    var offset = min(field.offset, value.count)
    var events: [Event] = []
    for _ in 0..<max(1, count) {
      guard offset > 0 else {
        events += end(of: .text)
        break
      }
      offset -= 1
      let character = value.remove(at: offset)
      events.append(isSecure ? secretDeleted() : sayDeleted(character))
    }
    return events + setText(String(value), offset: offset)
  }

  private mutating func secretDeleted() -> Event {
    guard let bullet = reading.phrase(.secretCharacter) else { return .earcon(.secureTextEntered) }
    return say(phrase: .deleted, filling: ["text": bullet.filled([:])], reason: .text).first
      ?? .earcon(.secureTextEntered)
  }

  // Some readers say what was deleted, others that it was.
  private mutating func sayDeleted(_ character: Character) -> Event {
    let name = reading.words(in: focusedElement?.language).book.name(of: character)
    return say(phrase: .deleted, filling: ["text": name], reason: .text).first ?? say(character)
  }

  /// Whether what is typed next goes into a field for secrets.
  package var typesSecret: Bool {
    editedField().map { screen.tree[$0.node].holdsSecret } ?? false
  }

  /// Returns a command as it may be written down: what goes into a secure field as bullets.
  package func shown(_ command: Command) -> Command {
    guard [.press, .type].contains(command.word), typesSecret else { return command }
    if case .keys(let keys) = command.argument, command.word == .press {
      let shown = keys.map { key in
        key.character == nil ? key : KeyChord([], [Element.hidden("x")])
      }
      return CommandWord.press.command(.keys(shown)) ?? command
    }
    return command.word == .type ? .type(Element.hidden(command.argument.text)) : command
  }

  // The field that has the keyboard: the one being edited, or the one that says so of itself. As on a
  // phone, what is typed goes there wherever the cursor is.
  func editedField() -> (node: Int, offset: Int)? {
    if let editing { return editing }
    let stop = reading.order.stops.first {
      screen.tree[$0.element].traits.isSuperset(of: [.textEntry, .isEditing])
    }
    guard let node = stop?.element ?? fieldInFocusMode else { return nil }
    return (node, screen.tree[node].value?.count ?? 0)
  }

  // At a desk a field under the cursor is typed into as soon as keys are its own.
  private var fieldInFocusMode: Int? {
    let navigation = reading.reader.navigation
    guard reading.reader.isOnDesk, navigation.interaction == nil, navigation.takesFocus != nil,
      state.isInFocusMode || screen.tree.isWindow || navigation.turnsToFocusMode == nil,
      let node = focusedNode
    else { return nil }
    switch screen.tree[node].role {
    case .textBox, .searchBox, .comboBox, .spinButton: return node
    default: return nil
    }
  }

  /// Whether what is typed goes into a field.
  var isTyping: Bool { editedField() != nil }

  // A word ends with a character that is neither letter nor digit; it is said once that is typed.
  private static func wordEnding(_ text: [Character]) -> String? {
    func isWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "'" || character == "’"
    }
    guard let last = text.last, !isWord(last) else { return nil }
    let word = text.dropLast().reversed().prefix(while: isWord).reversed()
    return word.isEmpty ? nil : String(word)
  }
}
