import ArgumentParser

/// When results and messages are coloured.
enum ColourWish: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never
}
