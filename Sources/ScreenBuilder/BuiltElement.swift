public import AccessibilityTree
import Documents

/// An element that is written in Swift, with its descendants.
///
/// ```swift
/// Element.Button("Rate").hint("Rates this recipe.")   // heard: "Rate, button", then the hint
/// ```
///
/// The role determines the available properties; `Element.View` accepts them all. Each method returns a changed copy.
public struct BuiltElement<Role: ElementRole, Failure: BuildFailure>: Sendable {
  /// The element as the root of a tree, with its descendants.
  public private(set) var tree: ElementTree

  init(_ tree: ElementTree) { self.tree = tree }

  init(label: String?, value: String? = nil, holding children: ElementTree = ElementTree()) {
    var element = Element(label, value: value, traits: Role.traits)
    element.container = Role.container
    var tree = ElementTree()
    tree.begin(element)
    tree.append(children)
    tree.end()
    self.tree = tree
  }

  /// The element itself.
  public var element: Element { tree[0] }

  /// Returns a copy with one property changed.
  func with<Value>(_ property: WritableKeyPath<Element, Value>, _ value: Value) -> Self {
    var copy = self
    copy.tree[0][keyPath: property] = value
    return copy
  }

  /// Returns a copy with one property added to.
  func adding<Value>(_ values: [Value], to property: WritableKeyPath<Element, [Value]>) -> Self {
    with(property, element[keyPath: property] + values)
  }

  /// The same element, as one whose screen must be checked.
  var checked: BuiltElement<Role, SourceError> { BuiltElement<Role, SourceError>(tree) }
}
