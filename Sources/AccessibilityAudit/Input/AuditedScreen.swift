public import AccessibilityTree
public import Documents
package import ScreenReader
public import Transcript
public import VoiceProfiles
import Voices

/// A screen with all data for rules, computed once: its order, its transcript, its rotors.
public struct AuditedScreen: Sendable {
  /// The file as the user named it.
  package let path: String
  /// The screen.
  package let screen: Screen
  /// What the app or page is drawn with, before a bridge told it to the reader; `nil` for the platform's own.
  let toolkit: Toolkit?
  /// The screen as the reader reads it.
  package let reading: ScreenReading
  /// The utterances, stop by stop: one for each of ``stops``.
  package let transcript: Transcript
  /// The rotors that list parts of the screen.
  package let rotors: [RotorList]
  /// The nodes at which the cursor stops, in reading order.
  ///
  /// A container whose start and end are stops appears twice. A line appears as its first node.
  package let stops: [Int]
  /// The nodes with words of their own, each once, in reading order.
  ///
  /// These include all nodes of a line, but not the start and end of containers.
  package let elements: [Int]
  private let elementOfNode: [Int32]
  /// The words of the reader, in every language.
  let phrases: PhraseLibrary
  /// The estimate of listening times.
  package let listening: ListeningTime
  /// The guidelines that apply where they differ.
  package let profile: AuditProfile
  /// The reasons why nodes are not stops, by the outermost omitted node.
  package let omissions: [Int: Omission.Reason]
  /// Why each node is no stop, itself or with what holds it; `nil` for one that is met.
  let inheritedOmissions: [Omission.Reason?]
  /// The data that the input's format cannot contain, so that its absence means nothing; empty for a handwritten
  /// screen.
  package let cannotCarry: [Capability]
  /// The reason why the reader reaches nothing, or `nil`.
  package let silence: Silence?

  /// Whether the input would tell what an empty field shows.
  ///
  /// Older dumps of Apple's apps mix it with what is typed (measured), and so do people who write down what they
  /// hear: only a field that shows something proves that it is told.
  private(set) var tellsPlaceholders = true
  /// The nodes that draw words, as far as the input tells: texts and controls, and those inside of elements.
  private(set) var textNodes: [Int] = []
  /// What can be hit.
  private(set) var targets = Targets()
  /// What ``own`` returns, or nothing.
  private var page: [AuditedScreen] = []
  /// What the reader of a page says of its nodes, for the elements of that page.
  let hearing: PageHearing?
  let origins: NodeOrigins
  /// The nodes as they are stated, which ``origins`` are of.
  let statedTree: ElementTree
  private let markup: [PageMarkup?]
  private let source: SourceText?
  private let offsets: [Int]
  private let stopOfNode: [Int32]
  /// What is said of each node of a line.
  private let spans: [Int: Utterance]
  private let interactive: [Bool]
  private let spoken: [Element]
  private let labels: [String]
  /// The language of the words of each node.
  let languages: [WordLanguage]
  private let facts: Set<String>
  /// The ids that more than one node has.
  let repeatedIDs: Set<String>
  private let stated: [Int: ElementFacts]
  /// For each node the innermost one around it that scrolls or cuts off what is inside it, or -1.
  private(set) var scrollers: [Int32] = []

  /// Prepares a screen for an audit.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - path: The path of the file as the user named it.
  ///   - options: The reader and its options.
  ///   - listening: The estimate of listening times.
  ///   - profile: The guidelines that apply where they differ.
  ///   - source: The text that the screen was read from, or `nil` if there is none.
  ///   - offsets: The offset of each node in the text, in bytes; empty if unknown.
  ///   - leftOut: What the import left out, by kind: "scroll bars (2)".
  /// - Throws: An error for options that do not fit the reader or the screen.
  /// - Complexity: O(n log n) in the number of nodes.
  public init(
    _ screen: Screen, path: String, options: ReaderOptions = ReaderOptions(),
    listening: ListeningTime, profile: AuditProfile = .all, source: SourceText? = nil,
    offsets: [Int] = [], leftOut: [String] = []
  ) throws(SourceError) {
    try self.init(
      screen, stated: nil, path: path, options: options, listening: listening, profile: profile,
      source: source, offsets: offsets, leftOut: leftOut)
  }

