package import AccessibilityTree

extension AndroidView {
  /// Returns a view around stops as what holds them, or `nil` where it tells rules nothing of them.
  ///
  /// What scrolls cuts off what is in it, and what is tapped without words of its own is the target of the one
  /// field in it; neither is heard.
  package func holder(_ element: Element, isStop: Bool, order: ChildOrder) -> Element? {
    let isTarget = flags.contains(.isClickable) && !isStop
    guard flags.contains(.isScrollable) || isTarget else { return nil }
    var holder = Element(frame: element.frame)
    holder.childOrder = order
    holder.facts = scrolling
    if isTarget { holder.respondsToUserInteraction = true }
    return holder
  }

  /// That the view scrolls, where it does, as a fact.
  package var scrolling: [PropertyValue.Entry] {
    let isTrue = PropertyValue.boolean(true)
    return flags.contains(.isScrollable)
      ? [.init(key: FactKey.scrollable.rawValue, value: isTrue)] : []
  }
}
