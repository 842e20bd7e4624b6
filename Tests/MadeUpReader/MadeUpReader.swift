public import Earshot

/// A reader that nobody else knows: it says the role first, reads line by line, and has a rotor of its own.
///
/// All of it stands in this file, as it would for somebody who adds one outside of the project: this room sees what
/// is public, and nothing that only the package has.
public enum MadeUpReader {
  private static let english = """
    language: en
    phrases:
      button: {spoken: key, evidence: composed, source: made up}
      heading: {spoken: title, evidence: composed, source: made up}
      image: {spoken: picture, evidence: composed, source: made up}
      adjustable: {spoken: knob, evidence: composed, source: made up}
      list: {spoken: "list of {count}", evidence: composed, source: made up}
      rotorKnobs: {spoken: Knobs, evidence: composed, source: made up}
      itemKnob: {spoken: knob, evidence: composed, source: made up}
      notFound: {spoken: "no {item}", evidence: composed, source: made up}
    """

  private static let role = UtterancePart("role") { context, fragments in
    switch context.element.semanticRole {
    case .button: context.say(.button, as: .role, into: &fragments)
    case .heading: context.say(.heading, as: .role, into: &fragments)
    case .image: context.say(.image, as: .role, into: &fragments)
    case .slider: context.say(.adjustable, as: .role, into: &fragments)
    case .list where context.side == .start:
      let count = String(context.countInside ?? 0)
      context.say("list", as: .role, filling: ["count": count], into: &fragments)
    default: break
    }
  }

  private static let words = UtterancePart("words") { context, fragments in
    context.say(text: context.element.label, as: .label, target: .label, into: &fragments)
    context.say(text: context.element.value, as: .value, target: .value, into: &fragments)
  }

  /// Makes the reader.
  ///
  /// - Throws: An error with the place of what is wrong in its words.
  /// - Returns: The reader.
  public static func reader() throws(SourceError) -> Reader {
    var reader = Reader(
      "made-up", title: "Made Up", version: "1", grammar: Grammar([role, words]))
    reader.grammar.tellsOfLeaving = true
    reader.ownPhrases = try PhraseLibrary(
      of: "made-up", reading: [try SourceText(bytes: Array(english.utf8), path: "en.phrases.yaml")])
    reader.stops.edges = { node, tree in tree[node].container == .list ? .start : .none }
    // A text right behind another one is the same line.
    reader.stops.joins = { first, next, tree in
      tree[first].traits == .staticText && tree[next].traits == .staticText
        && tree.parent(of: first) == tree.parent(of: next)
    }
    let knobs = Rotor(
      "rotorKnobs", item: "itemKnob", .elements { $0.traits.contains(.adjustable) })
    reader.navigation = Navigation(rotors: [knobs, .headings], repeatsAtEdge: false)
    reader.sounds = Sounds(without: [.itemFocused])
    reader.settings = [
      ReaderSetting(own: "mode", values: ["browse", "focus"], summary: "the mode")
    ]
    return reader
  }
}
