import ArgumentParser

/// Whether a command goes on with what is saved later.
struct WatchOptions: ParsableArguments {
  @Flag(help: "Do it again whenever an input is saved, until Control-C.")
  var watch = false
}
