internal import Documents

/// Why a browser did not do what it was told.
enum BrowserFailure: Error, Equatable {
  /// It could not be started, with the number of the system's error.
  case notStarted(String, Int32)
  /// It has ended, with the last lines that it printed.
  case ended(String)
  /// It did not answer in time; the command.
  case silent(String)
  /// It drew no frame; after how many seconds it was given up.
  case still(Int)
  /// The page does not let its time pass, so that what it does later never comes; after how many seconds it was given up.
  case stuck(Int)
  /// It does not keep to the protocol, or an answer is too large; what was wrong.
  case babble(String)
  /// It refused a command, with the reason that it gave.
  case refused(String, String)
  /// The page's process has died.
  case crashed
  /// The page opened one dialog, window or frame after the other; what, and how many are put up with.
  case flooded(String)
  /// The page left for another one while it was read.
  case left

  /// The failure as an error about a page.
  func error(_ page: String, program: String) -> SourceError {
    let browser = SafeText.quoted(program)
    switch self {
    case .notStarted(let path, let code):
      return SourceError(
        path: page,
        message: "the browser \(SafeText.quoted(path)) cannot be started (error \(code))",
        // EINVAL: a descriptor that it is to have lies above the limit; EMFILE: there is none left.
        suggestion: code == 22 || code == 24
          ? "allow more open files: ulimit -n 1024" : "name another browser with --browser PATH")
    case .ended(let lines):
      let said = lines.isEmpty ? "" : ": \(SafeText.line(lines))"
      return SourceError(
        path: page, message: "the browser \(browser) quit unexpectedly\(said)",
        suggestion: lines.contains("No usable sandbox")
          ? "allow user namespaces on this machine, or name another browser with --browser PATH"
          : "try again, or name another browser with --browser PATH")
    case .silent(let command):
      return SourceError(
        path: page, message: "the browser did not answer in time (\(command))",
        suggestion: "allow more time with --timeout SECONDS")
    case .still(let seconds):
      return SourceError(
        path: page,
        message:
          "the page drew no frame within \(seconds) s, so Earshot would miss later changes",
        suggestion:
          "try again on a less busy machine, or name another browser with --browser PATH"
      )
    case .stuck(let seconds):
      return SourceError(
        path: page,
        message:
          "the page blocked its timers for \(seconds) s, so Earshot would miss later changes",
        suggestion:
          "look for an endless loop of messages or tasks in the page, or try again on a less busy machine"
      )
    case .babble(let what):
      return SourceError(
        path: page, message: "the browser's answer cannot be used: \(SafeText.line(what))",
        suggestion: "name another browser with --browser PATH; Chromium 120 or later is needed")
    case .refused(let command, let reason):
      return SourceError(
        path: page, message: "the browser refused \(command): \(SafeText.line(reason))",
        suggestion: "Chromium 120 or later is needed; name one with --browser PATH")
    case .crashed:
      return SourceError(
        path: page, message: "the page crashed in the browser",
        suggestion: "the page may be nested too deeply or need too much memory; read a smaller one")
    case .flooded(let what):
      return SourceError(
        path: page, message: "the page \(what)",
        suggestion: "find the cause in the page's scripts: such a page cannot be read")
    case .left:
      return SourceError(
        path: page, message: "the page kept redirecting while it was read",
        suggestion: "use the address that it redirects to, or wait for a page with --wait-for TEXT")
    }
  }
}
