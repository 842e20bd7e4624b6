/// One node of a screen: an accessibility element, a container, or a view that only holds other nodes.
///
/// An element labelled "Rate" with the trait ``Traits/button`` is spoken as "Rate, button".
///
/// An element never keeps the content of a secure field. Its value is one bullet for each character, so no output that
/// is made from an element contains a password.
///
/// Properties that nearly every element has are stored inline. Rare ones (actions, rotors, a language …) share one
/// heap allocation, so a screen of 100,000 plain elements takes little memory and is quick to copy.
public struct Element: Equatable, Hashable, Sendable {
  /// The identifier, unique on the screen and never spoken, like `accessibilityIdentifier`.
  public var id: String?
  /// The accessible name, without the role word.
  public var label: String?
  /// The value, spoken after the label.
  public var value: String? { didSet { hideSecret() } }
  /// What happens when the user acts on the element; spoken last, after a pause.
  public var hint: String?
  /// What the element is and how it behaves.
  public var traits: Traits = [] { didSet { hideSecret() } }
  /// The role that the app or its toolkit declares, or `nil`; traits may state the role, too.
  public var role: Role?
  /// The rectangle on the screen, in screen points.
  public var frame: Frame?
  /// Whether the cursor stops here, or `nil` for the tree's default.
  public var isElement: Bool?
  /// Whether the content that the element discloses is shown, or `nil` if it discloses nothing.
  public var isExpanded: Bool?
  /// Whether the element takes input, or `nil` when its traits say so.
  public var respondsToUserInteraction: Bool?
  /// The kind of container that the node is.
  public var container: Container?
  /// How the node treats its children.
  public var combination: Combination?
  var flags: ElementFlags = []
  // Written to by the only element that holds it, so that threads may share elements.
  private nonisolated(unsafe) var storage: DetailsBox?

  /// Creates an element; set other properties afterwards.
  ///
  /// - Parameters:
  ///   - label: The accessible name, without the role word.
  ///   - value: The value.
  ///   - hint: What happens when the user acts on the element.
  ///   - traits: What the element is and how it behaves.
  ///   - frame: The rectangle on the screen, in screen points.
  public init(
    _ label: String? = nil, value: String? = nil, hint: String? = nil, traits: Traits = [],
    frame: Frame? = nil
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.frame = frame
    hideSecret()
  }

  /// Whether any property of ``ElementDetails`` was ever set.
  var hasDetails: Bool { storage != nil }

  /// Where the properties stand that few elements have, or `nil` before any of them was set: who asks for one must not
  /// pay for a copy of all.
  @inline(__always) var stored: UnsafeMutablePointer<ElementDetails>? { storage?.place }

  /// The properties that few elements have; writing makes room for them.
  var details: ElementDetails {
    @inline(__always) _read {
      if let stored { yield stored.pointee } else { yield.none }
    }
    _modify {
      if storage == nil {
        storage = DetailsBox.holding(ElementDetails())
      } else if !isKnownUniquelyReferenced(&storage), let shared = storage {
        storage = DetailsBox.holding(shared.place.pointee)
      }
      // There is one by now.
      yield &storage.unsafelyUnwrapped.place.pointee
    }
  }

  /// Returns whether two elements have the same properties.
  ///
  /// - Parameters:
  ///   - one: An element.
  ///   - other: Another element.
  /// - Returns: Whether all of their properties are equal.
  public static func == (one: Element, other: Element) -> Bool {
    one.id == other.id && one.label == other.label && one.value == other.value
      && one.hint == other.hint && one.traits == other.traits && one.role == other.role
      && one.frame == other.frame
      && one.isElement == other.isElement && one.isExpanded == other.isExpanded
      && one.respondsToUserInteraction == other.respondsToUserInteraction
      && one.container == other.container && one.combination == other.combination
      && one.flags == other.flags
      && (!one.hasDetails && !other.hasDetails || one.details == other.details)
  }

  /// Feeds the properties to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(label)
    hasher.combine(value)
    hasher.combine(hint)
    hasher.combine(traits)
    hasher.combine(role)
    hasher.combine(frame)
    hasher.combine(isElement)
    hasher.combine(isExpanded)
    hasher.combine(respondsToUserInteraction)
    hasher.combine(container)
    hasher.combine(combination)
    hasher.combine(flags)
    // Properties that were set and taken back count as never set.
    if hasDetails, details != .none { hasher.combine(details) }
  }
}

/// Details on the heap, which elements share until one of them is written to.
private final class DetailsBox: ManagedBuffer<Void, ElementDetails> {
  /// Makes a box.
  static func holding(_ details: ElementDetails) -> DetailsBox {
    let box = create(minimumCapacity: 1) { _ in }
    box.place.initialize(to: details)
    return unsafeDowncast(box, to: DetailsBox.self)
  }

  deinit { _ = place.deinitialize(count: 1) }
}

extension ManagedBuffer<Void, ElementDetails> {
  /// Where the details are.
  @inline(__always) fileprivate var place: UnsafeMutablePointer<ElementDetails> {
    withUnsafeMutablePointerToElements { $0 }
  }
}
