public import AccessibilityTree
public import ScreenReader
import TreeFormats

/// What the app does, as screen files say it below `on`.
extension Behaviour.Effect {
  /// Returns to the previous screen.
  public static let close = Self(.close)

  /// Shows another screen.
  ///
  /// - Parameter screen: The name of the screen.
  /// - Returns: The effect.
  public static func open(_ screen: String) -> Self { Self(.open, argument: .text(screen)) }

  /// Changes an element.
  ///
  /// - Parameters:
  ///   - id: The element's `id`.
  ///   - changes: The changes.
  /// - Returns: The effect.
  public static func set(_ id: String, _ changes: PropertyChange...) -> Self {
    set([id: changes])
  }

  /// Changes several elements.
  ///
  /// - Parameter changes: The changes, by the `id` of the element.
  /// - Returns: The effect.
  public static func set(_ changes: KeyValuePairs<String, [PropertyChange]>) -> Self {
    let entries = changes.map { id, changes in
      PropertyValue.Entry(key: id, value: .mapping(changes.map(\.entry)))
    }
    return Self(.set, argument: .mapping(entries))
  }

  /// Inserts elements, at most 60 levels of them.
  ///
  /// - Parameters:
  ///   - parent: The `id` of the parent, or `nil` for the outermost level.
  ///   - position: The index of the child to insert before, counted from 0, or `nil` to append.
  ///   - elements: The elements.
  /// - Returns: The effect.
  public static func insert<Failure: BuildFailure>(
    into parent: String? = nil, at position: Int? = nil,
    @ElementBuilder _ elements: () -> BuiltElements<Failure>
  ) -> Self {
    let argument = ElementInsertion.argument(elements().tree, into: parent, at: position)
    return Self(.insert, argument: argument)
  }

  /// Removes an element and its descendants.
  ///
  /// - Parameter id: The element's `id`.
  /// - Returns: The effect.
  public static func remove(_ id: String) -> Self { Self(.remove, argument: .text(id)) }

  /// Moves the cursor.
  ///
  /// - Parameter id: The `id` of the target element.
  /// - Returns: The effect.
  public static func focus(_ id: String) -> Self { Self(.focus, argument: .text(id)) }

  /// Makes an announcement.
  ///
  /// - Parameters:
  ///   - text: The text of the announcement.
  ///   - priority: How the announcement interacts with other speech, or `nil` for the default.
  ///   - delay: The delay in milliseconds, or `nil` for none; an announcement without a delay is lost if the cursor
  ///     moves.
  /// - Returns: The effect.
  public static func announce(
    _ text: String, priority: Announcement.Priority? = nil, after delay: Int? = nil
  ) -> Self {
    let options: [PropertyValue.Entry?] = [
      priority.map { .init(key: "priority", value: .text($0.rawValue)) },
      delay.map { .init(key: "after", value: .number(Double($0))) },
    ]
    return Self(.announce, argument: .text(text), options: options.compactMap(\.self))
  }

  /// Reports a new screen.
  ///
  /// - Parameter id: The `id` of the element that the cursor goes to, or `nil` for the first element.
  /// - Returns: The effect.
  public static func screenChanged(_ id: String? = nil) -> Self {
    Self(.screenChanged, argument: id.map { .text($0) })
  }

  /// Reports a new layout.
  ///
  /// - Parameter id: The `id` of the element that the cursor goes to, or `nil` if it stays.
  /// - Returns: The effect.
  public static func layoutChanged(_ id: String? = nil) -> Self {
    Self(.layoutChanged, argument: id.map { .text($0) })
  }

  /// Reports that the content was scrolled.
  ///
  /// - Parameter text: The announced text: "Page 2 of 9".
  /// - Returns: The effect.
  public static func pageScrolled(_ text: String) -> Self {
    Self(.pageScrolled, argument: .text(text))
  }
}
