package import AccessibilityTree
import Documents

extension AuditedScreen {
  /// Returns a description of a node for people: `button "Rate"`, `image #rings`, `element at 0/2`.
  package func name(_ node: Int) -> String {
    let label = label(node)
    if !label.isEmpty { return "\(kind(node)) \(SafeText.quoted(label))" }
    if let id = ownID(node) { return "\(kind(node)) \(SafeText.quoted("#" + id))".unquotedID }
    if let near = near(node) { return "\(kind(node)) \(near)" }
    return "\(kind(node)) at \(origins.path(of: node))"
  }

  /// Returns the id of a node if no other node has it: the rows of a list share theirs.
  private func ownID(_ node: Int) -> String? {
    tree[node].id.flatMap { repeatedIDs.contains($0) ? nil : $0 }
  }

  /// Returns the kind of a node in one or two words: "button", "text field", "list".
  package func kind(_ node: Int) -> String {
    let traits = traits(node)
    for (trait, word) in Self.kinds where traits.contains(trait) { return word }
    if let container = tree[node].container { return Self.word(for: container) }
    return traits.contains(.staticText) ? "text" : tree.isElement(node) ? "element" : "view"
  }

  /// Returns the place of an element that another one had to open: `button "Save" in "Add an address"`.
  package static func place(
    of element: Element, as role: Role?, path: String, markup: PageMarkup?,
    openedBy openers: [String]
  ) -> FindingPlace {
    var name = role?.word ?? "element"
    if let label = element.label?.audible { name += " \(SafeText.quoted(label))" }
    if !openers.isEmpty { name += " in \(openers.map(SafeText.quoted).joined(separator: " > "))" }
    return FindingPlace(node: -1, id: element.id, path: path, name: name, markup: markup)
  }

  /// Returns the plural of a kind of node: "switches", "keys".
  static func plural(of kind: String) -> String {
    let isSibilant = ["ch", "sh", "s", "x"].contains { kind.hasSuffix($0) }
    return kind + (isSibilant ? "es" : "s")
  }

  /// Returns names as a list in a sentence: `"A", "B" and 3 more`.
  package func list(_ nodes: [Int], limit: Int = 3) -> String {
    let named = nodes.prefix(limit).map { name($0) }
    let rest = nodes.count - named.count
    return named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// The greatest distance in the order between an element and a neighbour that describes its position.
  private static let reach = 12
  /// The number of characters shown of the neighbour's label.
  private static let longestNeighbour = 40

  /// Returns the position of a node relative to a neighbour, `right of "2"`, or to its content: `around "Home"`.
  func near(_ node: Int) -> String? {
    if let place = placeInOrder(node) { return near(statedFrame(node), place, except: node) }
    let end = tree.end(of: node)
    // A bullet or a line tells nobody anything.
    let words = elements.first { other in
      other > node && other < end && label(other).contains { $0.isLetter || $0.isNumber }
    }
    return words.map { "around \(SafeText.quoted(Self.shown(label($0))))" }
  }

  /// Returns a label in the form used for a neighbour.
  private static func shown(_ label: String) -> String {
    label.count > longestNeighbour ? label.prefix(longestNeighbour) + "…" : label
  }

  // A control without a size has no frame where a page's elements are heard, and stands somewhere all the same.
  private func statedFrame(_ node: Int) -> Frame? {
    if let frame = tree[node].frame { return frame }
    let stated = origins[node]
    return stated < 0 ? nil : hearing?.stated[stated].frame
  }

  /// Returns which of the elements a node is or stands behind, `nil` for a container that is none.
  private func placeInOrder(_ node: Int) -> Int? {
    if let index = index(of: node) { return index }
    if tree[node].container != nil || tree.hasChildren(node) { return nil }
    return (0..<node).last { index(of: $0) != nil }.flatMap { index(of: $0) } ?? 0
  }

  /// Returns the position of a frame relative to the neighbours of a place in the order.
  private func near(_ frame: Frame?, _ place: Int, except node: Int?) -> String? {
    guard let frame, frame.isFinite else { return nil }
    var best: (distance: Double, words: String)?
    for other in elements[max(0, place - Self.reach)..<min(elements.count, place + Self.reach + 1)]
    where other != node {
      let label = label(other)
      guard !label.isEmpty, let beside = tree[other].frame, beside.isFinite else { continue }
      let (side, distance) = Self.side(of: frame, from: beside)
      if best.map({ $0.distance <= distance }) ?? false { continue }
      best = (distance, "\(side) \(SafeText.quoted(Self.shown(label)))")
    }
    return best?.words
  }

  // What stands in the same row is nearer than what stands above or below.
  private static func side(of frame: Frame, from other: Frame) -> (String, Double) {
    let top = max(frame.y, other.y)
    let bottom = min(frame.y + frame.height, other.y + other.height)
    if bottom - top >= min(frame.height, other.height) / 2, bottom > top {
      let middles = (frame.x + frame.width / 2, other.x + other.width / 2)
      return (middles.0 < middles.1 ? "left of" : "right of", abs(middles.0 - middles.1))
    }
    let isBelow = frame.y + frame.height / 2 > other.y + other.height / 2
    let gap = isBelow ? frame.y - other.y - other.height : other.y - frame.y - frame.height
    return (isBelow ? "below" : "above", 10_000 + max(0, gap) + abs(frame.x - other.x) / 10)
  }

  /// Returns the name of a node for people, with its size and position if it has neither a name nor an id.
  private func placedName(_ node: Int) -> String {
    guard label(node).isEmpty, ownID(node) == nil, placeInOrder(node) != nil,
      let frame = statedFrame(node), frame.isFinite
    else { return name(node) }
    return Self.name(kind(node), near(node), frame)
  }

  private static func name(_ kind: String, _ near: String?, _ frame: Frame) -> String {
    let name = near.map { "\(kind) \($0)" } ?? kind
    let numbers = [frame.width, frame.height, frame.x, frame.y].map(PointsText.points)
    return "\(name), \(numbers[0]) × \(numbers[1]) at (\(numbers[2]), \(numbers[3]))"
  }

  /// Returns the place of a node, for a finding.
  func place(_ node: Int) -> FindingPlace {
    FindingPlace(
      node: node, id: tree[node].id, path: origins.path(of: node).description,
      name: placedName(node), near: label(node).isEmpty ? near(node) : nil,
      heard: heard(node), location: location(node),
      sourceFrame: frameOfSource(node), markup: markup(node))
  }

  /// Returns the place of an element that a reader is not shown; the node near it is -1 where it is shown nothing.
  func place(ofStated stated: Int, near node: Int) -> FindingPlace {
    if node >= 0, origins[node] == stated {
      var place = place(node)
      place.markup = markup(ofStated: stated)
      return place
    }
    let element = statedTree[stated]
    var place = FindingPlace(
      node: node, id: element.id, path: origins.path(ofStated: stated).description, name: "",
      location: location(ofStated: stated), markup: markup(ofStated: stated))
    let kind = tag(ofStated: stated).map(String.init) ?? "element"
    let words = element.label?.audible ?? onlyWords(inStated: stated)
    place.near =
      words == nil ? near(element.frame, node < 0 ? 0 : index(of: node) ?? 0, except: nil) : nil
    place.name =
      if let words {
        "\(kind) \(SafeText.quoted(words))"
      } else if let frame = element.frame, frame.isFinite {
        Self.name(kind, place.near, frame)
      } else {
        "\(kind) at \(place.path)"
      }
    return place
  }

  /// The words in a part of the stated tree where there is but one text.
  private func onlyWords(inStated stated: Int) -> String? {
    var words: String?
    for node in stated..<statedTree.end(of: stated) where !statedTree[node].isHidden {
      guard let label = statedTree[node].label?.audible else { continue }
      if words != nil { return nil }
      words = label
    }
    return words
  }

  private static let kinds: [(Traits, String)] = [
    (.switchButton, "switch"), (.checkbox, "checkbox"), (.radioButton, "radio button"),
    (.backButton, "back button"), (.tab, "tab"), (.popupButton, "pop up button"),
    (.searchField, "search field"), (.textEntry, "text field"), (.pickerItem, "picker item"),
    (.keyboardKey, "key"), (.button, "button"), (.link, "link"), (.adjustable, "adjustable"),
    (.header, "heading"), (.image, "image"),
  ]

  private static func word(for container: Container) -> String {
    switch container {
    case .tabBar: "tab bar"
    case .segmented: "segmented control"
    default: container.rawValue
    }
  }
}

extension String {
  fileprivate var unquotedID: String { replacing("\"", with: "") }
}
