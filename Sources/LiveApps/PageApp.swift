import AccessibilityTree
package import BrowserPages
package import Documents
import Hearing
import NavigationScript
package import ScreenReader
import Synchronization
package import TreeFormats

/// A live page as the app of a session: what the reader asks for is done in the browser, and what the page
/// made of it comes back as effects.
package final class PageApp: FlowApp, Sendable {
  private let page: LivePage
  private let reader: Reader
  /// Whether the reader is touched, so that fields have a keyboard on the screen.
  private let isTouched: Bool
  private let last = Mutex(Last())
  private let told = Mutex<[String]>([])
  // In milliseconds by the page's clock.
  private static let longestWait = 600_000

  private struct Last: Sendable {
    var title = ""
    var url = ""
    var focus: Int?
    var isEditing = false
    var caret: PageMoment.Caret?
    var activeDescendant: Int?
    /// The page as it was read, and its dump.
    var shown: (imported: ImportedScreen, source: SourceText)?
    /// The page as it was read, without what the keyboard on the screen makes of a field.
    var bridged: ImportedScreen?
    /// What the page looks like, or `nil` where nobody has asked.
    var picture: ScreenPhoto? { shown?.imported.picture }
    /// The node of the list whose choices are shown, or `nil`.
    var list: Int?
    /// The node from which the last key was pressed, or `nil`.
    var keyNode: Int?
  }

  /// Creates an app whose page is not opened yet.
  package init(_ page: LivePage, reader: Reader) {
    self.page = page
    self.reader = reader
    isTouched = !reader.isOnDesk
  }

  /// The page's address, without what stands behind its path.
  package var address: String {
    last.withLock { $0.url.prefix { $0 != "?" && $0 != "#" } }.description
  }

  /// What the page looks like; `nil` where nobody has asked, and while the system shows the choices of a list.
  package var picture: ScreenPhoto? { last.withLock { $0.list == nil ? $0.picture : nil } }

  /// What there is to say of how the pages were read that were shown so far, each once.
  package var remarks: [String] { told.withLock { $0 } }

  /// The number of the document's node that has the keyboard's focus, or `nil` for none.
  package var focus: Int? { last.withLock { $0.focus } }

  /// The number of the document's node that the one with the focus calls the active one, or `nil` for none.
  package var activeDescendant: Int? { last.withLock { $0.activeDescendant } }

  /// How many requests of a guarded page were stopped.
  package var stopped: (sends: Int, leaves: Int) { page.stopped }

  /// Whether the page has opened a socket, of which a guarded one hears nothing.
  package var usesSockets: Bool { page.usesSockets }

  /// Returns what a click on a node would do to the page, as far as its tag tells.
  package func parting(of node: Int) throws(SourceError) -> PageParting {
    try page.parting(of: node)
  }

  /// Whether the system shows the choices of a list in place of the page.
  package var showsList: Bool { last.withLock { $0.list != nil } }

  /// The page as it was read last, and its dump; `nil` before it is opened.
  package var shown: (imported: ImportedScreen, source: SourceText)? { last.withLock { $0.shown } }

  /// Returns whether the page shown goes by a name: its title, or the end of its address.
  package func shows(_ name: String) -> Bool {
    let address = self.address
    return last.withLock { $0.title == name } || address == name || address.hasSuffix("/\(name)")
  }

  /// Opens a page.
  package func open(
    _ input: PageInput
  ) throws(SourceError) -> (imported: ImportedScreen, effects: [AppEffect]) {
    let moment = try page.open(input)
    if page.isGuarded { try page.guardAgainstLeaving() }
    let bridged = try self.bridged(moment)
    var imported = edited(bridged, moment)
    _ = remember(moment, imported, bridged)
    var effects = PageEffects(moment, isNew: true, focus: nil).news
    // Where a page gives the focus to something as it opens, a reader on a desk is there.
    if !isTouched, let focus = moment.focus {
      effects.append(.focusDocumentNode(Self.heardNode(of: focus, in: &imported)))
    }
    return (imported, effects)
  }

  /// Goes to another page.
  package func visit(_ input: PageInput) -> [AppEffect] {
    AppEffect.told { () throws(SourceError) in
      let moment = try page.open(input)
      return try effects(of: moment, actedOn: nil)
    }
  }

  /// Closes the page.
  package func end() { page.end() }

  /// Returns what the pages keep; the walk is over then.
  package func storage() throws(SourceError) -> PageStorage { try page.storage() }

  /// What a session asks.
  package var model: AppModel {
    var model = AppModel { request, _ in self.answer(request) }
    model.isLive = true
    model.takesKeys = true
    model.keyboardFocus = { self.focus }
    model.caret = {
      self.last.withLock { $0.caret }.map {
        FieldCaret(start: $0.start, end: $0.end, isBack: $0.isBack, text: $0.text)
      }
    }
    model.letTimePass = { milliseconds, _ in
      AppEffect.told { () throws(SourceError) in
        guard milliseconds <= Self.longestWait else {
          return [.fail("the longest wait for a page is 10 minutes")]
        }
        guard let moment = try self.page.pass(milliseconds) else { return [] }
        return try self.effects(of: moment, actedOn: nil)
      }
    }
    return model
  }

  private func answer(_ request: AppRequest) -> [AppEffect]? {
    guard let act = PageAct(request.act) else { return nil }
    let node = request.element.documentNode
    return AppEffect.told { () throws(SourceError) in
      if let list = last.withLock({ $0.list }) { return try choose(act, node, from: list) }
      if act == .activate, let node, let choices = try choices(of: request.element, node) {
        return choices
      }
      if act.needsNode, node == nil { return [] }
      guard let moment = try page.perform(act, on: start(of: act, at: node)) else {
        if case .scroll = act { return [.end(of: .content)] }
        return [.fail("the element is no longer on the page")]
      }
      if case .key(let key) = act { return try self.effects(of: moment, by: key, from: node) }
      let effects = try self.effects(of: moment, actedOn: node)
      if act == .escape, !moment.hasChanged, effects.count == 1 { return [.end(of: .screens)] }
      return effects
    }
  }

  /// Returns where an act begins.
  ///
  /// Keys go on where the last one has led, as long as the cursor has not moved.
  private func start(of act: PageAct, at node: Int?) -> Int? {
    guard case .key = act else { return node }
    return last.withLock { last in
      let isSame = last.keyNode == node
      last.keyNode = node
      return isSame ? nil : node
    }
  }

  /// What a key has done.
  ///
  /// A Tab that leads to what had the focus before is heard, too, where somebody came from
  /// elsewhere; one that leads out of the page is told as its end.
  private func effects(
    of moment: PageMoment, by key: PageKey, from node: Int?
  ) throws(SourceError) -> [AppEffect] {
    let before = last.withLock { $0 }
    let effects = try self.effects(of: moment, actedOn: nil)
    guard key.isTab, !moment.isNewPage else { return effects }
    guard let focus = moment.focus else {
      return effects + [.end(of: .elements)]
    }
    let isTold = focus != before.focus
    return isTold || focus == node ? effects : effects + [.focusDocumentNode(focus)]
  }

  /// Shows what a list holds, in its place; `nil` for what is no list.
  private func choices(of element: Element, _ node: Int) throws(SourceError) -> [AppEffect]? {
    guard element.traits.contains(.popupButton) else { return nil }
    let list = PageChoices(try page.choices(of: node), isTouched: isTouched)
    guard let current = list.current else { return nil }
    last.withLock { $0.list = node }
    return [.replace(list.screen), .focusDocumentNode(current)]
  }

  /// Chooses from the list that is shown, or closes it.
  private func choose(
    _ act: PageAct, _ choice: Int?, from list: Int
  ) throws(SourceError) -> [AppEffect] {
    let moment: PageMoment?
    if act == .activate, let index = choice.flatMap(PageChoices.index) {
      moment = try page.perform(.choose(index), on: list)
    } else if act == .escape {
      moment = try page.pass(0)
    } else {
      return []
    }
    guard let moment else { return [.fail("the list is no longer on the page")] }
    return try effects(of: moment, actedOn: list) + [.focusDocumentNode(list)]
  }

  private func effects(
    of moment: PageMoment, actedOn node: Int?
  ) throws(SourceError) -> [AppEffect] {
    let bridged = try self.bridged(moment)
    var imported = edited(bridged, moment)
    let (before, now) = remember(moment, imported, bridged)
    var effects = PageEffects(moment, isNew: moment.isNewPage, focus: nil)
    // What a click took the focus from may have got it back.
    let isBack = node != nil && moment.hasMovedFocus
    if now.focus != before.focus || isBack, now.focus != node {
      effects.focus = now.focus.map { Self.heardNode(of: $0, in: &imported) }
    }
    if now.activeDescendant != before.activeDescendant {
      effects.activeDescendant = now.activeDescendant
      // What an item stood for has the focus itself again, which the browser tells as if it had just got it (recorded).
      if now.activeDescendant == nil, now.focus == before.focus, reader.stops.joins != nil {
        effects.focus = now.focus.map { Self.heardNode(of: $0, in: &imported) }
      }
    }
    effects.isHeardByItem = reader.stops.joins != nil
    effects.isRetitled = now.title != before.title
    if isTouched, now.isEditing != before.isEditing {
      effects.sound = now.isEditing ? .keyboardAppeared : .keyboardDisappeared
    }
    return effects.all(showing: imported.screen)
  }

  /// Returns the node that is heard where a node has the focus: itself, else the first thing in it of which the platform
  /// shows something, which is known by its number then.
  private static func heardNode(of focus: Int, in imported: inout ImportedScreen) -> Int {
    let tree = imported.screen.tree
    guard !tree.elements.contains(where: { $0.documentNode == focus }),
      let stated = imported.stated,
      let node = stated.screen.tree.elements.firstIndex(where: { $0.documentNode == focus })
    else { return focus }
    let inside = Int32(node)..<Int32(stated.screen.tree.end(of: node))
    guard let shown = stated.origins.firstIndex(where: inside.contains), shown < tree.count else {
      // A part of a field that the platform shows as one.
      let around = stated.screen.tree.ancestors(of: node).lazy.compactMap { ancestor in
        stated.origins.firstIndex(of: Int32(ancestor))
      }.first
      guard let around, tree[around].traits.contains(.textEntry) else { return focus }
      return tree[around].documentNode ?? focus
    }
    if let number = tree[shown].documentNode { return number }
    imported.screen.tree[shown].documentNode = focus
    return focus
  }

  private func remember(
    _ moment: PageMoment, _ imported: ImportedScreen, _ bridged: ImportedScreen
  ) -> (before: Last, now: Last) {
    last.withLock { last in
      let before = last
      last = Last(
        title: moment.title, url: moment.url, focus: moment.focus, isEditing: moment.isEditing,
        caret: moment.caret, activeDescendant: moment.activeDescendant,
        shown: (imported, moment.dump), bridged: bridged,
        keyNode: moment.isNewPage ? nil : before.keyNode)
      return (before, last)
    }
  }

  private func bridged(_ moment: PageMoment) throws(SourceError) -> ImportedScreen {
    if moment.isAsBefore, let bridged = last.withLock({ $0.bridged }) { return bridged }
    let bridged = try TreeReaders.read(moment.dump).bridged(for: reader)
    told.withLock { $0.appendMissing(bridged.report.remarks) }
    return bridged
  }

  /// Returns the page with a field as it is while the keyboard on the screen types into it.
  private func edited(_ bridged: ImportedScreen, _ moment: PageMoment) -> ImportedScreen {
    var imported = bridged
    guard isTouched, moment.isEditing, let focus = moment.focus else { return imported }
    let field = imported.screen.tree.elements.firstIndex { element in
      element.documentNode == focus && !element.traits.isDisjoint(with: Self.fields)
    }
    if let field { imported.screen.tree[field].traits.formUnion([.textEntry, .isEditing]) }
    return imported
  }

  private static let fields: Traits = [.textEntry, .searchField, .secureTextField, .textArea]
}

