import AccessibilityTree
import Documents
import Readers
import ScreenReader
import SeededGenerators
import Testing
import Transcript
import TreeFormats

/// Widgets of toolkits, written as a test driver shows them, and read: each must come back as what it is.
@Suite struct ToolkitBenchTests {
  enum Toolkit: String, CaseIterable, Sendable {
    case compose, views, uiKit

    var widgets: [ToolkitWidget] {
      switch self {
      case .compose: ComposeWidgets.all
      case .views: ViewWidgets.all
      case .uiKit: UIKitWidgets.all
      }
    }
  }

  @Test(arguments: Toolkit.allCases)
  func eachComesBack(_ toolkit: Toolkit) throws {
    for widget in toolkit.widgets {
      let page = ToolkitPage(toolkit, rows: [[.init(widget, word: "Lentils")]])
      let heard = try Self.heard(page.xml)
      #expect(heard == page.heard, "\(widget)")
    }
  }

  /// In any order, beside each other, in layouts and in what scrolls, from left to right and from right to left.
  @Test(arguments: Toolkit.allCases, 0..<60)
  func screensOfThemComeBack(_ toolkit: Toolkit, _ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let page = ToolkitPage(toolkit, &random)
    let heard = try Self.heard(page.xml)
    #expect(heard == page.heard, "\(page.names)")
  }

  static func heard(_ xml: String) throws -> [String] {
    let imported = try TreeReaders.read(SourceText(bytes: Array(xml.utf8), path: "dump.xml"))
    let reading = try ReaderOptions().reading(imported.screen)
    return Transcript(reading, rendering: Rendering(.spoken)).stops.map(\.text)
  }
}
