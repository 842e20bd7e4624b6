import ArgumentParser
import Earshot
import Questions

/// Parameters as options of a command line.
///
/// The parser finds options by reflection and hands their values over by key: both are made from the list here.
struct Given<Group: ParameterGroup>: ParsableArguments, CustomReflectable {
  private var outcome: Result<Group, SourceError>?
  /// The parameters that were given.
  private(set) var named: [Parameter] = []
  /// The texts behind options that need none.
  private var bareTexts: [(parameter: Parameter, text: String)] = []

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    var values: [String: Arguments.Value] = [:]
    for parameter in Group.parameters {
      let key = Key(stringValue: parameter.name)
      switch parameter.kind {
      case .truth(let usual):
        if try container.decodeIfPresent(Bool.self, forKey: key) == true {
          values[parameter.name] = .truth(!usual)
        }
      case .words, .texts, .settings:
        let texts = try container.decodeIfPresent([String].self, forKey: key) ?? []
        if !texts.isEmpty { values[parameter.name] = parameter.value(ofOptions: texts) }
      default:
        guard let text = try container.decodeIfPresent(String.self, forKey: key) else { continue }
        values[parameter.name] = parameter.value(ofOption: text)
        if case .optionalText = parameter.kind { bareTexts.append((parameter, text)) }
      }
    }
    named = Group.parameters.filter { values[$0.name] != nil }
    do throws(SourceError) {
      outcome = .success(try Group(Arguments(options: values, Group.parameters)))
    } catch {
      outcome = .failure(error)
    }
  }

  /// Returns what was given.
  func get() throws(SourceError) -> Group {
    if let outcome { return try outcome.get() }
    return try Group(Arguments(options: [:], Group.parameters))
  }

  /// What was given, once the parser has checked it.
  var given: Group? { try? get() }

  func validate() throws {
    for (parameter, text) in bareTexts
    where text.contains("/") || Self.fileEndings.contains(where: text.hasSuffix) {
      throw ValidationError(
        "\(SafeText.quoted(text)) is not a \(parameter.valueName); put the input before --\(parameter.optionName), or a "
          + "\(parameter.valueName) after it")
    }
    guard case .failure(let error)? = outcome else { return }
    let isPlaced = error.path.hasPrefix("--") && !error.message.hasPrefix(error.path)
    let repair = error.suggestion.map { "; \($0)" } ?? ""
    throw ValidationError("\(isPlaced ? "\(error.path): " : "")\(error.message)\(repair)")
  }

  // By its text alone: whether there is such a file is not told to a found `earshot.yaml`, which may say this.
  private static var fileEndings: [String] {
    FolderFiles.inputs
  }

  var customMirror: Mirror {
    Mirror(self, children: Group.parameters.map { ("_\($0.name)", $0.option) })
  }

  /// The name of a parameter.
  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension Given: ProjectOptions {
  static var projectOptions: [String] { options(for: .output) }
  static var projectGates: [String] { options(for: .gate) }

  private static func options(for use: Parameter.ProjectUse) -> [String] {
    Group.parameters.filter { $0.projectUse == use }.map(\.optionName)
  }
}

extension Parameter {
  /// The option as the parser of command lines knows it.
  fileprivate var option: Any {
    let name = NameSpecification.customLong(optionName)
    let help = ArgumentHelp("\(helpText)", valueName: valueName)
    let words: CompletionKind? =
      switch (kind, offered) {
      case (.word(let words), _), (.words(let words), _): .list(words)
      case (_, let offered?): .custom { _, _, _ in offered() }
      default: nil
      }
    switch kind {
    case .truth: return Flag(wrappedValue: false, name: name, help: help)
    case .words, .texts, .settings:
      return Option<[String]>(
        wrappedValue: [], name: name, parsing: .singleValue, help: help, completion: words)
    case .optionalText:
      return Option<String?>(
        wrappedValue: nil, name: name, defaultAsFlag: "", help: help, completion: words)
    default: return Option<String?>(wrappedValue: nil, name: name, help: help, completion: words)
    }
  }

  // Appends the possible words, unless the sentence names them.
  private var helpText: String {
    let words = listed ?? words
    let isNamed = words.allSatisfy(about.contains)
    if words.isEmpty || isNamed || words.count > 20 { return about }
    return about.dropLast(about.hasSuffix(".") ? 1 : 0)
      + ": \(words.joined(separator: ", "))" + (isList ? " (separated by commas)." : ".")
  }

  private var isList: Bool {
    if case .words = kind { return true }
    return false
  }

  fileprivate func value(ofOption text: String) -> Arguments.Value {
    switch kind {
    case .integer, .number: Double(text).map(Arguments.Value.number) ?? .text(text)
    default: .text(text)
    }
  }

  fileprivate func value(ofOptions texts: [String]) -> Arguments.Value {
    switch kind {
    case .settings:
      if let wrong = texts.first(where: { SettingAssignment(argument: $0) == nil }) {
        .texts([wrong])
      } else {
        .settings(
          texts.compactMap { SettingAssignment(argument: $0)?.assignment }
            .map { ($0.key, $0.value) })
      }
    // No word at all is a wrong one.
    case .words: .texts(texts.flatMap { ListArgument(argument: $0)?.words ?? [$0] })
    default: .texts(texts)
    }
  }
}
