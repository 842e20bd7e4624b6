internal import Documents
internal import SystemCalls

/// A voice of Piper as a file that the user has; Piper speaks it in place of espeak-ng.
package struct PiperVoice: Equatable, Hashable, Sendable {
  /// The path of the model, `NAME.onnx`.
  package var model: String
  /// How many samples it makes a second.
  package var sampleRate: Int
}

/// The folder of the user's Piper voices: each is a `NAME.onnx` with its `NAME.onnx.json`.
struct PiperFolder {
  /// The variable that names the folder.
  static let variable = "EARSHOT_PIPER_VOICES"
  /// What a voice's name begins with.
  static let prefix = "piper:"
  private static let ending = ".onnx"

  /// The voices, in the order of their names.
  private(set) var entries: [VoiceLibrary.Entry] = []
  /// Why voices that are there cannot be used, by their names.
  private(set) var problems: [String: String] = [:]

  /// Looks into the folder that the environment names, else into `piper-voices` in the user's data folder.
  init() {
    guard let folder = Self.path else { return }
    for name in VoiceLibrary.names(in: folder) ?? [] where name.hasSuffix(Self.ending) {
      let voice = Self.prefix + name.dropLast(Self.ending.count)
      let model = "\(folder)/\(name)"
      do {
        entries.append(
          VoiceLibrary.Entry(profile: try Self.profile(named: voice, model), path: model))
      } catch {
        problems[voice] = "\(SafeText.line(error.path)): \(error.message)"
      }
    }
  }

  /// Returns where a Piper voice would have to be, or `nil` for a name of another voice.
  static func absence(of name: String, among entries: [VoiceLibrary.Entry]) -> String? {
    guard name.hasPrefix(prefix) else { return nil }
    let known = entries.map(\.profile.name).filter { $0.hasPrefix(prefix) }
    if known.isEmpty {
      return "no Piper voices are in \(path.map(SafeText.line) ?? "a folder") (NAME.onnx with "
        + "NAME.onnx.json; \(variable) names another folder by its whole path)"
    }
    return "it is not in the folder; "
      + Spelling.suggestion(for: name, among: known, noun: "Piper voices")
  }

  private static var path: String? {
    let variables = Environment.variables
    // Relative, it would be a folder of whatever was cloned.
    if let folder = variables[variable] { return folder.hasPrefix("/") ? folder : nil }
    let data = variables["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (data ?? Environment.homeFolder.map { "\($0)/.local/share" }).map {
      "\($0)/piper-voices"
    }
  }

  private static func profile(
    named name: String, _ model: String
  ) throws(SourceError) -> VoiceProfile {
    let source = try SourceFile.read("\(model).json")
    let root = try Document(json: source).root
    guard root.kind == .mapping else { throw root.error("this does not describe a Piper voice") }
    guard
      let rate = try root["audio"]?["sample_rate"]?.integer(for: "sample_rate", in: 8000...96_000)
    else { throw root.error("a Piper voice states its \"audio\": {\"sample_rate\"}") }
    let stated = root["language"]?["code"] ?? root["espeak"]?["voice"]
    guard let language = try stated?.string(for: "language").replacing("_", with: "-"),
      !language.isEmpty
    else { throw root.error("a Piper voice states its \"language\": {\"code\"}") }
    // A model that takes the place of another speaks anew: the definition is part of what a cache goes by.
    var status = stat()
    guard stat(model, &status) == 0 else {
      throw SourceError(path: model, message: "the model cannot be read")
    }
    let time = OpenedFile.writtenTime(in: status)
    let quality = try root["audio"]?["quality"]?.string(for: "quality")
    var profile = VoiceProfile(
      name: name, summary: (["Piper", quality].compactMap { $0 }).joined(separator: ", "),
      language: language,
      definition: "piper \(status.st_size) \(time.tv_sec).\(time.tv_nsec) \(model)")
    profile.piper = PiperVoice(model: model, sampleRate: rate)
    return profile
  }
}
