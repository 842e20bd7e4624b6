package import Documents

/// The values of parameters, checked: what comes out of here has the right kind.
package struct Arguments: Sendable {
  /// A value.
  package enum Value: Sendable {
    case text(String)
    case truth(Bool)
    case number(Double)
    case texts([String])
    case settings([(key: String, value: String)])
    case group(DocumentNode)
  }

  private var values: [String: Value] = [:]
  /// What messages call the whole.
  private let thing: String
  /// The mapping, or `nil` where nothing is said at all or no text says it.
  private let node: DocumentNode?
  /// What stands before a name where messages speak of it.
  private let prefix: String

  /// Reads the values of a mapping.
  package init(
    _ node: DocumentNode?, _ parameters: [Parameter], of thing: String
  ) throws(SourceError) {
    self.thing = thing
    self.node = node
    prefix = ""
    if let node { try node.requireKeys(parameters.map(\.name), of: thing) }
    for parameter in parameters {
      guard let value = node?[parameter.name], !value.isNull else {
        if parameter.isRequired { throw missing(parameter.name) }
        continue
      }
      values[parameter.name] = try parameter.value(of: value)
    }
  }

  /// Takes the values of options, by the names of their parameters.
  package init(options: [String: Value], _ parameters: [Parameter]) throws(SourceError) {
    thing = "the command line"
    node = nil
    prefix = "--"
    values = options
    for parameter in parameters {
      guard let value = options[parameter.name] else { continue }
      let option = prefix + parameter.optionName
      if let (message, repair) = parameter.refusal(of: value, called: option) {
        throw SourceError(path: option, message: message, suggestion: repair)
      }
    }
  }

  /// Returns the same with another text for a parameter.
  package func setting(_ name: String, to text: String) -> Arguments {
    var copy = self
    copy.values[name] = .text(text)
    return copy
  }

  /// Returns what messages call a parameter: `--set`, or `set`.
  package func called(_ name: String) -> String { prefix + name }

  /// Returns how a list of words is written: `--language en-US,ko`, or `"language": ["en-US", "ko"]`.
  package func example(_ name: String, _ words: [String]) -> String {
    prefix.isEmpty
      ? "\(SafeText.quoted(name)): [\(words.map { SafeText.quoted($0) }.joined(separator: ", "))]"
      : "\(called(name)) \(words.joined(separator: ","))"
  }

  /// Returns an error for something that has to be said.
  package func missing(_ what: String, suggestion: String? = nil) -> SourceError {
    let message = "\(thing) needs \(SafeText.quoted(what))"
    return node?.error(message, suggestion: suggestion)
      ?? SourceError(path: thing, message: message, suggestion: suggestion)
  }

  /// Returns a mapping with keys of its own, or `nil`.
  package func node(_ name: String) -> DocumentNode? {
    if case .group(let node) = values[name] { return node }
    return nil
  }

  /// Returns a text or a word.
  package func text(_ name: String) -> String? {
    if case .text(let text) = values[name] { return text }
    return nil
  }

  /// Returns a truth value.
  package func truth(_ name: String) -> Bool? {
    if case .truth(let truth) = values[name] { return truth }
    return nil
  }

  /// Returns a whole number.
  package func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0) } }

  /// Returns a number.
  package func number(_ name: String) -> Double? {
    if case .number(let number) = values[name] { return number }
    return nil
  }

  /// Returns a list of texts or words; empty where there is none.
  package func texts(_ name: String) -> [String] {
    if case .texts(let texts) = values[name] { return texts }
    return []
  }

  /// Returns keys and values of the reader's own.
  package func settings(_ name: String) -> [(key: String, value: String)] {
    if case .settings(let settings) = values[name] { return settings }
    return []
  }
}
