import Synchronization
import SystemCalls

/// Decides, in one place, whether what is written to a terminal is coloured; files never are.
enum Colours {
  /// What the command line asks for.
  private static let wish = Mutex(ColourWish.auto)

  /// Takes what the command line asks for.
  static func obey(_ asked: ColourWish) { wish.withLock { $0 = asked } }

  /// Whether results are coloured.
  static var onStandardOutput: Bool {
    !StandardOutput.isCollecting && isWanted(on: STDOUT_FILENO)
  }

  /// Whether messages are coloured.
  static var onStandardError: Bool { isWanted(on: STDERR_FILENO) }

  /// Whether a terminal that is drawn on gets colours.
  static var whileDrawing: Bool {
    switch wish.withLock({ $0 }) {
    case .always: true
    case .never: false
    case .auto: !isSet("NO_COLOR")
    }
  }

  // https://no-color.org (any text but the empty one), https://bixense.com/clicolors (CLICOLOR=0 asks for none,
  // CLICOLOR_FORCE for colours in pipes, too) and https://force-color.org (the same).
  private static func isWanted(on output: Int32) -> Bool {
    switch wish.withLock({ $0 }) {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if isSet("NO_COLOR") { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] where isSet(name) {
      return value(name) != "0" && value(name) != "false"
    }
    if value("CLICOLOR") == "0" { return false }
    return isatty(output) == 1 && !["dumb", "unknown"].contains(value("TERM") ?? "")
  }

  private static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private static func isSet(_ name: String) -> Bool { !(value(name) ?? "").isEmpty }
}