  /// Reads a screen that a bridge has already converted for a reader.
  package init(
    _ screen: Screen, stated: StatedScreen?, path: String,
    options: ReaderOptions = ReaderOptions(), listening: ListeningTime,
    profile: AuditProfile = .all, source: SourceText? = nil, offsets: [Int] = [],
    leftOut: [String] = []
  ) throws(SourceError) {
    try self.init(
      screen, stated, path, options, listening, profile, source, offsets, leftOut: leftOut,
      markup: stated?.markup ?? [], hearing: nil)
    var page = stated?.screen ?? screen
    guard page.toolkit == .web else { return }
    (page.platform, page.textSize) = (.web, screen.textSize)
    self.page = [
      try AuditedScreen(
        PageHearing.page(of: page), nil, path, ReaderOptions(language: options.language),
        listening, profile, source, offsets, leftOut: [],
        markup: stated?.markup ?? [], hearing: PageHearing(self))
    ]
  }

  private init(
    _ screen: Screen, _ stating: StatedScreen?, _ path: String, _ options: ReaderOptions,
    _ listening: ListeningTime, _ profile: AuditProfile, _ source: SourceText?, _ offsets: [Int],
    leftOut: [String], markup: [PageMarkup?], hearing: PageHearing?
  ) throws(SourceError) {
    self.path = path
    self.profile = profile
    self.listening = listening
    self.hearing = hearing
    cannotCarry = screen.origin?.cannotCarry ?? []
    let reading = try options.reading(screen, explained: true)
    let given = stating?.screen ?? screen
    // Rules look at what the reader is shown, not at what it was made from.
    toolkit = given.toolkit
    let screen = reading.screen
    self.reading = reading
    self.screen = screen
    silence = Silence(reading, leftOut: leftOut)
    phrases = try reading.reader.phrases()
    statedTree = given.tree
    self.markup = markup
    origins = NodeOrigins(
      stating?.origins ?? reading.origins, given: given.tree, shown: screen.tree)
    self.offsets = origins.fit(offsets) ? offsets : []
    self.source = source
    transcript = Transcript(reading, rendering: Rendering(.spoken))
    rotors = reading.rotorLists()
    stops = reading.order.stops.map(\.element)
    let omissions = Dictionary(
      reading.order.omissions.map { ($0.element, $0.reason) },
      uniquingKeysWith: { first, _ in first })
    self.omissions = omissions
    // A parent stands before what it holds, so that one pass hands its reason down.
    var inherited: [Omission.Reason?] = []
    inherited.reserveCapacity(screen.tree.count)
    for node in 0..<screen.tree.count {
      let outer = screen.tree.parent(of: node).flatMap { inherited[$0] }
      inherited.append(outer ?? omissions[node])
    }
    inheritedOmissions = inherited
    var stopOfNode = [Int32](repeating: -1, count: screen.tree.count)
    // Where a container ends is no place to look for what it says of itself.
    for (stop, node) in stops.enumerated() where reading.order.stops[stop].side != .end {
      stopOfNode[node] = Int32(stop)
    }
    var elements: [Int] = []
    var spans: [Int: Utterance] = [:]
    var isKnown = [Bool](repeating: false, count: screen.tree.count)
    for (stop, place) in reading.order.stops.enumerated()
    where place.side == .element
      || place.side == .start && screen.tree[place.element].isInteractive
    {
      for node in place.parts where !isKnown[node] {
        isKnown[node] = true
        elements.append(node)
      }
      guard !place.others.isEmpty else { continue }
      for part in reading.parts(at: stop, from: stop > 0 ? stop - 1 : nil) {
        spans[part.element] = part.utterance
      }
    }
    self.elements = elements
    var elementOfNode = [Int32](repeating: -1, count: screen.tree.count)
    for (index, node) in elements.enumerated() { elementOfNode[node] = Int32(index) }
    self.elementOfNode = elementOfNode
    self.spans = spans
    self.stopOfNode = stopOfNode
    interactive = screen.tree.elements.map(\.isInteractive)
    // Nearly every rule asks for these, of nearly every node.
    var spoken = screen.tree.elements
    for node in elements { spoken[node] = reading.resolved(node) }
    for (stop, node) in stops.enumerated() { spoken[node] = reading.element(at: stop) }
    self.spoken = spoken
    labels = spoken.map { $0.label?.audible?.trimmed ?? "" }
    languages = spoken.map { WordLanguage(of: $0, on: screen.language) }
    var stated: [Int: ElementFacts] = [:]
    var facts: Set<String> = []
    for index in screen.tree.elements.indices where screen.tree[index].statesFacts {
      stated[index] = screen.tree[index].statedFacts
      for entry in screen.tree[index].facts { facts.insert(entry.key) }
      // A page's landmarks state their kind as their role.
      if screen.tree[index].role?.category == .landmark { facts.insert(FactKey.ariaRole.rawValue) }
    }
    self.stated = stated
    self.facts = facts
    var ids: Set<String> = []
    repeatedIDs = Set(
      screen.tree.elements.lazy.compactMap(\.id).filter { !ids.insert($0).inserted })
    textNodes = (0..<screen.tree.count).filter(drawsText)
    tellsPlaceholders =
      !cannotCarry(.carried(.placeholders))
      && (!hasTraits || screen.tree.elements.contains { $0.placeholder != nil })
    scrollers = Self.scrollers(of: self)
    targets = Targets(self)
  }

