public import AccessibilityTree
public import Documents
package import ScreenReader
public import Transcript
import Voices

/// A screen with all that rules look at, computed once: its order, its transcript, its rotors.
public struct AuditedScreen: Sendable {
  /// The file as the user named it.
  package let path: String
  /// The screen.
  package let screen: Screen
  /// What the app or page is drawn with, before a bridge told it to the reader; `nil` for the platform's own.
  let toolkit: Toolkit?
  /// The screen as a reader goes through it.
  package let reading: ScreenReading
  /// What is heard, stop by stop; one stop for each of ``stops``.
  package let transcript: Transcript
  /// The rotors that list parts of the screen.
  package let rotors: [RotorList]
  /// The nodes that the cursor stops at, in the order in which they are heard.
  package let stops: [Int]
  /// The words of the reader, in every language.
  let phrases: PhraseLibrary
  /// How long things take to hear.
  package let listening: ListeningTime
  /// Which guidelines decide where they differ.
  package let profile: AuditProfile
  /// Why nodes are no stops, by the outermost node that vanishes.
  package let omissions: [Int: Omission.Reason]
  /// Why each node is no stop, itself or with what holds it; `nil` for one that is met.
  let inheritedOmissions: [Omission.Reason?]
  /// What the input cannot carry, so that its absence says nothing; empty for a screen that was written by hand.
  package let cannotCarry: [Capability]
  /// Why nothing is reached, or `nil` where something is.
  package let silence: Silence?

  /// Whether the input would tell what an empty field shows.
  ///
  /// Older dumps of Apple's apps mix it with what is typed (measured), and so do people who write down what they
  /// hear: only a field that shows something proves that it is told.
  private(set) var tellsPlaceholders = true
  /// The nodes that draw words, as far as the input tells: texts and controls, and those inside of elements.
  private(set) var textNodes: [Int] = []
  let paths: ElementPaths
  let locations: [SourcePlace]
  private let source: SourceText?
  private let offsets: [Int]
  private let stopOfNode: [Int32]
  private let interactive: [Bool]
  private let spoken: [Element]
  private let labels: [String]
  /// Whether the words of each node are English.
  let english: [Bool]
  private let facts: Set<String>
  private let stated: [Int: ElementFacts]

  /// Reads a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - path: The file as the user named it.
  ///   - options: Which reader hears the screen, and how.
  ///   - listening: How long things take to hear.
  ///   - profile: Which guidelines decide where they differ.
  ///   - source: The text that the screen was read from, or `nil` when it was not.
  ///   - offsets: Where each node is written in it, in bytes; empty when that is not known.
  ///   - leftOut: What the input held and the screen does not, kind by kind: "scroll bars (2)".
  /// - Throws: An error for options that do not fit the reader or the screen.
  /// - Complexity: O(n log n) in the number of nodes.
  public init(
    _ screen: Screen, path: String, options: ReaderOptions = ReaderOptions(),
    listening: ListeningTime, profile: AuditProfile = .all, source: SourceText? = nil,
    offsets: [Int] = [], leftOut: [String] = []
  ) throws(SourceError) {
    self.path = path
    self.profile = profile
    self.listening = listening
    cannotCarry = screen.origin?.cannotCarry ?? []
    let reading = try options.reading(screen, explained: true)
    // Rules look at what the reader is shown, not at what it was made from.
    let given = screen
    toolkit = given.toolkit
    let screen = reading.screen
    self.reading = reading
    self.screen = screen
    silence = Silence(reading, leftOut: leftOut)
    phrases = try reading.reader.phrases()
    // Where a bridge makes other nodes of those that are written, nothing tells where they are.
    self.offsets = screen.tree.count == given.tree.count ? offsets : []
    self.source = source
    locations = source?.locations(of: self.offsets) ?? []
    transcript = Transcript(reading, rendering: Rendering(.spoken))
    rotors = reading.rotorLists()
    paths = ElementPaths(screen.tree)
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
    self.stopOfNode = stopOfNode
    interactive = screen.tree.elements.map(\.isInteractive)
    // Nearly every rule asks for these, of nearly every node.
    var spoken = screen.tree.elements
    for (stop, node) in stops.enumerated() { spoken[node] = reading.element(at: stop) }
    self.spoken = spoken
    labels = spoken.map { ($0.label ?? "").trimmed }
    let language = screen.language ?? Screen.defaultLanguage
    english = spoken.map { Self.isEnglish($0, on: language) }
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
    textNodes = (0..<screen.tree.count).filter(drawsText)
    tellsPlaceholders =
      !cannotCarry(.carried(.placeholders))
      && (!hasTraits || screen.tree.elements.contains { $0.placeholder != nil })
  }

