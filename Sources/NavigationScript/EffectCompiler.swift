import AccessibilityTree
import Documents
import ScreenReader
import TreeFormats

/// Turns effects as screen files carry them into effects of a session, once for each screen.
struct EffectCompiler {
  private var effects: [Behaviour.Effect: [AppEffect]] = [:]
  private let screens: [String: Screen]

  init(screens: [Screen]) {
    self.screens = Dictionary(
      screens.compactMap { screen in screen.name.map { ($0, screen) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Compiles the behaviours of all elements, and those of elements that they insert.
  mutating func compile(_ tree: ElementTree) throws(SourceError) {
    var pending = [tree]
    while let tree = pending.popLast() {
      for element in tree.elements {
        for behaviour in element.behaviours {
          for effect in behaviour.effects where effects[effect] == nil {
            let compiled = try appEffects(effect)
            effects[effect] = compiled
            if case .insert(let inserted, _, _)? = compiled.first { pending.append(inserted) }
          }
        }
      }
    }
  }

  /// Returns what a session does for an effect: of screens that only code opens, when it happens.
  func answer(to effect: Behaviour.Effect) -> [AppEffect] {
    if let compiled = effects[effect] { return compiled }
    do throws(SourceError) {
      return try appEffects(effect)
    } catch {
      return [.fail(error.message)]
    }
  }

  private func appEffects(_ effect: Behaviour.Effect) throws(SourceError) -> [AppEffect] {
    let effects =
      effect.name == .set ? try changes(effect.argument) : [try appEffect(effect)]
    func option(_ key: String) -> PropertyValue? {
      effect.options.first { $0.key == key }?.value
    }
    let condition = try option("when").map { (value) throws(SourceError) in
      try EffectCondition(value)
    }
    let isAnnouncement = effect.name == .announce
    return effects.map { effect in
      var effect = effect
      if let condition { effect = .conditional({ condition.holds(in: $0.tree) }, effect) }
      // An announcement keeps its own time, by which it is not lost.
      guard !isAnnouncement, case .number(let delay)? = option("after"), delay > 0 else {
        return effect
      }
      return .later(effect, milliseconds: Int(delay))
    }
  }

  private func appEffect(_ effect: Behaviour.Effect) throws(SourceError) -> AppEffect {
    let text = if case .text(let text) = effect.argument { text } else { nil as String? }
    switch effect.name {
    case .open:
      guard let screen = screens[text ?? ""] else {
        let names = screens.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        return .fail(
          "the app opens \(SafeText.quoted(text ?? "")), but the only screens are \(names)")
      }
      return .open(screen)
    case .close: return .close
    case .set: return .fail("the change names no elements")
    case .insert:
      let insertion = try ElementInsertion(effect.argument ?? .mapping([]))
      return .insert(insertion.elements, into: insertion.parent, at: insertion.position)
    case .remove: return .remove(text ?? "")
    case .focus: return .focus(text ?? "")
    case .announce:
      var announcement = Announcement(text ?? "")
      if case .text(let word)? = effect.options.first(where: { $0.key == "priority" })?.value {
        announcement.priority = Announcement.Priority(rawValue: word) ?? .default
      }
      if case .number(let delay)? = effect.options.first(where: { $0.key == "after" })?.value {
        announcement.delay = Int(delay)
      }
      return .announce(announcement)
    case .screenChanged: return .screenChanged(text)
    case .layoutChanged: return .layoutChanged(text)
    case .pageScrolled: return .pageScrolled(text ?? "")
    case .haptic: return .feedback(.haptic(text ?? ""))
    case .sound: return .feedback(.sound(text ?? ""))
    }
  }

  private func changes(_ value: PropertyValue?) throws(SourceError) -> [AppEffect] {
    guard case .mapping(let entries) = value else { return [] }
    var changes: [AppEffect] = []
    for entry in entries {
      let change = try ElementChange(entry.value)
      changes.append(.change(entry.key) { change.apply(to: &$0) })
    }
    return changes
  }
}
