public import AccessibilityTree
public import Documents

/// What names other elements. Whether they are there shows only in the whole tree, so that the screen is
/// made with `try`.
extension BuiltElement {
  /// Sets the elements that label this one.
  ///
  /// - Parameter ids: The `id`s of the labelling elements.
  /// - Returns: A changed copy.
  public func labelledBy(_ ids: String...) -> BuiltElement<Role, SourceError> {
    adding(ids, to: \.labelledBy).checked
  }

  /// Links the element to related elements.
  ///
  /// - Parameter ids: The `id`s of the related elements.
  /// - Returns: A changed copy.
  public func linked(_ ids: String...) -> BuiltElement<Role, SourceError> {
    adding(ids, to: \.linked).checked
  }

  /// Adds a custom rotor, which is offered while the cursor is inside this element.
  ///
  /// - Parameters:
  ///   - name: The name that the reader speaks when the user selects the rotor.
  ///   - items: The stops, in order.
  /// - Returns: A changed copy.
  public func rotor(
    _ name: String, _ items: CustomRotor.Item...
  ) -> BuiltElement<Role, SourceError> {
    adding([CustomRotor(name: name, items: items)], to: \.rotors).checked
  }
}

extension BuiltElement where Role: HoldingRole {
  /// Sets the descendants that the reader visits, and their order.
  ///
  /// - Parameter ids: The `id`s of descendants.
  /// - Returns: A changed copy.
  public func order(_ ids: String...) -> BuiltElement<Role, SourceError> {
    with(\.childOrder, .listed(ids)).checked
  }
}

extension BuiltElement where Role == Roles.Table {
  /// Sets the number of rows and columns of the table.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, or `nil` if unknown; a negative number counts as 0.
  ///   - columns: The number of columns, or `nil` if unknown; a negative number counts as 0.
  /// - Returns: A changed copy.
  public func size(rows: Int?, columns: Int?) -> Self {
    var table = element.table ?? DataTable()
    table.rows = rows.map { max(0, $0) }
    table.columns = columns.map { max(0, $0) }
    return with(\.table, table)
  }

  /// Sets the row and column headers of the table.
  ///
  /// - Parameters:
  ///   - rows: The `id`s of the headers of each row, counted from 0.
  ///   - columns: The `id`s of the headers of each column, counted from 0.
  /// - Returns: A changed copy.
  public func headers(
    rows: KeyValuePairs<Int, [String]> = [:], columns: KeyValuePairs<Int, [String]> = [:]
  ) -> BuiltElement<Role, SourceError> {
    var table = element.table ?? DataTable()
    table.rowHeaders += rows.map { DataTable.Headers(index: $0.key, ids: $0.value) }
    table.columnHeaders += columns.map { DataTable.Headers(index: $0.key, ids: $0.value) }
    return with(\.table, table).checked
  }
}

extension CustomRotor.Item {
  /// Returns a rotor item for an element, or for a text inside it.
  ///
  /// - Parameters:
  ///   - id: The element's `id`.
  ///   - text: The text to land on, or `nil` for the whole element.
  /// - Returns: The item.
  public static func element(_ id: String, text: String? = nil) -> Self {
    Self(element: id, text: text)
  }

  /// Returns a rotor item for a text that does not belong to an element.
  ///
  /// - Parameter text: The text to land on.
  /// - Returns: The item.
  public static func text(_ text: String) -> Self { Self(text: text) }
}
