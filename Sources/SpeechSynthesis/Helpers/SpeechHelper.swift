internal import Documents
internal import SystemCalls

/// The program that turns texts into samples, with its arguments.
public struct SpeechHelper: Equatable, Sendable {
  /// The path of the executable.
  package var path: String
  /// The arguments after the program's name.
  package var arguments: [String]
  /// Whether it is an engine of the user's own (`--engine`), for messages.
  package private(set) var isEngine = false

  /// Creates a helper.
  ///
  /// - Parameters:
  ///   - path: The path of the executable.
  ///   - arguments: The arguments after the program's name; `--engine tones` speaks in tones.
  public init(path: String, arguments: [String] = []) {
    self.path = path
    self.arguments = arguments
  }

  /// Finds `earshot-speech` beside the running program, then on the PATH.
  ///
  /// - Parameter arguments: The arguments to start it with.
  /// - Throws: An error that says how to get the program if it is in neither place.
  /// - Returns: The helper.
  public static func located(arguments: [String] = []) throws(SpeechError) -> SpeechHelper {
    let folder = programFolder()
    let path = Environment.variables["PATH"] ?? ""
    // An empty part of the PATH would be the current folder, where anybody may have put a program.
    let folders = [folder] + path.split(separator: ":").map(String.init)
    for folder in folders where folder.hasPrefix("/") {
      let candidate = "\(folder)/earshot-speech"
      if isExecutableFile(candidate) { return SpeechHelper(path: candidate, arguments: arguments) }
    }
    throw .noHelper(searched: folder)
  }

  /// Finds a helper by a command, as it is typed: the program, then its arguments.
  ///
  /// Quotes hold words together; nothing else is special, as no shell reads it.
  package static func command(_ command: String) throws(SpeechError) -> SpeechHelper {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in command {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    guard quote == nil, let program = words.first, !program.isEmpty else {
      throw .noEngine(command, program: nil)
    }
    let arguments = Array(words.dropFirst())
    let found =
      program.contains("/") ? (isExecutableFile(program) ? program : nil) : onPath(program)
    guard let found else { throw .noEngine(command, program: program) }
    return engine(found, arguments)
  }

  /// Returns Python with the engine that speaks Piper voices, all of which make so many samples a second.
  static func piper(sampleRate: Int) throws(SpeechError) -> SpeechHelper {
    guard let python = onPath("python3") else { throw .noPython }
    return engine(python, PiperEngine.arguments + ["\(sampleRate)"])
  }

  private static func onPath(_ program: String) -> String? {
    let folders = (Environment.variables["PATH"] ?? "").split(separator: ":")
    return folders.lazy.filter { $0.hasPrefix("/") }.map { "\($0)/\(program)" }
      .first(where: isExecutableFile)
  }

  private static func engine(_ path: String, _ arguments: [String]) -> SpeechHelper {
    var helper = SpeechHelper(path: path, arguments: arguments)
    helper.isEngine = true
    return helper
  }

  /// The program as messages name it.
  var shown: String {
    isEngine ? "the engine \(SafeText.quoted(path))" : "the speech helper \(path)"
  }

  private static func isExecutableFile(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return access(path, X_OK) == 0
  }

  private static func programFolder() -> String {
    guard let path = RunningProgram.path else { return "" }
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
