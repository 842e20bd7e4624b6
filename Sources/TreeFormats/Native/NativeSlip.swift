import AccessibilityTree
import Documents

/// A place of a screen file that is read otherwise than its author may have meant.
struct NativeSlip {
  /// Where it is written.
  let node: DocumentNode
  /// How it is read, and what to write instead.
  let message: String
  /// Whether it is one only on a phone, whose readers hear what an element holds in its place.
  private(set) var isOfPhones = false
  /// Whether it is one only on a screen that does not state its platform.
  private(set) var isOfNoPlatform = false

  /// Finds a text that begins like an element with a role: `button Pay`, `button:Pay`.
  init?(text node: DocumentNode) {
    guard node.kind == .plain,
      let end = node.text.firstIndex(where: { [" ", ":", ";", "="].contains($0) })
    else { return nil }
    let word = String(node.text[..<end])
    self.node = node
    if node.text[end] == ":" {
      guard NativeShortForm.byName[word] != nil || NativeElementKey.byName[word] != nil else {
        return nil
      }
      let rest = node.text[node.text.index(after: end)...]
      message =
        "\(SafeText.quoted(node.text)) is a text; put a space after the colon: "
        + SafeText.quoted("\(word): \(rest)")
    } else {
      // A text of an app begins with a capital as a rule; only words that begin none are looked for.
      guard Self.roles.contains(word) else { return nil }
      message =
        "\(SafeText.quoted(node.text)) is a text; for an element of that role write \(word): …"
    }
  }

  /// Finds a value of a switch that is neither on nor off, as readers know them.
  init?(valueOfSwitch node: DocumentNode) {
    guard !node.isBlank, !Self.values.contains(node.text.lowercased()) else { return nil }
    self.node = node
    message = "\"switch\" takes on or off, not \(SafeText.quoted(node.text))"
  }

  /// Finds a name that is left out, which quotes would state: `button:`.
  init?(emptyName key: DocumentNode, of element: Element) {
    let isNamed = [element.label, element.value, element.placeholder].contains { $0 != nil }
    guard element.container == nil, !isNamed, element.labelledBy.isEmpty else { return nil }
    node = key
    message =
      element.traits.contains(.image)
      ? "this image has no name; if it is decorative, add decorative: true; otherwise, write its description"
      : "this \(key.text) has no name; if that is intended, write \(key.text): \"\""
  }

  /// Takes a container without a name and without elements: they may stand beside it.
  init(empty key: DocumentNode) {
    node = key
    message =
      "this \(key.text) contains no elements; put them below children:, on a line of its own "
      + "under \(key.text):"
  }

  /// Finds a name that is not heard, as the element holds others.
  init?(lostName key: DocumentNode, of element: Element, _ children: DocumentNode) {
    guard element.isElement == nil, element.combination == nil, element.container == nil,
      element.role == nil, children.kind == .sequence, !children.items.isEmpty
    else { return nil }
    node = key
    isOfPhones = true
    message =
      "people hear the children of this \(key.text) instead of its name; remove children:, or write "
      + "isElement: true to hear the \(key.text) alone"
  }

  /// Finds signs around or behind a name that another notation needs: `Pay,`, `“Pay”`.
  init?(signsOf node: DocumentNode) {
    guard node.kind == .plain, let first = node.text.first, let last = node.text.last,
      node.text.count > 1
    else { return nil }
    self.node = node
    if last == "," {
      message =
        "the comma is part of the name \(SafeText.quoted(node.text)); remove it, or put the name in quotes"
    } else if "“„”".contains(first), "“”".contains(last) {
      message =
        "the curly quotes are part of the name; remove them, or write straight ones: "
        + "\"\(SafeText.line(String(node.text.dropFirst().dropLast())))\""
    } else {
      return nil
    }
  }

  /// Finds a placeholder that a template left: `Hello {{name}}`.
  init?(placeholderIn node: DocumentNode) {
    guard node.text.utf8.contains(UInt8(ascii: "{")), let start = node.text.firstRange(of: "{{"),
      let end = node.text[start.upperBound...].firstRange(of: "}}")
    else { return nil }
    let placeholder = SafeText.quoted(String(node.text[start.lowerBound..<end.upperBound]))
    self.node = node
    message = "\(placeholder) is spoken as written; replace it with the text that people will hear"
  }