  /// The nodes.
  package var tree: ElementTree { screen.tree }

  /// The name of the reader in sentences: "VoiceOver".
  package var readerTitle: String { hearing?.reader ?? reading.reader.title }

  /// The page that rules about elements check, whatever the reader, or `nil` if they check this screen.
  ///
  /// A bridge converts a page in a different way for each reader, but a fault of an element is a fault for all readers.
  package var own: AuditedScreen? { page.first }

  /// Returns the node of the screen that was heard which a node of a page became, or -1.
  func heardNode(_ node: Int) -> Int {
    guard let hearing, node >= 0 else { return node }
    return hearing.nodes[origins[node]] ?? -1
  }

  /// Whether any element states what the app does.
  package var statesBehaviours: Bool { tree.elements.contains { !$0.behaviours.isEmpty } }

  /// Returns the facts that a node states.
  package func facts(_ node: Int) -> ElementFacts { stated[node] ?? Self.noFacts }

  private static let noFacts = ElementFacts(Element())

  /// Whether any node states a fact.
  package func states(_ key: FactKey) -> Bool { facts.contains(key.rawValue) }

  /// Returns the stop of a node.
  package func stop(of node: Int) -> Int? { stopOfNode[node] < 0 ? nil : Int(stopOfNode[node]) }

  /// Returns the index of a node in ``elements``.
  package func index(of node: Int) -> Int? {
    elementOfNode[node] < 0 ? nil : Int(elementOfNode[node])
  }

  /// Returns whether a node takes input: by its traits, its actions, or what it reacts to.
  package func isInteractive(_ node: Int) -> Bool { interactive[node] }

  /// Returns a node as it is spoken, with labels and parts from other nodes.
  package func spokenElement(_ node: Int) -> Element { spoken[node] }

  /// Returns the traits of a node as it is spoken; this is cheaper than the whole element.
  package func traits(_ node: Int) -> Traits { spoken[node].traits }

  /// Returns the spoken label of a node, without surrounding white space.
  package func label(_ node: Int) -> String { labels[node] }

  /// Returns the utterance of a node.
  ///
  /// In a line, this is the part of this node alone. It never includes the names of containers that the cursor enters
  /// there.
  package func heard(_ node: Int) -> String? {
    if let hearing { return hearing.words[origins[node]] }
    guard var utterance = utterance(of: node) else { return nil }
    if spans[node] == nil, !utterance.fragments.contains(where: { $0.kind == .container }) {
      return stop(of: node).map { transcript.stops[$0].text }
    }
    utterance.fragments.removeAll { $0.kind == .container }
    return Rendering(.spoken).text(of: utterance)
  }

  /// Returns what is said of a node.
  private func utterance(of node: Int) -> Utterance? {
    spans[node] ?? stop(of: node).map { transcript.stops[$0].utterance }
  }

  /// Returns the words of a kind in a node's utterance.
  package func words(_ kind: Fragment.Kind, of node: Int) -> [String] {
    fragments(kind, of: node).compactMap(\.text.audible)
  }

