import AccessibilityTree
import Voices

/// What the edit rotor offers; Apple's tables have more words (bold, look up, undo) for what no tree knows.
enum EditOperation: CaseIterable {
  case selectAll, cut, copy, paste

  var name: PhraseKey {
    switch self {
    case .selectAll: .editSelectAll
    case .cut: .editCut
    case .copy: .editCopy
    case .paste: .editPaste
    }
  }

  /// What is said of the text that was selected, cut, copied or pasted, by readers that say it.
  var result: PhraseKey {
    switch self {
    case .selectAll: "selectedText"
    case .cut: "cutText"
    case .copy: "copiedText"
    case .paste: "pastedText"
    }
  }
}

extension Session {
  /// What can be done with the text being edited: cutting and copying with a selection, which a field for
  /// secrets does not offer (as UIKit's do not), pasting with something to paste.
  func editOperations(at stop: Int) -> [EditOperation] {
    guard let field = editing, field.node == reading.order.stops[stop].element else { return [] }
    let hasText = screen.tree[field.node].value?.isEmpty == false
    let isSecret = screen.tree[field.node].holdsSecret
    return EditOperation.allCases.filter { operation in
      switch operation {
      case .selectAll: hasText
      case .cut, .copy: selectsAll && hasText && !isSecret
      case .paste: pasteboard?.isEmpty == false
      }
    }
  }

  /// The operation that is called so, where a reader offers it beside the actions of an element.
  func operation(called name: String, at stop: Int) -> EditOperation? {
    guard reading.reader.navigation.editsByActions else { return nil }
    return editOperations(at: stop).first { operation in
      reading.phrase(operation.name)?.pattern.lowercased() == name.lowercased()
    }
  }

  /// The operation that the rotor has been turned down to, which a double tap does.
  func chosenOperation(at stop: Int) -> EditOperation? {
    guard let rotorPosition, case .edit = rotorInUse?.rotor.use else { return nil }
    let operations = editOperations(at: stop)
    return operations.indices.contains(rotorPosition) ? operations[rotorPosition] : nil
  }

  /// Does something with the text being edited.
  ///
  /// What is said is the text that it was done with, by readers that say it, else the operation's name
  /// (assumed).
  mutating func perform(_ operation: EditOperation) -> [Event] {
    guard let field = editing else { return [.refused(.notEditing)] }
    let text = screen.tree[field.node].value ?? ""
    rotorPosition = nil
    let isSecret = screen.tree[field.node].holdsSecret
    let subject = operation == .paste ? pasteboard ?? "" : text
    var events: [Event] =
      isSecret ? [] : say(phrase: operation.result, filling: ["text": subject], reason: .answer)
    if events.isEmpty { events = say(phrase: operation.name, reason: .answer) }
    switch operation {
    case .selectAll: selectsAll = true
    case .copy: pasteboard = text
    case .cut:
      pasteboard = text
      events += setText("", offset: 0)
    case .paste: events += insert(Array(pasteboard ?? ""))
    }
    return events
  }

  /// Puts characters in at the insertion point, or in the place of a selection.
  mutating func insert(_ characters: [Character]) -> [Event] {
    guard let field = editing else { return [] }
    var value = selectsAll ? [] : Array(text(ofField: field.node))
    let offset = min(selectsAll ? 0 : field.offset, value.count)
    value.insert(contentsOf: characters, at: offset)
    return setText(String(value), offset: offset + characters.count)
  }

  /// Gives the field a text and tells the app.
  mutating func setText(_ text: String, offset: Int) -> [Event] {
    guard let node = editing?.node else { return [] }
    selectsAll = false
    var events = change(node: node) { $0.value = text.isEmpty ? nil : text }
    editing = (node, offset)
    secret = screen.tree[node].holdsSecret ? (node, text) : nil
    if let effects = ask(.type(text), of: node, &events) { events += apply(effects) }
    return events
  }

  /// The text of the field being edited as the app has it; the tree has bullets for a secret.
  func text(ofField node: Int) -> String {
    let shown = screen.tree[node].value ?? ""
    // What the app has put into the field meanwhile is mostly of another length.
    guard let secret, secret.node == node, secret.text.count == shown.count else { return shown }
    return secret.text
  }
}
