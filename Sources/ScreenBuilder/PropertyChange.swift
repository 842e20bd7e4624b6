public import AccessibilityTree

/// One property that the effect `set` of a behaviour changes, and its new value.
public struct PropertyChange: Equatable, Sendable {
  let entry: PropertyValue.Entry

  /// Makes a change of any property.
  ///
  /// - Parameters:
  ///   - key: The key of the property, as screen files write it: `hidden`.
  ///   - value: Its new value.
  public init(_ key: String, _ value: PropertyValue) { entry = .init(key: key, value: value) }

  /// Gives another label.
  ///
  /// - Parameter label: The label.
  /// - Returns: The change.
  public static func label(_ label: String) -> Self { Self("label", .text(label)) }

  /// Gives another value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The change.
  public static func value(_ value: String) -> Self { Self("value", .text(value)) }

  /// Goes one further in a list of values, and stays at its end.
  ///
  /// - Parameter values: The values in their order.
  /// - Returns: The change.
  public static func value(next values: [String]) -> Self {
    Self("value", .mapping([.init(key: "next", value: .texts(values))]))
  }

  /// Goes one back in a list of values, and stays at its beginning.
  ///
  /// - Parameter values: The values in their order.
  /// - Returns: The change.
  public static func value(previous values: [String]) -> Self {
    Self("value", .mapping([.init(key: "previous", value: .texts(values))]))
  }

  /// Gives another hint.
  ///
  /// - Parameter hint: The hint.
  /// - Returns: The change.
  public static func hint(_ hint: String) -> Self { Self("hint", .text(hint)) }

  /// Gives other traits in the place of all that there are.
  ///
  /// - Parameter traits: The traits.
  /// - Returns: The change.
  public static func traits(_ traits: Traits) -> Self { Self("traits", .texts(traits.names)) }

  /// Adds traits, and takes others away.
  ///
  /// - Parameters:
  ///   - added: The traits that come.
  ///   - removed: The traits that go.
  /// - Returns: The change.
  public static func traits(adding added: Traits = [], removing removed: Traits = []) -> Self {
    var entries: [PropertyValue.Entry] = []
    if !added.isEmpty { entries.append(.init(key: "add", value: .texts(added.names))) }
    if !removed.isEmpty { entries.append(.init(key: "remove", value: .texts(removed.names))) }
    return Self("traits", .mapping(entries))
  }

  /// Shows the element, or makes it and all below it vanish.
  ///
  /// - Parameter isHidden: Whether it vanishes.
  /// - Returns: The change.
  public static func hidden(_ isHidden: Bool) -> Self { Self("hidden", .boolean(isHidden)) }

  /// Tells whether what the element discloses is shown.
  ///
  /// - Parameter isExpanded: Whether it is shown.
  /// - Returns: The change.
  public static func expanded(_ isExpanded: Bool) -> Self { Self("expanded", .boolean(isExpanded)) }
}

extension PropertyValue {
  fileprivate static func texts(_ texts: [String]) -> PropertyValue {
    .list(texts.map { .text($0) })
  }
}
