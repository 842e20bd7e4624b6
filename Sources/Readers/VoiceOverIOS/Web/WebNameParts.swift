import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// The names of the lists, tables and groups that were just entered.
  ///
  /// Landmarks tell theirs where they begin and end; figures, toolbars and dialogs tell none (transcribed). A
  /// name that is heard right here, and a group's that was heard right before, as a legend's is, is not said
  /// again: a swipe into a fieldset is told of it by its legend alone (transcribed on iOS 12 to 15).
  static let webContainers = UtterancePart("webContainers") { context, fragments in
    guard context.verbosity.speaks(.containers) else { return }
    for container in context.entered.map(\.element) where container.isNamedOnEntry {
      guard let name = container.label, name != context.element.label,
        !container.isNamedByText || name != context.previous?.label
      else { continue }
      let language = context.language(ofOther: container.language)
      context.say(text: name, as: .container, language: language, into: &fragments)
      if container.traits.contains(.notEnabled) {
        context.say(.dimmed, as: .state, into: &fragments)
      }
    }
  }

  /// The label; the marks of lists by their names, "bullet" and "white bullet" (transcribed).
  static let webLabel = UtterancePart("webLabel") { context, fragments in
    let label = context.element.label
    if let mark = WebMark(label), mark.rest.isEmpty {
      return context.say(mark.phrase, as: .label, into: &fragments)
    }
    // A month or week tells its value alone (transcribed on iOS 14).
    if context.element.webFlags.contains(.isDateTime), context.element.value != nil { return }
    // WebKit writes the word before the label of a rule, and none for a splitter (documented).
    if context.element.role == .separator, !context.element.webFlags.contains(.isSplitter) {
      context.say("separator", as: .role, into: &fragments)
    }
    context.say(text: label, as: .label, target: .label, into: &fragments)
  }

  /// The value, of a secret its length, and what an empty field shows.
  static let webValue = UtterancePart("webValue") { context, fragments in
    let element = context.element
    let value = element.value ?? ""
    if context.traits.contains(.secureTextField), !value.isEmpty {
      return context.say(
        "characterCount", as: .value, filling: ["count": String(value.count)], into: &fragments)
    }
    if element.webFlags.contains(.isFile), value.isEmpty {
      return context.say("noFileSelected", as: .value, into: &fragments)
    }
    let shown = context.webDate ?? context.plainValue
    context.say(text: shown, as: .value, target: .value, into: &fragments)
    if value.isEmpty, element.placeholder != element.label {
      context.say(text: element.placeholder, as: .value, into: &fragments)
    }
  }

  /// What the page adds to an element, with its own word: "description, I'm help text" (transcribed, 18.7).
  static let webContent = UtterancePart("webContent") { context, fragments in
    for content in context.element.content where content.isImportant {
      if content.label == "description" {
        context.say("description", as: .content, into: &fragments)
      } else {
        context.say(text: content.label, as: .content, into: &fragments)
      }
      context.say(text: content.value, as: .content, into: &fragments)
    }
  }
}

extension Element {
  fileprivate var isNamedOnEntry: Bool {
    switch role {
    case .list, .listBox, .table, .grid, .treeGrid, .group, .radioGroup, .tabList, .menu, .tree:
      true
    default: false
    }
  }

  // The names of groups are mostly texts of their own.
  fileprivate var isNamedByText: Bool { role == .group || role == .radioGroup }
}