  /// The nodes.
  package var tree: ElementTree { screen.tree }

  /// What sentences call the reader that is heard: "VoiceOver".
  package var readerTitle: String { reading.reader.title }

  /// Returns the facts that a node states.
  ///
  /// - Parameter node: A node of the tree.
  /// - Returns: The facts; all of them are `nil` where none is stated.
  package func facts(_ node: Int) -> ElementFacts { stated[node] ?? Self.noFacts }

  private static let noFacts = ElementFacts(Element())

  /// Whether any node states a fact.
  ///
  /// - Parameter key: Which fact.
  /// - Returns: Whether it is stated anywhere.
  package func states(_ key: FactKey) -> Bool { facts.contains(key.rawValue) }

  /// Returns the stop of a node.
  ///
  /// - Parameter node: A node of the tree.
  /// - Returns: The index of the stop, or `nil` when the cursor does not stop there.
  package func stop(of node: Int) -> Int? { stopOfNode[node] < 0 ? nil : Int(stopOfNode[node]) }

  /// Returns whether a node takes input: by its traits, its actions, or what it reacts to.
  ///
  /// - Parameter node: A node of the tree.
  /// - Returns: Whether something can be done there.
  package func isInteractive(_ node: Int) -> Bool { interactive[node] }

  /// Returns a node as it is spoken, with labels and parts that come from others.
  ///
  /// - Parameter node: A node of the tree.
  /// - Returns: The element.
  package func spokenElement(_ node: Int) -> Element { spoken[node] }

  /// Returns the traits of a node as it is spoken, at less cost than all of the element.
  ///
  /// - Parameter node: A node of the tree.
  /// - Returns: The traits.
  package func traits(_ node: Int) -> Traits { spoken[node].traits }

  /// Returns the label of a node as it is spoken, without white space at its ends.
  ///
  /// - Parameter node: A node of the tree.
  /// - Returns: The label, empty where there is none.
  package func label(_ node: Int) -> String { labels[node] }

  /// Returns what is heard at a node.
  ///
  /// - Parameter node: A node of the tree.
  /// - Returns: The words, or `nil` when the cursor does not stop there.
  package func heard(_ node: Int) -> String? { stop(of: node).map { transcript.stops[$0].text } }

  /// Returns the words of a kind that are heard at a stop.
  ///
  /// - Parameters:
  ///   - kind: What the words say.
  ///   - stop: The index of a stop.
  /// - Returns: The words, in order.
  package func words(_ kind: Fragment.Kind, at stop: Int) -> [String] {
    transcript.stops[stop].utterance.fragments.filter { $0.kind == kind && !$0.isNote }
      .map(\.text)
  }

  /// Returns the phrases of a kind that are heard at a stop.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - stop: The index of a stop.
  /// - Returns: The phrases' names, in order.
  func phrases(_ kind: Fragment.Kind, at stop: Int) -> [PhraseKey] {
    transcript.stops[stop].utterance.fragments.filter { $0.kind == kind && !$0.isNote }
      .compactMap(\.phrase)
  }

  /// Returns the line that a node is written in, with a mark under the node.
  ///
  /// - Parameter node: A node of the tree.
  /// - Returns: Two lines, or `nil` where nothing tells where it is written.
  func frameOfSource(_ node: Int) -> String? {
    guard locations.indices.contains(node) else { return nil }
    return source?.frame(at: offsets[node], locations[node])
  }

  /// Returns the nodes around a node, innermost first.
  ///
  /// - Parameter node: A node of the tree.
  /// - Returns: The parent, its parent, and so on.
  package func ancestors(of node: Int) -> some Sequence<Int> { tree.ancestors(of: node) }

  /// Whether the screen was dumped or converted, so that not all of it is known.
  var isImported: Bool { !cannotCarry.isEmpty }

  /// Returns whether a rule needs what the input cannot carry.
  ///
  /// - Parameter requirement: What the rule needs.
  /// - Returns: Whether that is never in such an input.
  func cannotCarry(_ requirement: Requirement) -> Bool {
    guard case .carried(let facts) = requirement else { return false }
    return cannotCarry.contains(facts)
  }

  /// The language of the screen's words, or that of screens that name none.
  package var language: String { screen.language ?? Screen.defaultLanguage }
}
