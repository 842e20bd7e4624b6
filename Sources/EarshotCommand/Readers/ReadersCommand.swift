import ArgumentParser
import Earshot

/// `earshot list readers`: lists the screen readers, and shows one with its settings and commands.
struct ReadersCommand: WritesResult {
  static let configuration = CommandConfiguration(
    commandName: "readers",
    abstract: "List the screen readers, or show the settings and commands of one.",
    discussion: "Example: earshot list readers voiceover-ios", shouldDisplay: false)

  @Argument(help: "Reader to show.")
  var name: ReaderName?

  @Option(
    name: .customLong("platform"),
    help: ArgumentHelp(
      "Platform whose gestures or keys to show: "
        + Platform.allCases.map(\.rawValue).joined(separator: ", ") + ".", valueName: "platform"))
  var platformName: String?

  @Option(help: ArgumentHelp("Output format: text or json.", valueName: "format"))
  var format: TranscriptFormat = .text

  @OptionGroup var result: ResultOptions

  func validate() throws {
    let reader = try name?.known()
    guard let platformName else { return }
    guard let reader else { throw ValidationError("--platform needs the name of a reader") }
    let known = Platform.allCases.filter(reader.hears).map(\.rawValue)
    guard !known.contains(platformName) else { return }
    let suggestion = Spelling.suggestion(for: platformName, among: known, noun: "platforms")
    throw ValidationError(
      "\(reader.name) does not run on \(SafeText.quoted(platformName)); \(suggestion)")
  }

  func run() throws {
    try Failure.reported {
      guard let reader = name?.reader else {
        let profiles = try Readers.all.map { (reader) throws(SourceError) in
          try ReaderProfile(reader)
        }
        return try StandardOutput.write(
          format == .json ? ReaderJSON(profiles).bytes : ReaderText.list(profiles))
      }
      let profile = try ReaderProfile(reader, on: platformName.flatMap { Platform(rawValue: $0) })
      try StandardOutput.write(
        format == .json ? ReaderJSON([profile]).bytes : ReaderText.page(profile))
    }
  }
}

extension ReadersCommand: ProjectOptions {
  static let projectOptions = ["platform", "format"]
}
