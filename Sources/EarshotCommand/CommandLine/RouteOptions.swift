import ArgumentParser
import Questions

/// Options of `transcript` that ask another command (`CommandRoute`).
///
/// They are taken out of a line before it is parsed and stand here for help, completion and manual. One that comes from
/// a project file is refused.
struct RouteOptions<Asked: ScreenQuestion>: ParsableArguments, CustomReflectable {
  private var given: String?

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    for key in Asked.self == TranscriptQuestion.self ? Key.allCases : [] {
      let isGiven =
        try key == .explore
        ? container.decodeIfPresent(Bool.self, forKey: key) == true
        : container.decodeIfPresent(String.self, forKey: key) != nil
      if isGiven { given = key.rawValue }
    }
  }

  func validate() throws {
    if let given { throw ValidationError("give --\(given) once, and on the command line") }
  }

  var customMirror: Mirror {
    let views = Questions.shown.map(\.view)
    let options: [(Key, Any)] = [
      (
        .show,
        Option<String?>(
          wrappedValue: nil, name: .customLong(Key.show.rawValue),
          help: ArgumentHelp(
            "Show another view of the screen: \(views.joined(separator: ", ")).",
            valueName: "view"), completion: .list(views))
      ),
      (
        .explore,
        Flag(
          wrappedValue: false, name: .customLong(Key.explore.rawValue), help: ExploreFlag.help)
      ),
      (
        .platform,
        Option<String?>(
          wrappedValue: nil, name: .customLong(Key.platform.rawValue),
          help: ArgumentHelp(
            "Compare platforms: ios,ipados. --reader, --language, --style and --set also compare several values.",
            valueName: "platforms"))
      ),
    ]
    let isTranscript = Asked.self == TranscriptQuestion.self
    return Mirror(
      self, children: isTranscript ? options.map { ("_\($0.0.rawValue)", $0.1) } : [])
  }

  private enum Key: String, CodingKey, CaseIterable { case show, explore, platform }
}

/// The option by which a command asks `explore` (`CommandRoute`).
struct ExploreFlag: ParsableArguments {
  static let help: ArgumentHelp =
    "Open the menus, tabs and dialogs of a web page, and transcribe and audit each state."

  @Flag(help: help) var explore = false

  func validate() throws {
    if explore { throw ValidationError("give --explore once, and on the command line") }
  }
}