  /// Returns the phrases of a kind that are heard of a node.
  func phrases(_ kind: Fragment.Kind, of node: Int) -> [PhraseKey] {
    fragments(kind, of: node).compactMap(\.phrase)
  }

  /// Returns all pieces that are heard of a node.
  func fragments(of node: Int) -> [Fragment] { utterance(of: node)?.fragments ?? [] }

  private func fragments(_ kind: Fragment.Kind, of node: Int) -> [Fragment] {
    fragments(of: node).filter { $0.kind == kind && !$0.isNote }
  }

  /// Whether the screen is a page of which the document was read.
  var hasMarkup: Bool { !markup.isEmpty }

  /// How far out rules look for what holds an element: no screen for people is deeper.
  static let mostLevels = 64

  /// Whether the tags and attributes of a page are known: read, or stated.
  var tellsMarkup: Bool { hasMarkup || states(.toolkitStates) }

  /// Says of each element of a page whose document is not known that nothing tells.
  func lackMarkup(_ findings: inout RuleFindings) {
    guard screen.platform == .web else { return }
    for _ in elements { findings.lacks(.fact(.toolkitStates)) }
  }

  /// Returns the link of the stated tree that an element is a part of, or `nil`.
  func link(around node: Int) -> Int? {
    guard tree[node].role != .link, let stated = origin(of: node) else { return nil }
    return statedTree.ancestors(of: stated).prefix(Self.mostLevels)
      .first { statedTree[$0].role == .link }
  }

  /// Returns what the document says of the link that an element is, or is a part of.
  func flagsOfLink(_ node: Int) -> WebFlags {
    link(around: node).map { statedTree[$0].webFlags } ?? tree[node].webFlags
  }

  /// Returns where a node stands in the document of its page, or `nil` where nothing tells.
  func markup(_ node: Int) -> PageMarkup? { markup(ofStated: origins[node]) }

  /// Returns the tag that a node has in the document of its page: `svg`; `nil` where it has none of its own.
  func tag(_ node: Int) -> Substring? { tag(ofStated: origins[node]) }

  /// Returns the tag of a node of the stated tree, or `nil` where it has none of its own.
  func tag(ofStated node: Int) -> Substring? {
    markup(ofStated: node)?.html.dropFirst().prefix { $0 != " " && $0 != ">" && $0 != "/" }
  }

  /// Returns where a node of the stated tree stands in the document of its page, or `nil` where nothing tells.
  func markup(ofStated node: Int) -> PageMarkup? {
    markup.indices.contains(node) ? markup[node] : nil
  }

  /// Returns where a node is written, or `nil` where nothing tells.
  func location(_ node: Int) -> SourcePlace? { location(ofStated: origins[node]) }

  /// Returns where a node of the stated tree is written, or `nil` where nothing tells.
  func location(ofStated node: Int) -> SourcePlace? {
    guard offsets.indices.contains(node), offsets[node] >= 0 else { return nil }
    return source?.location(of: offsets[node])
  }

  /// Returns the line that a node is written in, with a mark under the node.
  func frameOfSource(_ node: Int) -> String? {
    // A dump is written by a program, and read by nobody.
    guard !isImported, let location = location(node) else { return nil }
    return source?.frame(at: offsets[origins[node]], location)
  }

  /// Returns the ancestors of a node, innermost first.
  package func ancestors(of node: Int) -> some Sequence<Int> { tree.ancestors(of: node) }

  /// Whether the screen was dumped or converted, so that not all of it is known.
  var isImported: Bool { !cannotCarry.isEmpty }

  /// Returns the first that the input cannot carry of what a rule needs, or `nil`.
  func missing(of needs: [Requirement]) -> Requirement? {
    // In a loop: a closure that is kept would copy the screen, for each rule.
    for need in needs {
      let need = need == .frame ? .carried(.frames) : need
      if cannotCarry(need) { return need }
    }
    return nil
  }

  /// Returns whether a rule needs what the input cannot carry.
  func cannotCarry(_ requirement: Requirement) -> Bool {
    guard case .carried(let facts) = requirement else { return false }
    return cannotCarry.contains(facts)
  }

  /// The language of the screen's text, or the default if the screen states none.
  package var language: String { screen.language ?? Screen.defaultLanguage }
}
