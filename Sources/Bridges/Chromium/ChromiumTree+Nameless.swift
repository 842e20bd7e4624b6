import AccessibilityTree

/// What Chromium and the readers on it make of links and pictures that nobody has named.
///
/// Orca: recorded (43.1 with Chromium 156, forty cases). NVDA: the file of a picture in an unnamed link or button, or that
/// of the link's address (source code of NVDA: `gecko_ia2.cpp`).
extension ChromiumTree {
  // Chromium's own words, in English as its window is.
  private static let role = "Unlabeled image"
  private static let offer = "To get missing image descriptions, open the context menu."
  /// Orca passes over pictures that are not larger, in points.
  private static let small = 25.0

  /// Adds a picture without alternative text as Orca tells it: with the end of the address of its link.
  mutating func addUnlabelled(_ element: Element, _ index: Int) {
    let link = context.role == .link ? nodes[context.owner] : nil
    let isLarge = element.frame.map { $0.width > Self.small && $0.height > Self.small } == true
    let isReached =
      element.statedFacts.flag(.keyboardFocusable) == true
      || element.webFlags.contains(.isClickable)
    guard link != nil || isLarge || isReached else { return }
    var element = element
    element.roleDescription = Self.role
    element.label = index == firstUnlabelled ? Self.offer : link.flatMap(Self.words(for:))
    add(element)
    forgetLastObject()
    drafts.end()
  }

  /// Returns what stands in for the name of a link, a button or a picture, or `nil`.
  func nameOfFile(for index: Int) -> String? {
    let element = nodes[index]
    switch element.role {
    case .link:
      if api == .atSPI { return Self.words(for: element) }
      // What has no size is not there.
      guard let frame = element.frame, frame.width > 0, frame.height > 0 else { return nil }
      return element.statedFacts.text(.linkTarget).flatMap(AddressText.fileName)
    case .button where api == .iAccessible2:
      return nodes.descendants(of: index).lazy.compactMap {
        self.nodes[$0].statedFacts.text(.imageName)
      }.first
    case .image where context.role == .link && nodes[context.owner].label == nil:
      let link = nodes[context.owner]
      if api == .atSPI { return Self.words(for: link) }
      return element.statedFacts.text(.imageName)
        ?? link.statedFacts.text(.linkTarget).flatMap(AddressText.fileName)
    default: return nil
    }
  }

  /// Whether nothing in a link without a name is heard.
  func isEmptyLink(_ index: Int) -> Bool {
    guard nodes[index].label == nil, nodes[index].statedFacts.text(.linkTarget) != nil,
      api == .atSPI || nameOfFile(for: index) != nil
    else { return false }
    return !nodes.descendants(of: index).contains { inner in
      let element = nodes[inner]
      return !element.isHidden && !element.isDecorative
        && (element.label?.isEmpty == false || element.role == .image)
    }
  }

  /// The end of a link's address as words: without its ending, up to the first sign, `-` and `_` as spaces.
  private static func words(for link: Element) -> String? {
    guard let name = link.statedFacts.text(.linkTarget).flatMap(AddressText.fileName) else {
      return nil
    }
    let words = name.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      .split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.isEmpty ? nil : words
  }
}

extension Element {
  /// Whether it is a picture of a page that has no alternative text and is not said to decorate.
  var isUnlabelled: Bool {
    role == .image && label == nil && !isHidden && !isDecorative
      && statedFacts.text(.imageName) != nil
  }
}
