import Foundation
import Testing

/// A display, a session and an application of GTK on it, for as long as a command runs.
enum Desktop {
  private static let application = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Lab/Applications/seeds.py").path

  /// Whether everything is installed that an application needs to be walked.
  static let isThere: Bool = {
    let check = """
      command -v Xvfb dbus-run-session && [ -x /usr/libexec/at-spi-bus-launcher ] \
      && /usr/bin/python3 -c 'import gi; gi.require_version("Gtk", "3.0"); from gi.repository import Gtk'
      """
    return (try? Earshot.shell(check))?.status == 0
  }()

  /// Runs a command of the shell beside an application, in which `$EARSHOT` is the program, `$APP` the application
  /// and `$RUNNING` its process.
  static func run(_ command: String, trouble: String = "") throws -> Earshot.Outcome {
    let folder = try CommandFolder(["command": command])
    return try folder.shell(
      """
      export HOME=$PWD XDG_RUNTIME_DIR=$PWD GSETTINGS_BACKEND=memory
      mkfifo display
      Xvfb -displayfd 3 -screen 0 800x600x24 -nolisten tcp 3> display 2> /dev/null & screen=$!
      trap 'kill $screen' EXIT
      read -r number < display; export DISPLAY=:$number APP='\(application)'
      timeout 300 dbus-run-session -- bash -c '
        # An application that finds no bus is on none for good: the bus is there first.
        while "$EARSHOT" tree --atspi seeds 2>&1 | grep -q "no AT-SPI bus"; do sleep 0.05; done
        begin() { "$APP" \(trouble) > /dev/null 2>&1 & export RUNNING=$!; }
        begin; tries=0
        # It is on the bus before its window is there. One that did not get there on a loaded machine is begun again.
        while "$EARSHOT" tree --atspi seeds 2>&1 |
          grep -qE "no (application|window|AT-SPI bus)|does not answer|went away"
        do
          sleep 0.05
          [ $((tries += 1)) -lt 200 ] || { kill $RUNNING; begin; tries=0; }
        done
        bash command 1>&5 2>&6; status=$?
        kill $RUNNING
        exit $status' 5>&1 6>&2 > /dev/null 2>&1
      """)
  }
}

extension Trait where Self == ConditionTrait {
  /// What is heard on a desktop, where one can be had.
  static var onDesktop: Self {
    .enabled(
      if: Desktop.isThere,
      "Xvfb, at-spi2-core, dbus or GTK for Python is not installed: no application is walked")
  }
}
