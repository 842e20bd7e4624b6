/// Something that may be said about how a question is answered: its name, what its value is, and what it does.
///
/// Options of the command line with their help, keys of messages with their JSON schemas, and what a found `earshot.yaml`
/// may set are made from the same line.
package struct Parameter: Sendable {
  /// What a value is.
  package enum Kind: Sendable {
    /// A text.
    case text
    /// A text, or nothing but the name, which stands for an empty one.
    case optionalText
    /// One of some words.
    case word([String])
    /// True or false; what it is without a word about it.
    case truth(usual: Bool = false)
    /// A whole number.
    case integer(ClosedRange<Int>)
    /// A number.
    case number(ClosedRange<Double>)
    /// A list of texts, as many as this at the most.
    case texts(most: Int)
    /// A list of words out of some.
    case words([String])
    /// A text or a number, which an answer repeats.
    case identifier
    /// Keys of the reader's own with texts, numbers or truth values.
    case settings
    /// A mapping with keys of its own.
    case group([Parameter])
  }

  /// Who may say it beside the user: an `earshot.yaml` that was merely found.
  package enum ProjectUse: Sendable {
    /// Nobody.
    case refused
    /// Such a file may: it shapes nothing but the output.
    case output
    /// Such a file may, and a gate says so: it changes utterances or findings.
    case gate
  }

  /// The key in a message: `textSize`, which is `--text-size` on a command line.
  package let name: String
  /// What the value is.
  package let kind: Kind
  /// What it does, as a sentence.
  package let about: String
  /// What help calls a value.
  package let valueName: String
  /// Whether a found `earshot.yaml` may say it.
  package let projectUse: ProjectUse
  /// Whether a message lacks something without it.
  package let isRequired: Bool
  /// Whether it shapes an answer for people alone, so that no message says it.
  package let isForText: Bool
  /// Which of the kind's words help lists, or `nil` for all.
  package let listed: [String]?
  /// What a shell offers as values that are not listed in the kind.
  package let offered: (@Sendable () -> [String])?

  /// Creates a parameter.
  package init(
    _ name: String, _ kind: Kind, _ about: String, valueName: String? = nil,
    projectUse: ProjectUse = .refused, isRequired: Bool = false, isForText: Bool = false,
    listed: [String]? = nil, offered: (@Sendable () -> [String])? = nil
  ) {
    self.name = name
    self.kind = kind
    self.about = about
    self.valueName = valueName ?? name
    self.projectUse = projectUse
    self.isRequired = isRequired
    self.isForText = isForText
    self.listed = listed
    self.offered = offered
  }

  /// The words that a value is, or is made of, empty where others will do.
  package var words: [String] {
    switch kind {
    case .word(let words), .words(let words): words
    default: []
    }
  }

  /// The long name of the option: `text-size`, and `no-hints` for what is on without it.
  package var optionName: String {
    var name = ""
    for letter in self.name {
      name += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
    }
    if case .truth(usual: true) = kind { return "no-\(name)" }
    return name
  }
}
