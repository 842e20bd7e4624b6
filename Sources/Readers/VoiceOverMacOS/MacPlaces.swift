import AccessibilityTree
import ScreenReader
import Voices

/// The words for what is gone into, left and landed in.
extension PhrasingContext {
  /// The name of a container that is interacted with: a list box has its label, others their role alone.
  func place(_ element: Element, isNamed: Bool) -> String {
    let own = element.roleDescription.flatMap { toolkit == .webKit && !$0.isEmpty ? $0 : nil }
    guard let role = own ?? MacRoleWords.phrase(of: element).flatMap({ phrase($0)?.pattern }) else {
      return element.label ?? ""
    }
    guard isNamed, let label = element.label, !label.isEmpty else { return role }
    return "\(label) \(role)"
  }

  /// Whether the words of a container go before what is landed on in it.
  static func isToldBefore(_ element: Element) -> Bool {
    switch element.semanticRole {
    case .listBox, .table, .grid, .treeGrid, .toolBar, .document: true
    default: false
    }
  }

  /// Whether a container is a dialog.
  static func isDialog(_ element: Element) -> Bool {
    element.semanticRole == .dialog || element.semanticRole == .alertDialog
  }
}

extension UtterancePart {
  /// What is gone into: "In web content", "In List of options list box", "In edit text semrush".
  static let macInside = UtterancePart("inside") { context, fragments in
    let element = context.element
    let isScreen = element == Element()
    let place =
      isScreen
      ? context.phrase("webContent")?.pattern ?? ""
      : context.place(element, isNamed: element.semanticRole == .listBox)
    context.say("inside", as: .container, filling: ["place": place], into: &fragments)
    if element.semanticRole == .textBox || element.semanticRole == .searchBox {
      context.say(text: element.value, as: .value, target: .value, into: &fragments)
    }
  }

  /// What is gone out of: "Out of edit text", the role alone.
  static let macOutside = UtterancePart("outside") { context, fragments in
    let isScreen = context.element == Element()
    let place =
      isScreen
      ? context.phrase("webContent")?.pattern ?? "" : context.place(context.element, isNamed: false)
    context.say("outOf", as: .container, filling: ["place": place], into: &fragments)
  }

  /// The container that was gone into by command, before its first stop.
  static let macEntering = UtterancePart("entering") { context, fragments in
    guard let container = context.surrounding?.element,
      PhrasingContext.isToldBefore(container)
    else {
      let web = context.phrase("webContent")?.pattern ?? ""
      return context.say("inside", as: .container, filling: ["place": web], into: &fragments)
    }
    let place = context.place(container, isNamed: container.semanticRole == .listBox)
    context.say("inside", as: .container, filling: ["place": place], into: &fragments)
    if container.semanticRole == .table || container.semanticRole == .grid {
      context.say("noSelection", as: .container, into: &fragments)
    }
  }

  /// What the keyboard's focus has left and entered, before what it has landed on.
  static let macLanding = UtterancePart("landing") { context, fragments in
    guard context.verbosity.speaks(.containers) else { return }
    for container in context.left.map(\.element) where PhrasingContext.isToldBefore(container) {
      let name = container.label.flatMap { $0.isEmpty ? nil : $0 }
      let place = name ?? context.place(container, isNamed: false)
      context.say("leaving", as: .container, filling: ["place": place], into: &fragments)
    }
    var entered = context.entered.map(\.element)
    if let only = context.onlyChild, context.side == .start { entered.append(only) }
    for container in entered where PhrasingContext.isToldBefore(container) {
      let place = context.place(container, isNamed: true)
      context.say("entering", as: .container, filling: ["place": place], into: &fragments)
    }
    for surrounding in context.entered where PhrasingContext.isDialog(surrounding.element) {
      context.sayDialog(surrounding, into: &fragments)
    }
  }

  /// The groups and regions that the keyboard's focus has entered, behind what it has landed on.
  static let macContext = UtterancePart("context") { context, fragments in
    guard context.verbosity.speaks(.containers) else { return }
    for container in context.entered.map(\.element).reversed() {
      guard !PhrasingContext.isToldBefore(container), !PhrasingContext.isDialog(container),
        container.semanticRole != .comboBox, context.isToldOnEntry(container)
      else { continue }
      // Safari tells of a fieldset by its legend and as a group (transcribed: "animal, animal group").
      if container.webFlags.contains(.isFieldset) {
        context.say(text: container.label, as: .container, into: &fragments)
      }
      if context.isListOfPage(container) {
        context.sayCounts(of: container, into: &fragments)
        continue
      }
      let language = context.language(ofOther: container.language)
      if context.toolkit == .webKit, container.states.isRequired == true {
        context.say(text: container.label, as: .container, language: language, into: &fragments)
        context.say("required", as: .container, into: &fragments)
        let role = context.place(container, isNamed: false)
        context.say(text: role, as: .container, into: &fragments)
      } else {
        context.say(
          text: context.place(container, isNamed: true), as: .container, language: language,
          into: &fragments)
      }
    }
  }
}

extension PhrasingContext {
  /// Whether the keyboard's focus tells of a container that it enters: of those with a name, and on pages of
  /// landmarks and lists.
  fileprivate func isToldOnEntry(_ container: Element) -> Bool {
    if container.label?.isEmpty == false { return true }
    guard toolkit == .webKit, let role = container.semanticRole else { return false }
    return role == .list || role.category == .landmark
  }

  /// Whether a container is a list of a page, of which its number of items is told, too ("current page link
  /// Overview list 4 items level 2": w3c/aria-at, reports of Safari).
  fileprivate func isListOfPage(_ container: Element) -> Bool {
    toolkit == .webKit && container.semanticRole == .list
  }

  fileprivate func sayCounts(of list: Element, into fragments: inout [Fragment]) {
    say(text: place(list, isNamed: true), as: .container, into: &fragments)
    if let count = entered.first(where: { $0.element == list })?.listItems {
      say("itemCount", as: .container, filling: ["count": String(count)], into: &fragments)
    }
    if let level = list.level, level > 1 {
      say("listLevel", as: .container, filling: ["level": String(level)], into: &fragments)
    }
  }

  fileprivate func sayDialog(_ dialog: Surrounding, into fragments: inout [Fragment]) {
    let key: PhraseKey =
      dialog.element.semanticRole == .alertDialog ? "webAlertDialog" : "webDialog"
    guard let role = phrase(key)?.pattern else { return }
    if let label = dialog.element.label, !label.isEmpty {
      let name = "\(label) \(role)"
      say(
        "dialogSize", as: .container, filling: ["name": name, "count": String(dialog.count)],
        into: &fragments)
    } else if let first = dialog.first {
      say(
        "unnamedDialog", as: .container,
        filling: ["first": first, "count": String(dialog.count - 1), "name": role],
        into: &fragments)
    }
  }
}
