import AccessibilityTree
import Documents

/// Reads what effects of behaviours work on, and keeps it in the types that JSON has.
///
/// An effect is checked when its file is read: `set: {total: {lable: …}}` is an error with its place.
/// Whether an element of a name is there is known only when the effect happens.
enum NativeEffects {
  /// Reads the argument of an effect.
  ///
  /// - Parameters:
  ///   - name: What the effect does.
  ///   - node: The argument, or `nil` for the bare word.
  ///   - place: Where the effect stands, for the message about a missing argument.
  /// - Throws: An error that names the place of what cannot be read.
  /// - Returns: The argument, in the types that the effect calls for.
  static func argument(
    of name: Behaviour.Effect.Name, _ node: DocumentNode?, at place: DocumentNode
  ) throws(SourceError) -> PropertyValue? {
    let key = name.rawValue
    guard let node else {
      switch name {
      case .close, .screenChanged, .layoutChanged: return nil
      default:
        throw place.error("\"\(key)\" needs \(needs(name))", suggestion: "write \(example(name))")
      }
    }
    switch name {
    case .close: throw node.error("\"close\" takes nothing, not \(node.described)")
    case .open, .remove, .focus, .screenChanged, .layoutChanged, .announce, .pageScrolled:
      return .text(try node.string(for: key))
    case .set: return try changes(node)
    case .insert: return try insertion(node)
    }
  }

  /// Reads a further key of an effect.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: Its value.
  ///   - name: What the effect does.
  /// - Throws: An error for a key that the effect does not have, and for a value that is none.
  /// - Returns: The key with its value.
  static func option(
    _ key: DocumentNode, _ value: DocumentNode, of name: Behaviour.Effect.Name
  ) throws(SourceError) -> PropertyValue.Entry {
    guard name == .announce, key.text == "priority" else {
      throw key.error(
        "unknown key \(SafeText.quoted(key.text)) of \"\(name.rawValue)\"",
        suggestion: name == .announce
          ? "known keys: priority" : "write each effect as an item of its own")
    }
    let words = ["low", "default", "high"]
    let word = try value.string(for: "priority")
    guard words.contains(word) else {
      throw value.error(
        "unknown priority \(SafeText.quoted(word))",
        suggestion: Spelling.suggestion(for: word, among: words, noun: "priorities"))
    }
    return .init(key: "priority", value: .text(word))
  }

  private static func changes(_ node: DocumentNode) throws(SourceError) -> PropertyValue {
    guard node.kind == .mapping else {
      throw node.error("\"set\" takes {ID: {property: value}}, not \(node.described)")
    }
    var entries: [PropertyValue.Entry] = []
    try node.forEachPair { (id, properties) throws(SourceError) in
      entries.append(.init(key: id.text, value: try ElementChange(reading: properties).canonical))
    }
    return .mapping(entries)
  }

  private static func insertion(_ node: DocumentNode) throws(SourceError) -> PropertyValue {
    try node.requireKeys(["into", "at", "element", "elements"], of: "\"insert\"")
    // Elements that insert elements that insert elements are read by recursion, which must end.
    _ = try node.propertyValue(for: "insert")
    var entries: [PropertyValue.Entry] = []
    if let into = node["into"] {
      entries.append(.init(key: "into", value: .text(try into.string(for: "into"))))
    }
    if let at = node["at"] {
      let position = try at.integer(for: "at", in: 0...1_000_000)
      entries.append(.init(key: "at", value: .number(Double(position))))
    }
    let tree = try ElementInsertion.tree(node)
    guard let list = NativeProperties.list(tree) else {
      throw node.error("this is nested too deep")
    }
    entries.append(.init(key: "elements", value: list))
    return .mapping(entries)
  }

  private static func needs(_ name: Behaviour.Effect.Name) -> String {
    switch name {
    case .open: "the name of a screen"
    case .set, .remove, .focus: "the id of an element"
    case .insert: "elements"
    default: "a text"
    }
  }

  private static func example(_ name: Behaviour.Effect.Name) -> String {
    switch name {
    case .open: "open: SCREEN"
    case .set: "set: {ID: {label: New}}"
    case .insert: "insert: {into: ID, element: {text: New}}"
    case .remove, .focus: "\(name.rawValue): ID"
    default: "\(name.rawValue): TEXT"
    }
  }
}
