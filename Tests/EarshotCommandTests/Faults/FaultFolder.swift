import Foundation

/// A folder in which a fault is tried, with a screen of two sizes in it.
///
/// What is heard of the large one is more than a pipe holds, and takes a while to speak.
final class FaultFolder {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder([
      "small": "screen: Recipe\nelements: [{button: Rate}, {text: A pinch}]\n"
    ])
    let hint = String(repeating: "Rates it for you and for others. ", count: 12)
    let many = (0..<200).map { "- {id: e\($0), button: Rate \($0), hint: \(hint)}" }
    try folder.write(
      "large", "screen: Long\nelements:\n" + many.joined(separator: "\n") + "\n")
  }

  func write(_ bytes: [UInt8], to name: String) throws { try folder.write(name, bytes) }

  /// Runs a script in the folder; `fail` ends it with words.
  func run(_ script: String) throws -> (status: Int32, error: String) {
    let path = folder.path
    let messages = path + ".messages"
    defer { try? FileManager.default.removeItem(atPath: messages) }
    let status = try FaultShell.run(
      """
      cd '\(path)' || exit 9
      export TMPDIR='\(path)/tmp' FAULT='\(path)'
      mkdir -p tmp
      fail() { echo "$*" >&2; exit 1; }
      # The processes of this fault that still run, this shell's own left out.
      orphans() {
        grep -lzsxF "FAULT=$FAULT" /proc/[0-9]*/environ | cut -d/ -f3 | while read -r process; do
          case $(readlink "/proc/$process/exe") in *earshot*) echo "$process" ;; esac
        done
      }
      nothing_left() {
        for _ in $(seq 1200); do [ -z "$(orphans)" ] && break; sleep 0.05; done
        [ -z "$(orphans)" ] || fail "processes are left: $(orphans)"
        [ -z "$(ls -A tmp)" ] || fail "left in the temporary folder: $(ls -A tmp)"
      }
      \(script)
      """, messages: messages)
    return (status, try String(contentsOfFile: messages, encoding: .utf8))
  }

  static func has(_ need: Fault.Need) -> Bool {
    switch need {
    case .nothing: true
    case .speech: SpeakTests.hasEspeak
    case .speechAndMounting: has(.speech) && has(.mounting)
    case .browser: Browser.program != nil
    case .mounting:
      (try? Earshot.shell("unshare -rm mount -t tmpfs none /mnt").status) == 0
    }
  }
}
