import AccessibilityTree
import Bridges
import Documents
import Hearing
import NavigationScript
import TreeFormats

/// Reads texts of the formats in tests, and draws what was read.
enum Imported {
  /// Reads a text as the format that its content shows, and shows it as iOS does to a reader.
  static func read(_ text: String) throws -> ImportedScreen {
    try stated(text).bridged(by: Bridges.toolkitOnIOS)
  }

  /// Reads a text as the format that its content shows: what it states, and no more.
  static func stated(_ text: String) throws -> ImportedScreen {
    try TreeReaders.read(SourceText(bytes: Array(text.utf8), path: "dump"))
  }

  /// Reads an app's page source: the nodes below its only window of 390 by 844 points.
  static func app(_ nodes: String, attributes: String = "") throws -> ImportedScreen {
    let window = #"x="0" y="0" width="390" height="844""#
    return try read(
      """
      <XCUIElementTypeApplication label="Fern" \(window) \(attributes)>
        <XCUIElementTypeWindow \(window)>\(nodes)</XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
      """)
  }

  /// The drawing of an app's page source.
  static func outline(_ nodes: String) throws -> String {
    TreeOutline(try app(nodes).screen.tree).description
  }

  /// The labels of all elements, in document order.
  static func labels(_ nodes: String) throws -> [String?] {
    let tree = try app(nodes).screen.tree
    return tree.elements.indices.filter(tree.isElement).map { tree[$0].label }
  }

  /// The first element of an app's page source.
  static func first(_ nodes: String) throws -> Element? {
    let tree = try app(nodes).screen.tree
    return tree.elements.indices.first(where: tree.isElement).map { tree[$0] }
  }

  /// The one-line description of a screen, its drawing and what its report says.
  static func page(_ imported: ImportedScreen) -> String {
    let screen = imported.screen
    var head = "screen \(quoted(screen.title)), app \(quoted(screen.app)), \(screen.platform)"
    if let size = screen.size { head += ", \(Int(size.width))×\(Int(size.height))" }
    return [head, TreeOutline(screen.tree).description, imported.report.summary ?? "lossless"]
      .joined(separator: "\n")
  }

  private static func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "-" }
}

extension ImportReport {
  /// How often something was left out.
  func dropped(_ what: String) -> Int { dropped.first { $0.what == what }?.count ?? 0 }

  /// How often something was inferred.
  func inferred(_ what: String) -> Int { inferred.first { $0.what == what }?.count ?? 0 }
}
