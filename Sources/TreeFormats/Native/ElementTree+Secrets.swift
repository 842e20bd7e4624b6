import AccessibilityTree

extension ElementTree {
  /// The tree with bullets for what behaviours put into fields for secrets; elements hide their own.
  var hidingSecretsOfBehaviours: ElementTree {
    let secrets = Set(elements.lazy.filter(\.holdsSecret).compactMap(\.id))
    var tree = self
    for index in elements.indices where !elements[index].behaviours.isEmpty {
      for behaviour in elements[index].behaviours.indices {
        for effect in elements[index].behaviours[behaviour].effects.indices {
          let old = elements[index].behaviours[behaviour].effects[effect]
          guard old.name == .set, case .mapping(let changes)? = old.argument else { continue }
          tree[index].behaviours[behaviour].effects[effect].argument = .mapping(
            changes.map { change in
              .init(
                key: change.key,
                value: change.value.hidingSecret(isOfSecret: secrets.contains(change.key)))
            })
        }
      }
    }
    return tree
  }
}

extension PropertyValue {
  /// The change of an element with bullets for the value that it gives a field for secrets.
  fileprivate func hidingSecret(isOfSecret: Bool) -> PropertyValue {
    guard case .mapping(let entries) = self else { return self }
    let secret = PropertyValue.text(Traits.secureTextField.names.joined())
    let makesSecret = entries.contains { $0.key == "traits" && $0.value.holds(secret) }
    guard isOfSecret || makesSecret else { return self }
    return .mapping(
      entries.map { entry in
        entry.key == "value" ? .init(key: entry.key, value: entry.value.hidden) : entry
      })
  }

  private func holds(_ value: PropertyValue) -> Bool {
    switch self {
    case .list(let values): values.contains(value)
    case .mapping(let entries): entries.contains { $0.key == "add" && $0.value.holds(value) }
    default: false
    }
  }

  /// A text, or the lists of texts of `{next: …}` and `{previous: …}`, in bullets.
  private var hidden: PropertyValue {
    switch self {
    case .text(let text): .text(Element.hidden(text))
    case .list(let values): .list(values.map(\.hidden))
    case .mapping(let entries): .mapping(entries.map { .init(key: $0.key, value: $0.value.hidden) })
    case .number, .boolean: self
    }
  }
}
