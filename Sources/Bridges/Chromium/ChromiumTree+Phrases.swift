import AccessibilityTree

/// Headings and links of several pieces.
extension ChromiumTree {
  private static let phrases: [(role: Role, begins: WebFlags, goesOn: WebFlags, trait: Traits)] = [
    (.heading, .beginsHeading, .goesOnInHeading, .header),
    (.link, .beginsLink, .goesOnInLink, .link),
  ]

  /// States of an element whether it is the first in the heading and in the link around it.
  func takePlace(inPhrases element: inout Element) {
    var flags: WebFlags = []
    for phrase in Self.phrases {
      guard let around = contexts.last(where: { $0.role == phrase.role }) else { continue }
      flags.insert(around.hasBegun ? phrase.goesOn : phrase.begins)
      if phrase.role == .heading {
        element.headingLevel = element.headingLevel ?? around.element.level
      }
    }
    if !flags.isEmpty { element.insert(flags) }
  }

  /// Keeps what was added as the last in the heading and in the link around it.
  mutating func keep(_ draft: Int) {
    let element = drafts[draft]
    let isMarked =
      Element.isMarkedText(context.role) || context.element.webFlags.contains(.isSection)
    var outermost = contexts.count
    for phrase in Self.phrases {
      guard let index = contexts.lastIndex(where: { $0.role == phrase.role }) else { continue }
      outermost = min(outermost, index)
      let isOwnText =
        context.owner == contexts[index].owner && (element.role ?? phrase.role) == phrase.role
      // What is marked in a link tells nothing of what the link stands in.
      let isInside = contexts.indices.contains(index + 1) && contexts[index + 1].hasBegun
      if isInside, element.role == .mark || element.role == .insertion || element.role == .deletion
      {
        continue
      }
      if let last = contexts[index].lastObject, !stands(draft, onLineOf: last) {
        tellOuter(contexts[index])
        contexts[index].toldText = contexts[index].lastObjectOwner
        contexts[index].lastObject = nil
      }
      // A line on which the owner has text of its own tells of it there, and not at a marked part (recorded).
      if !isOwnText, isMarked, phrase.role == .link, let own = contexts[index].lastOwnText,
        stands(draft, onLineOf: own)
      {
        continue
      }
      // Neither do the further lines of a text in it, and an item of a list (recorded).
      let isTold = contexts[index].toldText == context.owner || context.role == .listItem
      let isText = element.role == nil || element.role == .paragraph || element.role == .listItem
      contexts[index].lastObject = isOwnText || isTold && isText ? nil : draft
      contexts[index].lastObjectOwner = context.owner
      if isOwnText { contexts[index].lastOwnText = draft }
    }
    for index in contexts.indices[outermost...] { contexts[index].hasBegun = true }
  }

  private func stands(_ draft: Int, onLineOf other: Int) -> Bool {
    guard let frame = drafts[draft].frame, let around = drafts[other].frame else { return false }
    return frame.isOnLine(of: around)
  }

  /// Of the objects in a heading or a link, the last one on each line says so (recorded).
  mutating func tellOuter(_ context: ChromiumContext) {
    guard api == .atSPI, let last = context.lastObject,
      let phrase = Self.phrases.first(where: { $0.role == context.role })
    else { return }
    drafts[last].traits.insert(phrase.trait)
  }

  /// A picture without a name does not say what it stands in (recorded).
  mutating func forgetLastObject() {
    for index in contexts.indices { contexts[index].lastObject = nil }
  }
}
