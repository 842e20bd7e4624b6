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
    let isNamed = element.label?.isEmpty == false
    let isLarge = element.frame.map { $0.width > Self.small && $0.height > Self.small } == true
    let isReached =
      element.statedFacts.flag(.keyboardFocusable) == true
      || element.webFlags.contains(.isClickable)
    guard isNamed || link != nil || isLarge || isReached else { return }
    var element = element
    element.roleDescription = Self.role
    let words = index == firstUnlabelled ? Self.offer : isNamed ? nil : link.flatMap(Self.words)
    let parts = [element.label, words].compactMap(\.self)
    element.label = parts.isEmpty ? nil : parts.joined(separator: ". ")
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
  /// Whether it is a picture of a page that has no alternative text, or one that says nothing, and is not said to decorate.
  var isUnlabelled: Bool {
    guard role == .image, !isHidden, !isDecorative else { return false }
    guard let label else { return statedFacts.text(.imageName) != nil }
    return webFlags.contains(.isPicture) && Self.saysNothing(label)
  }

  // Chromium passes over words of one and two letters, too.
  private static func saysNothing(_ label: String) -> Bool {
    label.lowercased().split { !$0.isLetter && !$0.isNumber }.allSatisfy { word in
      word.unicodeScalars.count <= 2 && word.unicodeScalars.allSatisfy { $0.value < 0x180 }
        || empty.contains(String(word))
    }
  }

  /// Words that tell nothing of a picture, in English and of pictures in other languages (Chromium's own list,
  /// `ax_image_stopwords.cc`).
  private static let empty = Set(
    """
    and are for from how online our the this with you your may contain highlights info row \
    art avatar background backgrounds black download drawing drawings free gif icon icons illustration \
    illustrations image images jpeg jpg landscape logo logos meme memes photo photos picture pictures png \
    portrait post stock transparent vector vectors video videos wallpaper wallpapers white \
    com edu http https www \
    january jan february feb march mar april apr june jun july jul august aug september sep october oct \
    november nov december dec monday mon tuesday tue wednesday wed thursday thu friday fri saturday sat \
    sunday sun \
    bild bilder foto schwarz weiß dessin peinture noir blanc arte immagini illustrazione fotografia icona \
    imagen imagenes dibujos fondo fondos diseño ilustración
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
