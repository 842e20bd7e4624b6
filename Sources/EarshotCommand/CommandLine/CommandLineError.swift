import ArgumentParser
import Earshot

/// What is said of a command line that cannot be followed.
struct CommandLineError: Error {
  var message: String
  /// What to type instead.
  var instead: String

  /// The message, and behind it on a line of its own what to type.
  var text: String { SafeText.lines("Error: \(message)\n\(instead)\n") }
}