  /// Finds frames that are written as two corners: as sizes they cover each other and leave the screen, as corners they
  /// fit.
  init?(cornersOn screen: Screen, _ elements: DocumentNode) {
    guard let size = screen.size else { return nil }
    let frames = screen.tree.elements.prefix(50).compactMap(\.frame)
    let corners = frames.map {
      Frame(x: $0.x, y: $0.y, width: $0.width - $0.x, height: $0.height - $0.y)
    }
    guard frames.count > 2, corners.allSatisfy({ $0.width > 0 && $0.height > 0 }) else {
      return nil
    }
    let isOutside: (Frame) -> Bool = {
      $0.x + $0.width > size.width || $0.y + $0.height > size.height
    }
    guard frames.contains(where: isOutside), !corners.contains(where: isOutside),
      Self.overlap(frames), !Self.overlap(corners)
    else { return nil }
    node = elements
    message =
      "the frames seem to be corners [left, top, right, bottom]; write frame: [x, y, width, height]"
  }

  /// Finds a group whose elements have frames that begin at its corner, as design tools show them: they fit into its
  /// size and lie outside its frame.
  static func relativeFrames(on screen: Screen) -> (group: Int, message: String)? {
    let tree = screen.tree
    for group in 0..<min(tree.count, 10_000) where tree.hasChildren(group) {
      guard let frame = tree[group].frame, frame.x > 0 || frame.y > 0 else { continue }
      let inner = tree.children(of: group).compactMap { tree[$0].frame }
      guard let first = inner.first,
        inner.count == tree.children(of: group).count(where: { _ in true }),
        inner.allSatisfy({ fits($0, into: frame) && !overlap([frame, $0]) })
      else { continue }
      let whole = [first.x + frame.x, first.y + frame.y, first.width, first.height]
      let shown = whole.map(JSONWriter.text).joined(separator: ", ")
      return (
        group,
        "the frames of the children lie outside this element, as if they began at its corner; frames begin at the "
          + "corner of the screen: write [\(shown)] for the first"
      )
    }
    return nil
  }

  private static func fits(_ frame: Frame, into outer: Frame) -> Bool {
    frame.x >= 0 && frame.y >= 0 && frame.x + frame.width <= outer.width
      && frame.y + frame.height <= outer.height
  }

  private static func overlap(_ frames: [Frame]) -> Bool {
    frames.indices.contains { one in
      frames[..<one].contains { other in
        frames[one].x < other.x + other.width && other.x < frames[one].x + frames[one].width
          && frames[one].y < other.y + other.height && other.y < frames[one].y + frames[one].height
      }
    }
  }

  /// Finds an element of one key that says nothing without others: the dash before it is one too many.
  init?(alone key: DocumentNode) {
    let lone: [NativeElementKey] = [.hint, .decorative, .value, .placeholder]
    guard lone.contains(where: { $0.rawValue == key.text }) else { return nil }
    node = key
    message =
      "this element has only \(key.text); if it belongs to the element above, remove the dash "
      + "before it"
  }

  /// Takes keys that Android's readers alone speak, on a screen that does not say what it runs on.
  init?(ofAndroid key: DocumentNode) {
    guard Self.keysOfAndroid.contains(key.text) else { return nil }
    node = key
    isOfNoPlatform = true
    message =
      "only readers on Android speak \"\(key.text)\"; write platform: android above the elements"
  }

  private static let keysOfAndroid = Set(
    [NativeElementKey.stateDescription, .tapLabel, .longPressLabel, .paneTitle].map(\.rawValue))

  /// Takes a heading whose level only readers of pages say.
  init(levelOfHeading key: DocumentNode) {
    node = key
    message = "\"level\" is not the level of a heading; write headingLevel"
  }

  private static let roles = [
    "button", "heading", "textField", "secureField", "searchField", "backButton",
  ]
  private static let values = ["on", "off", "1", "0", "mixed"]
}
