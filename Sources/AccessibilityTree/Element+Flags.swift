/// What is true or not of an element.
extension Element {
  /// Whether the node and its descendants are hidden.
  public var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set { flags.set(.isHidden, newValue) }
  }

  /// Whether the node is a decorative image, which is hidden.
  public var isDecorative: Bool {
    get { flags.contains(.isDecorative) }
    set { flags.set(.isDecorative, newValue) }
  }

  /// Whether content outside the frame is clipped.
  public var clips: Bool {
    get { flags.contains(.clips) }
    set { flags.set(.clips, newValue) }
  }

  /// Whether the node hides its siblings, like `accessibilityViewIsModal`.
  public var isModal: Bool {
    get { flags.contains(.isModal) }
    set { flags.set(.isModal, newValue) }
  }

  /// Whether a reader visits all descendants before anything else.
  public var groupsChildren: Bool {
    get { flags.contains(.groupsChildren) }
    set { flags.set(.groupsChildren, newValue) }
  }
}
