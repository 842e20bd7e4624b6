public import AccessibilityTree

/// Facts that are never heard; an audit reads them.
extension BuiltElement {
  /// Sets the colour of the text.
  ///
  /// - Parameter colour: The colour: `#1A2B3C`.
  /// - Returns: A changed copy.
  public func textColor(_ colour: String) -> Self { fact(.textColor, .text(colour)) }

  /// Sets the colour behind the text.
  ///
  /// - Parameter colour: The colour: `#1A2B3C`.
  /// - Returns: A changed copy.
  public func backgroundColor(_ colour: String) -> Self { fact(.backgroundColor, .text(colour)) }

  /// Sets the size of the text, in points.
  ///
  /// - Parameter points: The size.
  /// - Returns: A changed copy.
  public func fontSize(_ points: Double) -> Self { fact(.fontSize, .number(points)) }

  /// Sets whether the text is bold.
  ///
  /// - Parameter isBold: Whether the text is bold.
  /// - Returns: A changed copy.
  public func bold(_ isBold: Bool = true) -> Self { fact(.bold, .boolean(isBold)) }

  /// Sets what activating the element opens.
  ///
  /// - Parameter opening: The kind of view that opens.
  /// - Returns: A changed copy.
  public func opens(_ opening: Opening) -> Self { fact(.opens, .text(opening.rawValue)) }

  /// Sets a fact by its key in screen files.
  ///
  /// - Parameters:
  ///   - key: The key: `media`.
  ///   - value: The value; the last value of a key counts.
  /// - Returns: A changed copy.
  public func fact(_ key: FactKey, _ value: PropertyValue) -> Self {
    let others = element.facts.filter { $0.key != key.rawValue }
    return with(\.facts, others + [.init(key: key.rawValue, value: value)])
  }
}
