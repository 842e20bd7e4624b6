import AccessibilityTree

/// The words of a stop (source code: Chromium, browser_accessibility_android.cc, `GetTextContentUTF16`,
/// `ShouldExposeValueAsName` and `GetHint`).
extension ChromiumAndroidTree {
  /// Returns a stop with its own words, and those of what stands in it.
  func said(_ index: Int, headingLevel: Int?) -> Element {
    var element = nodes[index]
    (element.container, element.combination) = (nil, nil)
    element.forgetModality()
    element.hint = nil
    element.traits.formUnion(Self.traits(of: element.role))
    if element.isFilm { element.traits.remove(.image) }
    if !Self.isCounted(element.role) { element.position = nil }
    let label = element.label?.nonblank
    let description = element.description == label ? nil : element.description
    element.description = nil
    if showsValueAsName(element) {
      // What it shows stands for its name, which comes behind.
      let placeholder = element.placeholder == label ? nil : element.placeholder
      let hint = [label, placeholder, description].compactMap { $0?.nonblank }
      element.hint = hint.isEmpty ? nil : hint.joined(separator: " ")
      element.placeholder = nil
      takeValue(&element, index)
      return element
    }
    element.hint = description
    element.label =
      element.webFlags.contains(.isColor) ? element.value?.nonblank : text(of: index)
    takeState(&element)
    if element.role == .link { element.headingLevel = headingLevel }
    return element
  }

  // What stands in no collection has no place in one (source code: `IsCollectionItem`).
  private static func isCounted(_ role: Role?) -> Bool {
    switch role {
    case .option, .listItem, .treeItem, .menuItem, .menuItemCheckbox, .menuItemRadio: true
    default: false
    }
  }

  private static func traits(of role: Role?) -> Traits {
    switch role {
    case .heading: .header
    case .link: .link
    case .button, .menuItem: .button
    case .checkbox: .checkbox
    case .radio: .radioButton
    case .switchControl: .switchButton
    case .slider: .adjustable
    case .textBox: .textEntry
    case .searchBox: [.textEntry, .searchField]
    case .image: .image
    case .tab: .tab
    case .progressBar: .updatesFrequently
    case nil, .generic, .paragraph: .staticText
    default: []
    }
  }

  /// Returns the words of a node, or nothing.
  func text(of index: Int) -> String {
    let element = nodes[index]
    if let label = element.label?.nonblank { return label }
    // What stands in a film are its buttons.
    if element.isFilm { return "" }
    if element.role == .link || !marks[index].isDisjoint(with: [.holdsTextOnly, .isLeaf]) {
      let words = words(in: index)
      if !words.isEmpty { return words }
    }
    switch element.role {
    case .link: return element.statedFacts.text(.linkTarget).flatMap(AddressText.fileName) ?? ""
    case .image: return element.statedFacts.text(.imageName) ?? ""
    default: return ""
    }
  }

  /// Returns the words in a node.
  private func words(in index: Int) -> String {
    var words = ""
    var inner = index + 1
    while inner < nodes.end(of: index) {
      let element = nodes[inner]
      if element.isHidden || element.isListMarker {
        inner = nodes.end(of: inner)
        continue
      }
      guard let label = element.label?.nonblank else {
        inner += 1
        continue
      }
      let flags = element.webFlags
      if words.isEmpty {
        words = label
      } else {
        let isKnown = flags.contains(.continuesText)
        words.append(text: label, isApart: isKnown ? flags.contains(.followsSpace) : nil)
      }
      inner = nodes.end(of: inner)
    }
    return words
  }

  private func showsValueAsName(_ element: Element) -> Bool {
    if element.webFlags.contains(.isColor) { return false }
    switch element.role {
    case .textBox, .searchBox, .comboBox: return true
    default: return element.traits.contains(.popupButton)
    }
  }

  /// Gives a field what it shows.
  private func takeValue(_ element: inout Element, _ index: Int) {
    let isText =
      element.role == .textBox || element.role == .searchBox
      || element.role == .comboBox && !element.webFlags.contains(.isSelect)
    if isText {
      element.label = nil
      if element.role == .comboBox {
        // A field with a list of choices is a field to Android.
        element.role = .textBox
      }
      return
    }
    let chosen = nodes.descendants(of: index).first {
      nodes[$0].role == .option
        && (nodes[$0].traits.contains(.selected) || nodes[$0].states.isSelected == true)
    }
    element.label = element.value?.nonblank ?? chosen.flatMap { nodes[$0].label?.nonblank }
    element.value = nil
    if element.webFlags.contains(.isSelect) { element.isExpanded = element.isExpanded ?? false }
  }

  /// Gives a control its state: how far it is, in percent, but for words of its own.
  private func takeState(_ element: inout Element) {
    switch element.role {
    case .slider, .progressBar, .meter, .scrollBar:
      if let text = element.range?.text?.nonblank, Double(text) == nil {
        element.value = text
      } else if let percent = element.percent {
        element.value = "\(percent)%"
      }
    case .spinButton: element.value = nil
    case .checkbox, .radio, .switchControl, .button: element.value = nil
    default: if element.isPageText || element.role == .heading { element.value = nil }
    }
  }
}

extension Element {
  /// Whether a film or a sound is played here.
  fileprivate var isFilm: Bool { toolkitType == "Video" || toolkitType == "Audio" }

  /// How far its number is from the minimum to the maximum, a whole number.
  fileprivate var percent: Int? {
    let minimum = range?.minimum ?? 0
    let maximum = range?.maximum ?? 100
    guard let number = range?.value ?? value.flatMap(Double.init), number >= minimum,
      number <= maximum, maximum > minimum
    else { return nil }
    // A page may state ends that are further apart than a number can tell.
    return Int(
      exactly: (100 * (number / 2 - minimum / 2) / (maximum / 2 - minimum / 2)).rounded(.down))
  }
}
