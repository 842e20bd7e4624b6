internal import AccessibilityTree

/// One view of a dump as the XML holds it.
struct DetoxElement {
  private var label: String?
  private var value: String?
  private var text: String?
  private var id: String?
  private var type = ""
  private var isVisible = true
  private var isFocused = false
  private var numbers: [Double?] = [nil, nil, nil, nil]
  /// Whether a frame is written that is none; Detox's own tests write `<number>`.
  private(set) var hasAbsurdFrame = false

  /// Reads a view.
  init(_ tag: XMLTag) {
    var attributes: [(String, String)] = []
    tag.forEachAttribute { name, value in
      attributes.append((String(cString: name), String(decoding: value, as: UTF8.self)))
    }
    for (name, value) in attributes { take(name, value) }
    if type.isEmpty { type = tag.text }
  }

  private mutating func take(_ name: String, _ text: String) {
    switch name {
    case "label": label = text.nonblank
    case "value": value = text.nonblank
    case "text": self.text = text.nonblank
    // The identifiers that Detox makes up say where a view is, and are no app's.
    case "id", "testID": id = text.hasPrefix("detox_temp_") ? nil : text.nonblank
    case "class": type = text
    case "visibility": if text != "visible" { isVisible = false }
    case "alpha": if Double(text) == 0 { isVisible = false }
    case "focused": isFocused = text == "true"
    case "x": numbers[0] = Double(text) ?? .nan
    case "y": numbers[1] = Double(text) ?? .nan
    case "width": numbers[2] = Double(text) ?? .nan
    case "height": numbers[3] = Double(text) ?? .nan
    default: break
    }
  }

  /// Why the view is left out with all that it holds, or `nil`.
  var removal: String? { isVisible ? nil : "invisible views" }

  /// Returns what the view is by its class.
  func role(isAndroid: Bool) -> DetoxRole { DetoxRole(class: type, isAndroid: isAndroid) }

  /// Returns the view as an element.
  mutating func element(
    isAndroid: Bool, role: DetoxRole, origin: Frame?, density: Double
  ) -> Element {
    var element = Element(frame: frame(in: origin)?.inPoints(density))
    element.id = id
    element.traits = role.traits
    element.container = role.container
    let takesText = role.traits.contains(.textEntry)
    if isAndroid {
      element.label = value ?? (takesText ? nil : label ?? text)
      element.value = takesText ? text : nil
    } else {
      element.label = label ?? (takesText ? nil : text)
      element.value = value ?? (takesText ? text : nil)
    }
    if element.value?.isHeardLike(element.label) == true { element.value = nil }
    if takesText, isFocused { element.traits.insert(.isEditing) }
    return element
  }

  /// The frame on the screen, in the dump's own units.
  private mutating func frame(in origin: Frame?) -> Frame? {
    guard let width = numbers[2], let height = numbers[3] else { return nil }
    let x = (origin?.x ?? 0) + (numbers[0] ?? 0)
    let y = (origin?.y ?? 0) + (numbers[1] ?? 0)
    switch ImportedFrame.judge(x: x, y: y, width: width, height: height) {
    case .frame(let frame): return frame
    case .none: return nil
    case .absurd:
      hasAbsurdFrame = true
      return nil
    }
  }
}
