/// How a program is started beside this one: its words, its environment, and what its files are.
package struct ProcessStart {
  private enum FileAction {
    case duplicate(Int32, as: Int32)
    case open(String, as: Int32, flags: Int32)
    case close(Int32)
  }

  /// The program: a path, or with ``searchesPath`` a name to be found in PATH.
  package let program: String
  /// What follows its name on the command line.
  package let arguments: [String]
  /// Its environment.
  package let environment: [String: String]
  /// The folder that it works in: what it, or a library of it, looks for by a relative path is looked for there.
  package let folder: String
  /// Whether the program is searched in the folders of PATH.
  package var searchesPath = false
  /// Whether every signal is in its first state and let through, whatever this program has done to them.
  package var resetsSignals = false
  /// Whether the program gets a session of its own; the first terminal that it opens is then its own, too.
  package var startsSession = false
  private var actions: [FileAction] = []

  /// Describes a start in a folder; others may have filled the user's working folder, ".".
  package init(
    _ program: String, _ arguments: [String], environment: [String: String], in folder: String
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
  }

  /// Hands over an open file of this program.
  package mutating func duplicate(_ descriptor: Int32, as number: Int32) {
    actions.append(.duplicate(descriptor, as: number))
  }

  /// Opens a file in the new program.
  package mutating func open(_ path: String, as number: Int32, flags: Int32) {
    actions.append(.open(path, as: number, flags: flags))
  }

  /// Closes a file in the new program.
  package mutating func close(_ number: Int32) { actions.append(.close(number)) }

  /// Starts the program.
  package func run() -> (process: pid_t, code: Int32) {
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var files = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    // What is duplicated stands above every number that it gets, so that none takes the place of a later one.
    var copies: [Int32] = []
    defer { for copy in copies { SystemCalls.close(copy) } }
    for action in actions {
      switch action {
      case .duplicate(let descriptor, let number):
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, Self.lowestCopy)
        guard copy >= 0 else { return (0, errno) }
        copies.append(copy)
        posix_spawn_file_actions_adddup2(&files, copy, number)
      case .open(let path, let number, let flags):
        posix_spawn_file_actions_addopen(&files, number, path, flags, 0o600)
      case .close(let number): posix_spawn_file_actions_addclose(&files, number)
      }
    }
    if folder != "." {
      guard let enter = Self.enter else { return (0, ENOSYS) }
      let code = enter(&files, folder)
      guard code == 0 else { return (0, code) }
    }
    var flags: Int32 = startsSession ? Self.newSession : 0
    if resetsSignals {
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      sigfillset(&signals)
      posix_spawnattr_setsigdefault(&attributes, &signals)
      flags |= Int32(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let pairs = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + pairs { free(text) } }
    var process: pid_t = 0
    let code =
      searchesPath
      ? posix_spawnp(&process, program, &files, &attributes, words, pairs)
      : posix_spawn(&process, program, &files, &attributes, words, pairs)
    return (process, code)
  }

  private static let lowestCopy: Int32 = 64

  // Not in the headers that Swift is shown on Linux; glibc has it since 2.29, musl since 1.1.24.
  private static let enter: Enter? = dlsym(nil, "posix_spawn_file_actions_addchdir_np").map {
    unsafeBitCast($0, to: Enter.self)
  }

  #if canImport(Darwin)
    private typealias Enter =
      @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t?>, UnsafePointer<CChar>) ->
      Int32
  #else
    private typealias Enter =
      @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) ->
      Int32
  #endif

  // POSIX_SPAWN_SETSID, which Glibc shows to nobody who does not ask for it by a macro.
  #if canImport(Darwin)
    private static let newSession = Int32(POSIX_SPAWN_SETSID)
  #else
    private static let newSession: Int32 = 0x80
  #endif
}
