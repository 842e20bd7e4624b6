import AccessibilityTree
public import ScreenReader
import Voices

extension Reader {
  /// Orca 51, defined by its differences from ``orca``, based on its own tests and its source code.
  public static let orca51: Reader = {
    var reader = Reader.orca
    reader.version = "51"
    reader.words = "orca@51"
    reader.evidence = [
      "its own tests on web pages (GNOME/orca 672b8f4, 51.rc): 1,479 of 1,607 steps in the "
        + "half used for development",
      "otherwise the behaviour of version 43.1, whose phrases other languages keep",
    ]
    reader.grammar = .orca51
    reader.navigation = .orca51
    let told = reader.stops.surrounds
    reader.stops.surrounds = { node, tree in told(node, tree) || tree[node].role == .code }
    return reader
  }()
}

extension Grammar {
  /// What Orca 51 says beside what 43.1 does.
  fileprivate static let orca51: Grammar = {
    var grammar = Grammar.orca
    grammar.tellsOfEdges = true
    grammar.parts.sayMoreThanBefore()
    for occasion in grammar.occasions.keys { grammar.occasions[occasion]?.sayMoreThanBefore() }
    for occasion in [Occasion.acrossRow, .alongColumn] {
      grammar.occasions[occasion] = grammar.occasions[occasion]?.flatMap {
        part -> [UtterancePart] in
        switch part.name {
        case UtterancePart.orcaCellHeaders.name: [.orca51CellHeaders]
        case UtterancePart.orcaCellPlace.name: [.orca51RowHeader, part, .orca51CellSpan]
        default: [part]
        }
      }
    }
    return grammar
  }()
}

extension Navigation {
  /// How one moves with Orca 51: a quick key tells what is left and entered, and F leads to fields (its own tests).
  fileprivate static let orca51: Navigation = {
    var navigation = Navigation.orca
    navigation.quickKeysTellPlaces = true
    navigation.jumpOccasion = .moving
    navigation.stopsAtBlankCells = true
    navigation.textKeys?.characters = .names
    navigation.textKeys?.words = .objects
    navigation.textKeys?.selects = true
    navigation.quickKeys = navigation.quickKeys.map { key in
      var key = key
      if key.name == "formField" { key.key = "f" }
      return key
    }
    return navigation
  }()
}

extension UtterancePart {
  /// How far a slider is between its ends, behind its value (its own tests).
  fileprivate static let orca51Percent = UtterancePart("percent") { context, fragments in
    guard context.element.role == .slider, let percent = context.percent else { return }
    context.say("percent", as: .value, filling: ["count": String(percent)], into: &fragments)
    fragments.endPhrase(from: fragments.count - 1)
  }
}

extension UtterancePart {
  /// The name of an application, which 43.1 does not say (its own tests): "Embedded application embedded".
  fileprivate static let orca51Application = UtterancePart("application") { context, fragments in
    if context.element.role == .application { context.sayLabel(into: &fragments) }
  }

  /// Code that begins here (its own tests).
  fileprivate static let orca51CodeStart = UtterancePart("code") { context, fragments in
    for place in context.entered where place.element.role == .code {
      context.say("codeStart", as: .container, into: &fragments)
    }
  }

  /// Code that ends here (its own tests).
  fileprivate static let orca51CodeEnd = UtterancePart("code") { context, fragments in
    for place in context.ending where place.element.role == .code {
      context.say("codeEnd", as: .container, into: &fragments)
    }
  }
}

extension [UtterancePart] {
  fileprivate mutating func sayMoreThanBefore() {
    guard
      let object = firstIndex(where: { $0.name == UtterancePart.orcaObject.name })
    else { return }
    insert(contentsOf: [.orca51Percent, .orca51HeaderColumn, .orca51CodeEnd], at: object + 1)
    insert(contentsOf: [.orca51CodeStart, .orca51Application], at: object)
  }
}
