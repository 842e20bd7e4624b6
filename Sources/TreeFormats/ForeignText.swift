internal import Documents

/// A text that is known for what it is, and that no command reads.
///
/// Whoever has one wants to hear its name, and which dump to make instead.
enum ForeignText: CaseIterable {
  case webPage, desktopTree, layout, storyboard, failedDump, savedDump, activities, design
  case sound, document, package, archive, code, failedTool
  case pointer, resources, views, emptyList

  /// Tells a text by its beginning.
  init?(_ source: SourceText) {
    let found = Self.allCases.first { $0.matches(source.bytes, source.path) }
    guard let found else { return nil }
    self = found
  }

  private func matches(_ bytes: [UInt8], _ path: String) -> Bool {
    switch self {
    case .webPage: HTMLText.isPage(bytes)
    case .desktopTree: JSONSniffer.contains("<desktop-frame", Self.head(bytes))
    case .layout:
      Self.isXML(bytes, with: "http://schemas.android.com/apk/res/android")
        || Self.isLayout(bytes)
    case .sound: Self.sounds.contains { bytes.starts(with: $0.utf8) }
    case .document: bytes.starts(with: "%PDF-".utf8)
    case .pointer: bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
    case .resources: Self.opens(bytes, with: "resources")
    case .views:
      bytes.first { $0 > 0x20 } == 0x3C && JSONSniffer.contains("; layer = <", Self.head(bytes))
    case .emptyList:
      bytes.count < 100
        && ["[]", "null"].contains { bytes.filter { $0 > 0x20 }.elementsEqual($0.utf8) }
    case .archive: bytes.starts(with: "PK".utf8) && Self.ends(path, Self.archives)
    case .code: Self.ends(path, Self.languages)
    case .storyboard: Self.isXML(bytes, with: "com.apple.InterfaceBuilder")
    case .package: bytes.starts(with: "PK".utf8) && Self.ends(path, [".apk", ".ipa", ".aab"])
    case .activities:
      bytes.first != UInt8(ascii: "<")
        && (bytes.starts(with: "ACCESSIBILITY MANAGER".utf8)
          || Self.activityMarks.allSatisfy { JSONSniffer.contains($0, Self.head(bytes)) })
    case .design:
      bytes.first { $0 > 0x20 } == UInt8(ascii: "{")
        && Self.designMarks.allSatisfy { JSONSniffer.contains($0, Self.head(bytes)) }
    case .failedTool: Self.toolErrors.contains { JSONSniffer.contains($0, Self.head(bytes)) }
    case .failedDump: Self.failures.contains { JSONSniffer.contains($0, Self.head(bytes)) }
    case .savedDump:
      Self.savings.contains { JSONSniffer.contains($0, Self.head(bytes)) }
        && !JSONSniffer.contains("<", bytes)
    }
  }

  /// Whether the text is what a tool wrote into the file of a dump, which it failed to make.
  func isInPlaceOfDump(_ path: String) -> Bool {
    switch self {
    case .failedDump, .savedDump, .failedTool: Self.ends(path, Self.dumps)
    default: false
    }
  }

  private static let writing =
    "to hear a screen before it exists, write a screen file: elements: [{heading: Home}, {button: Pay}]"

