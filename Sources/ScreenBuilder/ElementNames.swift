public import AccessibilityTree

/// The elements that a screen is written down with, one for each short form of screen files.
///
/// They stand inside of ``Element``, so that a test can import SwiftUI, which has a `Button` of its own:
///
/// ```swift
/// Element.Button("Rate")   // heard: "Rate, button"
/// ```
extension Element {
  /// A heading, heard as "Comments, heading".
  public typealias Heading = BuiltElement<Roles.Heading, Never>
  /// A text that cannot change, heard as it is.
  public typealias Text = BuiltElement<Roles.Text, Never>
  /// A button, heard as "Rate, button".
  public typealias Button = BuiltElement<Roles.Button, Never>
  /// A link, heard as "Terms, link".
  public typealias Link = BuiltElement<Roles.Link, Never>
  /// An image, heard as "Two mangoes, image".
  public typealias Image = BuiltElement<Roles.Image, Never>
  /// A tab of a custom tab bar, heard as "Home, tab".
  public typealias Tab = BuiltElement<Roles.Tab, Never>
  /// The button that goes back, heard as "Recipes, back button".
  public typealias BackButton = BuiltElement<Roles.BackButton, Never>
  /// A switch, heard as "Alerts, switch button, on".
  public typealias Switch = BuiltElement<Roles.Switch, Never>
  /// Something that a swipe up or down changes, heard as "Volume, 50%, adjustable".
  public typealias Slider = BuiltElement<Roles.Slider, Never>
  /// A text field, heard as "Your reply, text field".
  public typealias TextField = BuiltElement<Roles.TextField, Never>
  /// A text field that hides what is typed, heard as "PIN, secure text field".
  public typealias SecureField = BuiltElement<Roles.SecureField, Never>
  /// A search field, heard as "Recipes, search field".
  public typealias SearchField = BuiltElement<Roles.SearchField, Never>
  /// A list, at whose edges is heard "list start" and "list end".
  public typealias List<Failure: BuildFailure> = BuiltElement<Roles.List, Failure>
  /// A group, whose label is heard on entry.
  public typealias Group<Failure: BuildFailure> = BuiltElement<Roles.Group, Failure>
  /// A landmark, at whose edges is heard "landmark" and "end".
  public typealias Landmark<Failure: BuildFailure> = BuiltElement<Roles.Landmark, Failure>
  /// A data table, whose cells are heard with their headers, row and column.
  public typealias Table<Failure: BuildFailure> = BuiltElement<Roles.Table, Failure>
  /// A tab bar: every element below is a tab, heard with its position.
  public typealias TabBar<Failure: BuildFailure> = BuiltElement<Roles.TabBar, Failure>
  /// A segmented control: its elements are heard with their position.
  public typealias Segmented<Failure: BuildFailure> = BuiltElement<Roles.Segmented, Failure>
  /// A node without a role: a view that only holds others, or an element that is written trait by trait.
  public typealias View<Failure: BuildFailure> = BuiltElement<Roles.View, Failure>
}
