public import AccessibilityTree

/// One property that the effect `set` of a behaviour changes, and its new value.
public struct PropertyChange: Equatable, Sendable {
  let entry: PropertyValue.Entry

  /// Creates a change of any property.
  ///
  /// - Parameters:
  ///   - key: The key of the property in screen files: `hidden`.
  ///   - value: The new value.
  public init(_ key: String, _ value: PropertyValue) { entry = .init(key: key, value: value) }

  /// Changes the label.
  ///
  /// - Parameter label: The new label.
  /// - Returns: The change.
  public static func label(_ label: String) -> Self { Self("label", .text(label)) }

  /// Changes the value.
  ///
  /// - Parameter value: The new value.
  /// - Returns: The change.
  public static func value(_ value: String) -> Self { Self("value", .text(value)) }

  /// Moves to the next in a list of values, and stays at the last.
  ///
  /// - Parameter values: The values in order.
  /// - Returns: The change.
  public static func value(next values: [String]) -> Self {
    Self("value", .mapping([.init(key: "next", value: .texts(values))]))
  }

  /// Moves to the previous in a list of values, and stays at the first.
  ///
  /// - Parameter values: The values in order.
  /// - Returns: The change.
  public static func value(previous values: [String]) -> Self {
    Self("value", .mapping([.init(key: "previous", value: .texts(values))]))
  }

  /// Changes the hint.
  ///
  /// - Parameter hint: The new hint.
  /// - Returns: The change.
  public static func hint(_ hint: String) -> Self { Self("hint", .text(hint)) }

  /// Replaces all traits.
  ///
  /// - Parameter traits: The new traits.
  /// - Returns: The change.
  public static func traits(_ traits: Traits) -> Self { Self("traits", .texts(traits.names)) }

  /// Adds and removes traits.
  ///
  /// - Parameters:
  ///   - added: The traits to add.
  ///   - removed: The traits to remove.
  /// - Returns: The change.
  public static func traits(adding added: Traits = [], removing removed: Traits = []) -> Self {
    var entries: [PropertyValue.Entry] = []
    if !added.isEmpty { entries.append(.init(key: "add", value: .texts(added.names))) }
    if !removed.isEmpty { entries.append(.init(key: "remove", value: .texts(removed.names))) }
    return Self("traits", .mapping(entries))
  }

  /// Shows or hides the element and its descendants.
  ///
  /// - Parameter isHidden: Whether they are hidden.
  /// - Returns: The change.
  public static func hidden(_ isHidden: Bool) -> Self { Self("hidden", .boolean(isHidden)) }

  /// Shows or hides the disclosed content.
  ///
  /// - Parameter isExpanded: Whether the content is shown.
  /// - Returns: The change.
  public static func expanded(_ isExpanded: Bool) -> Self { Self("expanded", .boolean(isExpanded)) }
}

extension PropertyValue {
  fileprivate static func texts(_ texts: [String]) -> PropertyValue {
    .list(texts.map { .text($0) })
  }
}
