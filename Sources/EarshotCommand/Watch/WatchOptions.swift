import ArgumentParser

/// Whether a command goes on with what is saved later.
struct WatchOptions: ParsableArguments {
  @Flag(help: "Re-run when an input changes; stop with Ctrl-C.")
  var watch = false
}
