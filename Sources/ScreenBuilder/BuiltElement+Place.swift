public import AccessibilityTree

extension BuiltElement {
  /// Gives the rectangle on the screen, in screen points.
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

  /// Gives the point where a double tap lands, in screen points, instead of the middle of the frame.
  ///
  /// - Parameters:
  ///   - x: The distance from the left edge of the screen.
  ///   - y: The distance from the top edge of the screen.
  /// - Returns: A changed copy.
  public func activationPoint(_ x: Double, _ y: Double) -> Self {
    with(\.activationPoint, Point(x: x, y: y))
  }

  /// Gives the outline of the cursor, in screen points; it is never used for order.
  ///
  /// - Parameter points: The corners, in order.
  /// - Returns: A changed copy.
  public func path(_ points: [Point]) -> Self { with(\.path, points) }

  /// Tells whether the cursor stops here, where the default does not fit.
  ///
  /// - Parameter isElement: Whether it does.
  /// - Returns: A changed copy.
  public func isElement(_ isElement: Bool = true) -> Self { with(\.isElement, isElement) }

  /// Makes the element and all below it vanish.
  ///
  /// - Parameter isHidden: Whether they do.
  /// - Returns: A changed copy.
  public func hidden(_ isHidden: Bool = true) -> Self { with(\.isHidden, isHidden) }

  /// Places the element among its siblings: a higher number is heard first.
  ///
  /// - Parameter priority: The number; 0 is that of every element at first.
  /// - Returns: A changed copy.
  public func sortPriority(_ priority: Double) -> Self { with(\.sortPriority, priority) }

  /// Tells whether the element takes input, where its traits do not.
  ///
  /// - Parameter responds: Whether it does.
  /// - Returns: A changed copy.
  public func respondsToUserInteraction(_ responds: Bool = true) -> Self {
    with(\.respondsToUserInteraction, responds)
  }

  /// Tells how the element takes touches directly.
  ///
  /// - Parameter options: The options.
  /// - Returns: A changed copy.
  public func directTouch(_ options: DirectTouch...) -> Self { adding(options, to: \.directTouch) }

  /// Places the element in the data table that holds it.
  ///
  /// - Parameters:
  ///   - row: The row, counted from 0, or `nil` when it is not known; a negative one counts as 0.
  ///   - column: The column, counted from 0, or `nil` when it is not known; a negative one counts as 0.
  ///   - rowSpan: How many rows the cell spans, at least 1.
  ///   - columnSpan: How many columns the cell spans, at least 1.
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
  /// Marks an image that conveys nothing, and so is not heard.
  ///
  /// - Parameter isDecorative: Whether it conveys nothing.
  /// - Returns: A changed copy.
  public func decorative(_ isDecorative: Bool = true) -> Self { with(\.isDecorative, isDecorative) }
}

extension BuiltElement where Role: HoldingRole {
  /// Cuts off what lies outside of the frame.
  ///
  /// - Parameter clips: Whether it is cut off.
  /// - Returns: A changed copy.
  public func clips(_ clips: Bool = true) -> Self { with(\.clips, clips) }

  /// Hides the siblings, as an alert does.
  ///
  /// - Parameter isModal: Whether they are hidden.
  /// - Returns: A changed copy.
  public func modal(_ isModal: Bool = true) -> Self { with(\.isModal, isModal) }

  /// Makes what is below be heard without anything in between.
  ///
  /// - Parameter groupsChildren: Whether it is.
  /// - Returns: A changed copy.
  public func groupsChildren(_ groupsChildren: Bool = true) -> Self {
    with(\.groupsChildren, groupsChildren)
  }

  /// Makes one element of what is below, or says that it stays several.
  ///
  /// - Parameter combination: How the children are treated.
  /// - Returns: A changed copy.
  public func combine(_ combination: Combination = .combine) -> Self {
    with(\.combination, combination)
  }

  /// Makes the children be heard as they are written rather than by their places.
  ///
  /// - Returns: A changed copy.
  public func orderedAsWritten() -> Self { with(\.childOrder, .asWritten) }
}
