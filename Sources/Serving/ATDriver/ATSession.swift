import Documents
import ScreenReader
import Transcript

/// A session of AT Driver: what one client does with a reader.
struct ATSession {
  /// The commands that there are.
  static let methods = [
    "session.new", "settings.setSettings", "settings.getSettings", "settings.getSupportedSettings",
    "interaction.userIntent", "interaction.pressKeys",
  ]
  /// A setting of NVDA that the harness asks for: whether a change of mode is a sound.
  private static let modeSound = "virtualBuffers.passThroughAudioIndication"

  /// What a command leads to: the result, and what is said after it.
  struct Outcome {
    var result: (inout JSONWriter) -> Void = { _ in }
    var said: [String] = []
    var note: String?
  }

  private(set) var walk: ATWalk?
  private let reader: Reader

  /// Begins a session.
  init(
    _ reader: Reader, _ source: ATDriverServer.Source?, _ options: ReaderOptions
  ) throws(ATFailure) {
    self.reader = reader
    guard let source else { return }
    var options = options
    options.reader = reader
    do throws(SourceError) {
      walk = try ATWalk(source, options: options)
    } catch {
      throw ATFailure(
        .sessionNotCreated, "\(error.summary)\(error.suggestion.map { "; \($0)" } ?? "")")
    }
  }

  /// Arrives on the screen.
  mutating func start() -> [String] { walk?.start() ?? [] }

  /// Does what a command asks.
  mutating func take(_ message: ATMessage) throws(ATFailure) -> Outcome {
    switch message.method {
    case "interaction.pressKeys": return try press(message.parameters)
    case "interaction.userIntent":
      guard let name = message.parameters["name"], name.kind == .string else {
        throw ATFailure(.invalidArgument, "\"params\" needs the \"name\" of an intent")
      }
      guard name.isText("pressKeys") else {
        throw ATFailure(
          .unknownIntent,
          "unknown intent \(SafeText.quoted(name.text)); the only one is \"pressKeys\"")
      }
      return try press(message.parameters)
    case "settings.getSupportedSettings":
      return Self.outcome(supported.map { ($0, value(of: $0)) })
    case "settings.getSettings":
      var asked: [(String, SettingValue)] = []
      for node in try list("settings", message.parameters) {
        let name = try settingName(node)
        asked.append((name, value(of: name)))
      }
      return Self.outcome(asked)
    case "settings.setSettings":
      for node in try list("settings", message.parameters) { try set(node) }
      return Outcome()
    default: throw ATFailure(.unknownCommand, ATMessage.unknown(message.method))
    }
  }

  private mutating func press(_ parameters: DocumentNode) throws(ATFailure) -> Outcome {
    let nodes = try list("keys", parameters)
    guard nodes.allSatisfy({ $0.kind == .string }) else {
      throw ATFailure(.invalidArgument, "\"keys\" must contain strings")
    }
    let chord: KeyChord
    switch KeyChord.read(nodes.map(\.text)) {
    case .success(let read): chord = read
    case .failure(let unknown):
      throw ATFailure(
        .invalidArgument,
        "\(SafeText.quoted(unknown.code)) is not a key: a key is one character, or one of WebDriver's code points"
      )
    }
    guard walk != nil else {
      throw ATFailure(
        .noFocus,
        "there is no screen: name one when you start the server (earshot serve --at-driver INPUT)")
    }
    let pressed = walk?.press(chord)
    var outcome = Outcome(said: pressed?.said ?? [])
    if pressed?.isKnown == false {
      let all = (chord.modifiers.map(\.rawValue).sorted() + chord.keys).joined(separator: "-")
      let keys = all.count > 64 ? all.prefix(64) + "\u{2026}" : all
      outcome.note = "\(reader.name) ignores \(SafeText.line(keys)) here"
    }
    return outcome
  }

  // MARK: - Settings

  private enum SettingValue {
    case text(String)
    case truth(Bool)
  }

  private var supported: [String] {
    reader.settings.map(\.key) + (reader.name == "nvda" ? [Self.modeSound] : [])
  }

  private func value(of name: String) -> SettingValue {
    if name == Self.modeSound { return .truth(walk?.sounds ?? true) }
    let usual = reader.settings.first { $0.key == name }?.values.first ?? ""
    // Of numbers the usual one is not listed.
    return .text(
      walk?.settings[name] ?? (name == "rate" ? String(reader.defaults.speakingRate) : usual))
  }

  private static func outcome(_ settings: [(String, SettingValue)]) -> Outcome {
    Outcome(result: { json in
      json.array("settings") { json in
        for (name, value) in settings {
          json.object { json in
            json.field("name", name)
            switch value {
            case .text(let text): json.field("value", text)
            case .truth(let flag): json.field("value", flag)
            }
          }
        }
      }
    })
  }

  private func settingName(_ node: DocumentNode) throws(ATFailure) -> String {
    guard node.kind == .mapping, let name = node["name"], name.kind == .string else {
      throw ATFailure(.invalidArgument, "a setting must be an object with a \"name\"")
    }
    guard supported.contains(where: name.isText) else {
      throw ATFailure(
        .invalidArgument,
        "\(reader.name) has no setting \(SafeText.quoted(name.text)); "
          + Spelling.suggestion(for: name.text, among: supported, noun: "settings"))
    }
    return name.text
  }

  private mutating func set(_ node: DocumentNode) throws(ATFailure) {
    let name = try settingName(node)
    guard let value = node["value"], [.string, .number, .boolean].contains(value.kind) else {
      throw ATFailure(.invalidArgument, "the setting \"\(name)\" needs a \"value\"")
    }
    if name == Self.modeSound {
      guard value.kind == .boolean else {
        throw ATFailure(.invalidArgument, "\"\(name)\" takes true or false")
      }
      walk?.sounds = value.isText("true")
      return
    }
    do throws(SourceError) {
      try walk?.set(name, to: value.text)
    } catch {
      throw ATFailure(
        .invalidArgument, error.message + (error.suggestion.map { "; \($0)" } ?? ""))
    }
  }

  private func list(
    _ key: String, _ parameters: DocumentNode
  ) throws(ATFailure) -> [DocumentNode] {
    guard let list = parameters[key], list.kind == .sequence, !list.items.isEmpty else {
      throw ATFailure(.invalidArgument, "\"params\" needs \"\(key)\", a list that is not empty")
    }
    return list.items
  }
}
