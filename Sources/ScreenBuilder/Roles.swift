public import AccessibilityTree

/// The roles of elements in code, one for each short form of screen files.
public enum Roles {
  /// A heading.
  public enum Heading: NamedRole, LevelledRole {
    /// The trait of a heading.
    public static let traits: Traits = .header
  }

  /// A static text.
  public enum Text: NamedRole, ValuedRole {
    /// The trait of a text.
    public static let traits: Traits = .staticText
  }

  /// A button.
  public enum Button: NamedRole, ValuedRole {
    /// The trait of a button.
    public static let traits: Traits = .button
  }

  /// A link.
  public enum Link: NamedRole, ValuedRole {
    /// The trait of a link.
    public static let traits: Traits = .link
  }

  /// An image.
  public enum Image: NamedRole, ValuedRole, PictureRole {
    /// The trait of an image.
    public static let traits: Traits = .image
  }

  /// A tab of a custom tab bar.
  public enum Tab: NamedRole, ValuedRole {
    /// The trait of a tab.
    public static let traits: Traits = .tab
  }

  /// A back button.
  public enum BackButton: NamedRole {
    /// The trait of a back button.
    public static let traits: Traits = .backButton
  }

  /// A switch.
  public enum Switch: ElementRole {
    /// The traits of a system switch.
    public static let traits: Traits = [.switchButton, .button]
  }

  /// An adjustable element.
  public enum Slider: ElementRole, AdjustableRole {
    /// The trait of a slider.
    public static let traits: Traits = .adjustable
  }

  /// A text field.
  public enum TextField: TypingRole, ValuedRole {
    /// The trait of a text field.
    public static let traits: Traits = .textEntry
  }

  /// A text field that hides its text.
  public enum SecureField: TypingRole, ValuedRole {
    /// The traits of a secure text field.
    public static let traits: Traits = [.textEntry, .secureTextField]
  }

  /// A search field.
  public enum SearchField: TypingRole, ValuedRole {
    /// The trait of a search field.
    public static let traits: Traits = .searchField
  }

  /// A list.
  public enum List: HoldingRole {
    /// The container of a list.
    public static let container: Container? = .list
  }

  /// A group.
  public enum Group: HoldingRole, ValuedRole {
    /// The container of a group.
    public static let container: Container? = .group
  }

  /// A landmark.
  public enum Landmark: HoldingRole {
    /// The container of a landmark.
    public static let container: Container? = .landmark
  }

  /// A data table.
  public enum Table: HoldingRole {
    /// The container of a data table.
    public static let container: Container? = .table
  }

  /// A tab bar.
  public enum TabBar: HoldingRole {
    /// The container of a tab bar.
    public static let container: Container? = .tabBar
  }

  /// A segmented control.
  public enum Segmented: HoldingRole {
    /// The container of a segmented control.
    public static let container: Container? = .segmented
  }

  /// A node without a role, which accepts every property.
  public enum View: HoldingRole, ValuedRole, LevelledRole, AdjustableRole, TypingRole, PictureRole {
  }
}