  /// Says what the text is, and what to do instead.
  func error(_ path: String) -> SourceError {
    let (noun, repair) =
      switch self {
      case .webPage:
        (
          "a web page (HTML), which cannot be opened here",
          "`earshot transcript` opens it; `earshot convert` turns it into a screen file"
        )
      case .desktopTree:
        (
          "an AT-SPI tree of a desktop (XML), which Earshot cannot read yet",
          "for an app that uses AccessKit, save its TreeUpdate as JSON"
        )
      case .layout:
        (
          "an Android layout file, not a dump of a screen",
          "run the app and dump its screen: adb exec-out uiautomator dump /dev/tty > screen.xml"
        )
      case .storyboard:
        (
          "an Interface Builder file, not a dump of a screen",
          "run the app and dump its screen: print(XCUIApplication().debugDescription)"
        )
      case .activities:
        (
          "the output of dumpsys, which lacks the texts and labels of the views",
          "dump the current screen: adb exec-out uiautomator dump /dev/tty > screen.xml"
        )
      case .design:
        (
          "a Figma file, which Earshot cannot read",
          Self.writing
        )
      case .sound:
        (
          "a sound file, not a screen",
          "to hear a screen, pass its file: earshot speak home.screen.yaml"
        )
      case .pointer:
        (
          "a Git LFS pointer, not the file itself",
          "fetch the file: git lfs pull (on GitHub: lfs: true for actions/checkout)"
        )
      case .resources:
        (
          "an Android resource file, not a dump of a screen",
          "run the app and dump its screen: adb exec-out uiautomator dump /dev/tty > screen.xml"
        )
      case .views:
        (
          "UIKit's list of views (recursiveDescription), which has no accessibility elements",
          "dump the elements instead: print(XCUIApplication().debugDescription) in a UI test"
        )
      case .emptyList:
        (
          "an empty answer: the tool found no elements",
          "dump the screen again while the app is in the foreground"
        )
      case .document:
        (
          "a PDF document, not a screen",
          Self.writing
        )
      case .package:
        (
          "an app, not a dump of a screen",
          "install and run it, then dump its screen: adb exec-out uiautomator dump /dev/tty, or "
            + "print(XCUIApplication().debugDescription)"
        )
      case .failedTool:
        (
          "an error message from the tool that dumps the screen",
          "connect a device or start the session, and dump the screen again"
        )
      case .archive:
        (
          "an archive or a design file, which Earshot cannot open",
          Self.writing
        )
      case .code:
        (
          "source code; Earshot reads the screen that it draws",
          "run the app and dump its screen; list the formats with: earshot list formats"
        )
      case .failedDump:
        (
          "an error message from uiautomator, not a dump: the screen never became idle, or has no window",
          "dump again when nothing on the screen moves, or turn animations off: adb shell settings "
            + "put global animator_duration_scale 0"
        )
      case .savedDump:
        (
          "not a dump, but uiautomator's message about where it wrote one",
          "send the dump to the terminal: adb exec-out uiautomator dump /dev/tty; or fetch the file: adb pull"
        )
      }
    return SourceError(path: path, message: "this is \(noun)", suggestion: repair)
  }

  /// Whether the outermost tag is a view by the short name that layouts have for it; dumps name the whole class
  /// (documented: developer.android.com, "Layouts in views").
  private static func isLayout(_ bytes: [UInt8]) -> Bool {
    guard case .tag(let name) = XMLSniffer.opening(of: bytes) else { return false }
    return name == "merge" || name.hasSuffix("Layout") && !name.contains(".")
  }

  private static func opens(_ bytes: [UInt8], with tag: String) -> Bool {
    guard case .tag(let name) = XMLSniffer.opening(of: bytes) else { return false }
    return name == tag
  }

  /// What uiautomator prints in the place of a dump (documented: AOSP, cmds/uiautomator, DumpCommand.java).
  private static let failures = [
    "ERROR: could not get idle state", "ERROR: null root node returned by UiTestAutomationBridge",
  ]
  /// What adb and a WebDriver server write in the place of a dump.
  private static let toolErrors = [
    "error: no devices/emulators found", "error: device offline", "error: device unauthorized",
    "adb: error: ",
    "\"error\":\"invalid session id\"",
  ]
  /// What `dumpsys activity` prints of an app's views (documented: AOSP, core/java/android/app/Activity.java, "dump").
  private static let activityMarks = ["ACTIVITY ", "View Hierarchy:"]
  /// What a file has that Figma's web interface gives out (documented: developers.figma.com, "GET file").
  private static let designMarks = [#""DOCUMENT""#, #""CANVAS""#]
  /// The line behind a dump, in both of its spellings.
  private static let savings = ["UI hierchary dumped to:", "UI hierarchy dumped to:"]

  /// What files of sound begin with: WAV, Ogg, FLAC, AIFF and MP3 with a title.
  private static let sounds = ["RIFF", "OggS", "fLaC", "FORM", "ID3"]

  /// What names of dumps end in.
  private static let dumps = [".xml", ".uix", ".json"]
  /// What names of archives, of designs and of code end in.
  private static let archives = [".fig", ".sketch", ".xd", ".zip"]
  private static let languages = [
    ".swift", ".kt", ".java", ".m", ".dart", ".js", ".jsx", ".ts", ".tsx", ".vue", ".svelte", ".py",
  ]

  /// How much of a text is looked at.
  private static let reach = 1 << 16

  private static func ends(_ path: String, _ endings: [String]) -> Bool {
    let path = path.lowercased()
    return endings.contains { PathText.hasEnding(path, $0) }
  }

  private static func head(_ bytes: [UInt8]) -> [UInt8] { Array(bytes.prefix(reach)) }

  private static func isXML(_ bytes: [UInt8], with mark: String) -> Bool {
    bytes.first { $0 > 0x20 } == UInt8(ascii: "<") && JSONSniffer.contains(mark, head(bytes))
  }
}
