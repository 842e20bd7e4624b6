public import AccessibilityTree

/// The elements that a screen is written down with, one for each short form of screen files.
///
/// They stand inside of ``Element``, so that a test can import SwiftUI, which has a `Button` of its own:
///
/// ```swift
/// Element.Button("Rate")   // heard: "Rate, button"
/// ```
extension Element {
  /// A heading, spoken as "Comments, heading".
  public typealias Heading = BuiltElement<Roles.Heading, Never>
  /// A static text, spoken as it is.
  public typealias Text = BuiltElement<Roles.Text, Never>
  /// A button, spoken as "Rate, button".
  public typealias Button = BuiltElement<Roles.Button, Never>
  /// A link, spoken as "Terms, link".
  public typealias Link = BuiltElement<Roles.Link, Never>
  /// An image, spoken as "Two mangoes, image".
  public typealias Image = BuiltElement<Roles.Image, Never>
  /// A tab of a custom tab bar, spoken as "Home, tab".
  public typealias Tab = BuiltElement<Roles.Tab, Never>
  /// A back button, spoken as "Recipes, back button".
  public typealias BackButton = BuiltElement<Roles.BackButton, Never>
  /// A switch, spoken as "Alerts, switch button, on".
  public typealias Switch = BuiltElement<Roles.Switch, Never>
  /// An adjustable element, spoken as "Volume, 50%, adjustable".
  public typealias Slider = BuiltElement<Roles.Slider, Never>
  /// A text field, spoken as "Your reply, text field".
  public typealias TextField = BuiltElement<Roles.TextField, Never>
  /// A text field that hides its text, spoken as "PIN, secure text field".
  public typealias SecureField = BuiltElement<Roles.SecureField, Never>
  /// A search field, spoken as "Recipes, search field".
  public typealias SearchField = BuiltElement<Roles.SearchField, Never>
  /// A list, with "list start" and "list end" spoken at its edges.
  public typealias List<Failure: BuildFailure> = BuiltElement<Roles.List, Failure>
  /// A group, whose label is spoken on entry.
  public typealias Group<Failure: BuildFailure> = BuiltElement<Roles.Group, Failure>
  /// A landmark, with "landmark" and "end" spoken at its edges.
  public typealias Landmark<Failure: BuildFailure> = BuiltElement<Roles.Landmark, Failure>
  /// A data table, whose cells are spoken with their headers, row and column.
  public typealias Table<Failure: BuildFailure> = BuiltElement<Roles.Table, Failure>
  /// A tab bar: every element below is a tab, spoken with its position.
  public typealias TabBar<Failure: BuildFailure> = BuiltElement<Roles.TabBar, Failure>
  /// A segmented control: its elements are spoken with their position.
  public typealias Segmented<Failure: BuildFailure> = BuiltElement<Roles.Segmented, Failure>
  /// A node without a role: a view that only holds other nodes, or an element with explicit traits.
  public typealias View<Failure: BuildFailure> = BuiltElement<Roles.View, Failure>
}
