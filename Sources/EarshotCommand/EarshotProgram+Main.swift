import ArgumentParser
import SystemCalls

extension EarshotProgram {
  /// Runs the program.
  ///
  /// A file that may grow no further and a pipe that nobody reads are told by errors, which name what could not
  /// be written, instead of by signals, which would leave half of it behind.
  static func main() {
    for signal in [SIGXFSZ, SIGPIPE] { SystemCalls.signal(signal, SIG_IGN) }
    main(nil)
  }
}
