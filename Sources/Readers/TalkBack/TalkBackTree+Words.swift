import AccessibilityTree
import Bridges

/// The words of views, heard and only seen.
extension TalkBackTree {
  /// Gives an element the words of a view.
  mutating func takeWords(_ index: Int, into element: inout Element, number: Int) {
    let view = views[index]
    let description = tree[index].label
    let text = tree[index].value
    let hint = tree[index].placeholder
    element.placeholder = hint
    if view.role == .textField || view.flags.contains(.isPassword) {
      element.label = description
      let isHint = view.flags.contains(.showsHint) || text == hint
      if isHint, text != nil {
        element.placeholder = hint ?? text
        notes.drop("values that repeat a hint", at: number)
      } else {
        element.value = text
      }
      return
    }
    if view.role == .slider || view.role == .progress {
      element.label = description
      element.value = text
      // Some sliders write their name where others write how far they are.
      if view.role == .slider, description == nil, text?.contains(where: \.isNumber) == false {
        (element.label, element.value) = (text, nil)
        notes.infer("names from the texts of sliders", at: number)
      }
      return
    }
    element.label =
      description ?? (view.role == .switch ? text.flatMap(AndroidView.withoutState) : text)
    if description != nil, text != nil, text != description {
      notes.drop("texts replaced by a description", at: number)
    }
  }

  /// For each stop the texts in it that its description stands for, in order.
  var textsUnderDescriptions: [Int: [Int]] {
    var texts: [Int: [Int]] = [:]
    for index in told where owners[index] >= 0 && !marks[index].contains(.isStop) {
      let stop = Int(owners[index])
      guard marks[index].contains(.isDescribed), views[index].role == .text, hasText(index),
        tree[stop].label != nil
      else { continue }
      texts[stop, default: []].append(index)
    }
    return texts
  }

  /// How high in points what is known by the words on it is at most: more is a card of several things (ours).
  private static let highestControl = 72.0

  /// What is drawn at a stop, where it has next to nothing in common with what is heard.
  func visibleText(_ index: Int, _ shown: [Int]) -> String? {
    guard let description = tree[index].label,
      tree[index].frame.map({ $0.height <= Self.highestControl }) ?? true
    else { return nil }
    switch views[index].role {
    case .textField, .slider, .progress, .spinner, .switch, .webView: return nil
    default: break
    }
    let own = [tree[index].value].compactMap(\.self)
    // What has no size is drawn nowhere.
    let drawn = shown.filter { tree[$0].frame.map { $0.width > 0 && $0.height > 0 } ?? true }
    let texts = own + drawn.compactMap { tree[$0].value ?? tree[$0].label }
    return AndroidView.visibleText(of: texts, under: description)
  }

  /// The texts at a stop of which its description says nothing, or only some words.
  func lostTexts(_ index: Int, _ shown: [Int]) -> [Int] {
    guard let description = tree[index].label else { return [] }
    // What can be switched has its state as its text: "Off", and "Turned off" stands beside it.
    let state = views[index].isSwitched ? tree[index].value?.nonblank : nil
    return shown.filter { text in
      // Either way of saying it will do.
      [tree[text].label, tree[text].value].compactMap(\.self)
        .allSatisfy { words in
          AndroidView.isLost(words, under: description) && state.map(words.contains) != true
        }
    }
  }
}
