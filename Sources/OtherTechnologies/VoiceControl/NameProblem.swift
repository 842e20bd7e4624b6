import Documents

/// Why a spoken name does not have the effect that the user expects.
package enum NameProblem: Equatable, Sendable {
  /// Other elements have the same name: Voice Control asks for a number (documented: Apple, "Voice Control
  /// Synonyms").
  case ambiguous(count: Int)
  /// There is neither an input label nor a label. It is assumed that the role replaces them.
  case roleOnly
  /// No part of the name can be spoken.
  case signsOnly
  /// The name is an address.
  case address
  /// The name comes from the code.
  case machineName
  /// The name is longer than 5 words or 40 letters. The bound is assumed.
  case long
  /// The name is a command of Voice Control's own.
  case command
  /// There are more than four input labels (documented: Apple, "Voice Control Synonyms").
  case manySynonyms

  /// The name of the problem in JSON.
  package var code: String {
    switch self {
    case .ambiguous: "ambiguous"
    case .roleOnly: "role-only"
    case .signsOnly: "signs-only"
    case .address: "address"
    case .machineName: "machine-name"
    case .long: "long"
    case .command: "command"
    case .manySynonyms: "synonyms-too-many"
    }
  }

  package var text: String {
    switch self {
    case .ambiguous(let count): "\(count) have this name; saying it asks for a number"
    case .roleOnly: "no name; the role is used instead (assumed)"
    case .signsOnly: "no part of the name can be spoken"
    case .address: "an address is hard to say"
    case .machineName: "a name from the code is hard to say"
    case .long: "longer than 5 words or 40 letters"
    case .command: "a command of Voice Control has the same words"
    case .manySynonyms: "more than four input labels"
    }
  }

  /// Returns why a name is hard to say.
  static func unspeakable(_ name: String) -> NameProblem? {
    let words = SpokenName(name).words
    if words.isEmpty { return .signsOnly }
    if name.contains("://") || name.lowercased().hasPrefix("www.") { return .address }
    if isFromCode(name) { return .machineName }
    return words.count > 5 || name.count > 40 ? .long : nil
  }

  /// Whether a name is one word with an underscore, or with two inner capitals; "iPhone" and "YouTube" have one.
  private static func isFromCode(_ name: String) -> Bool {
    if name.contains(where: \.isWhitespace) { return false }
    if name.contains("_") { return true }
    let humps = zip(name, name.dropFirst()).count { $0.isLowercase && $1.isUppercase }
    return humps >= 2
  }
}