extension PageAct {
  /// Takes over what a reader asks of an app, or is `nil` for what means nothing to a page.
  fileprivate init?(_ act: AppRequest.Act) {
    switch act {
    case .activate: self = .activate
    case .increment: self = .increment
    case .decrement: self = .decrement
    case .escape: self = .escape
    case .type(let text): self = .type(text)
    case .key(let chord):
      var modifiers: PageKey.Modifiers = []
      for (held, modifier) in Self.modifiers where chord.modifiers.contains(held) {
        modifiers.insert(modifier)
      }
      guard let key = chord.domKey.flatMap({ PageKey($0, with: modifiers) }) else { return nil }
      self = .key(key)
    case .scroll(let direction):
      switch direction {
      case .up: self = .scroll(right: 0, down: -1)
      case .down: self = .scroll(right: 0, down: 1)
      case .left: self = .scroll(right: -1, down: 0)
      case .right: self = .scroll(right: 1, down: 0)
      }
    case .home, .magicTap, .action: return nil
    }
  }

  private static let modifiers: [(KeyChord.Modifier, PageKey.Modifiers)] = [
    (.shift, .shift), (.control, .control), (.alt, .alt), (.command, .meta),
  ]

  /// Whether the act is nothing without an element.
  fileprivate var needsNode: Bool {
    switch self {
    case .activate, .type, .increment, .decrement, .choose: true
    case .escape, .scroll, .key: false
    }
  }
}
