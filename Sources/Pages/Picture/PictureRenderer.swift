package import Documents
package import SpeechSynthesis
internal import SystemCalls

/// Turns a picture from SVG into PNG, by the renderer of librsvg.
package enum PictureRenderer {
  /// What the renderer is called.
  package static let program = "rsvg-convert"
  /// How many pixels a point becomes, so that the words stay sharp.
  private static let scale = "2"
  // In milliseconds: a page of 40,000 elements takes a few seconds.
  private static let longestWork = 120_000

  /// Draws a picture.
  package static func png(
    _ picture: [UInt8], path: String, interruption: Interruption? = nil
  ) throws(SourceError) -> [UInt8] {
    guard let renderer = Self.path else {
      throw SourceError(
        path: path, message: "a .png needs \(program), which is not installed",
        suggestion: "install it (apt-get install librsvg2-bin), or write a .svg")
    }
    let interruption = interruption ?? Interruption.onSignals()
    return try interruption.watched { () throws(SourceError) in
      let picture = try draw(picture, with: renderer, path: path, interruption)
      guard !interruption.isRequested else {
        throw SourceError(path: path, message: "interrupted")
      }
      return picture
    }
  }

  private static func draw(
    _ picture: [UInt8], with renderer: String, path: String, _ interruption: Interruption
  ) throws(SourceError) -> [UInt8] {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let (source, target) = ("\(folder.path)/picture.svg", "\(folder.path)/picture.png")
    let complaints = "\(folder.path)/complaints"
    try WrittenFile.write(picture, to: source)
    try WrittenFile.write([], to: complaints)
    var start = ProcessStart(
      renderer, ["--format", "png", "--zoom", scale, "--output", target, source],
      environment: Environment.variables, in: folder.path)
    start.open("/dev/null", as: STDIN_FILENO, flags: O_RDONLY)
    start.open("/dev/null", as: STDOUT_FILENO, flags: O_WRONLY)
    start.open(complaints, as: STDERR_FILENO, flags: O_WRONLY)
    start.resetsSignals = true
    // With all its children it ends where this program does.
    start.startsSession = true
    let (process, code, leftover) = ProgramSignals.heldBack {
      let (process, code) = start.run()
      return (process, code, code == 0 ? Leftovers.add(group: process) : nil)
    }
    guard code == 0 else {
      let reason = String(cString: strerror(code)).lowercased()
      throw SourceError(path: path, message: "\(renderer) cannot be started: \(reason)")
    }
    defer { leftover?.forget() }
    let status = wait(for: process, interruption)
    guard !interruption.isRequested else { return [] }
    guard let status else {
      throw SourceError(
        path: path, message: "\(program) did not finish within \(longestWork / 1000) seconds",
        suggestion: "write a .svg")
    }
    guard status == 0 else {
      let said = try SourceFile.bytes(of: complaints)
      let reason = SafeText.quoted(String(decoding: said, as: UTF8.self))
      throw SourceError(
        path: path, message: "\(program) cannot draw this picture: \(reason)",
        suggestion: "write a .svg")
    }
    return try SourceFile.bytes(of: target)
  }

  /// Waits for the renderer, and returns how it ended; `nil` where it was ended, with its children, for the time it took
  /// or an interruption.
  private static func wait(for process: pid_t, _ interruption: Interruption) -> Int32? {
    var status: Int32 = 0
    for waited in 0... {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return status }
      if ended < 0, errno != EINTR { return nil }
      // Short at first, for pictures are small.
      let pause = min(1 + waited, 20)
      if interruption.isRequested || waited > longestWork / 20 { break }
      usleep(UInt32(pause * 1000))
    }
    kill(-process, SIGKILL)
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return nil
  }

  /// Whether the renderer is there.
  package static var isInstalled: Bool { path != nil }

  /// Where the renderer is, or `nil`.
  package static var path: String? {
    let folders = (Environment.variables["PATH"] ?? "").split(separator: ":")
    // A part of the PATH that is relative would be a folder where anybody may have put a program.
    return folders.filter { $0.hasPrefix("/") }.map { "\($0)/\(program)" }
      .first { access($0, X_OK) == 0 }
  }
}
