public import AccessibilityTree

extension BuiltElement {
  /// Sets the frame, in screen points.
  ///
  /// - Parameters:
  ///   - x: The left edge, from the left edge of the screen.
  ///   - y: The top edge, from the top edge of the screen.
  ///   - width: The width; a negative one counts as 0.
  ///   - height: The height; a negative one counts as 0.
  /// - Returns: A changed copy.
  public func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Self {
    with(\.frame, Frame(x: x, y: y, width: max(0, width), height: max(0, height)))
  }

  /// Sets the activation point, in screen points, instead of the middle of the frame.
  ///
  /// - Parameters:
  ///   - x: The distance from the left edge of the screen.
  ///   - y: The distance from the top edge of the screen.
  /// - Returns: A changed copy.
  public func activationPoint(_ x: Double, _ y: Double) -> Self {
    with(\.activationPoint, Point(x: x, y: y))
  }

  /// Sets the outline of the cursor, in screen points; it never affects the order.
  ///
  /// - Parameter points: The corners, in order.
  /// - Returns: A changed copy.
  public func path(_ points: [Point]) -> Self { with(\.path, points) }

  /// Sets whether the cursor stops here, if the default is wrong.
  ///
  /// - Parameter isElement: Whether the cursor stops here.
  /// - Returns: A changed copy.
  public func isElement(_ isElement: Bool = true) -> Self { with(\.isElement, isElement) }

  /// Hides the element and its descendants.
  ///
  /// - Parameter isHidden: Whether they are hidden.
  /// - Returns: A changed copy.
  public func hidden(_ isHidden: Bool = true) -> Self { with(\.isHidden, isHidden) }

  /// Sets the priority among siblings; a higher number comes first.
  ///
  /// - Parameter priority: The priority; the default is 0.
  /// - Returns: A changed copy.
  public func sortPriority(_ priority: Double) -> Self { with(\.sortPriority, priority) }

  /// Sets whether the element takes input, if its traits do not state it.
  ///
  /// - Parameter responds: Whether the element takes input.
  /// - Returns: A changed copy.
  public func respondsToUserInteraction(_ responds: Bool = true) -> Self {
    with(\.respondsToUserInteraction, responds)
  }

  /// Sets how the element receives touches directly.
  ///
  /// - Parameter options: The options.
  /// - Returns: A changed copy.
  public func directTouch(_ options: DirectTouch...) -> Self { adding(options, to: \.directTouch) }

  /// Sets the position of the element in its data table.
  ///
  /// - Parameters:
  ///   - row: The row, counted from 0, or `nil` if unknown; a negative number counts as 0.
  ///   - column: The column, counted from 0, or `nil` if unknown; a negative number counts as 0.
  ///   - rowSpan: The number of rows that the cell spans, at least 1.
  ///   - columnSpan: The number of columns that the cell spans, at least 1.
  /// - Returns: A changed copy.
  public func cell(row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1) -> Self {
    with(
      \.cell,
      TableCell(
        row: row.map { max(0, $0) }, column: column.map { max(0, $0) }, rowSpan: max(1, rowSpan),
        columnSpan: max(1, columnSpan)))
  }
}

extension BuiltElement where Role: PictureRole {
  /// Marks an image as decorative, which makes it silent.
  ///
  /// - Parameter isDecorative: Whether the image is decorative.
  /// - Returns: A changed copy.
  public func decorative(_ isDecorative: Bool = true) -> Self { with(\.isDecorative, isDecorative) }
}

extension BuiltElement where Role: HoldingRole {
  /// Clips content outside the frame.
  ///
  /// - Parameter clips: Whether content is clipped.
  /// - Returns: A changed copy.
  public func clips(_ clips: Bool = true) -> Self { with(\.clips, clips) }

  /// Hides the siblings, like an alert.
  ///
  /// - Parameter isModal: Whether they are hidden.
  /// - Returns: A changed copy.
  public func modal(_ isModal: Bool = true) -> Self { with(\.isModal, isModal) }

  /// Keeps all descendants together in the reading order.
  ///
  /// - Parameter groupsChildren: Whether to keep them together.
  /// - Returns: A changed copy.
  public func groupsChildren(_ groupsChildren: Bool = true) -> Self {
    with(\.groupsChildren, groupsChildren)
  }

  /// Combines the descendants into one element, or keeps them separate.
  ///
  /// - Parameter combination: How the children are treated.
  /// - Returns: A changed copy.
  public func combine(_ combination: Combination = .combine) -> Self {
    with(\.combination, combination)
  }

  /// Orders the children as written rather than by position.
  ///
  /// - Returns: A changed copy.
  public func orderedAsWritten() -> Self { with(\.childOrder, .asWritten) }
}
