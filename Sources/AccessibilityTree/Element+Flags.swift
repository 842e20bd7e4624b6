/// What is true or not of an element.
extension Element {
  /// Whether the node and all below it vanish.
  public var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set { flags.set(.isHidden, newValue) }
  }

  /// Whether the node is an image that conveys nothing, and so vanishes.
  public var isDecorative: Bool {
    get { flags.contains(.isDecorative) }
    set { flags.set(.isDecorative, newValue) }
  }

  /// Whether what lies outside of the frame is cut off.
  public var clips: Bool {
    get { flags.contains(.clips) }
    set { flags.set(.clips, newValue) }
  }

  /// Whether the node hides its siblings, like `accessibilityViewIsModal`.
  public var isModal: Bool {
    get { flags.contains(.isModal) }
    set { flags.set(.isModal, newValue) }
  }

  /// Whether what is below is heard without anything in between.
  public var groupsChildren: Bool {
    get { flags.contains(.groupsChildren) }
    set { flags.set(.groupsChildren, newValue) }
  }
}
