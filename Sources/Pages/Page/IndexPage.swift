public import AccessibilityAudit
internal import AccessibilityTree
internal import ScreenReader
internal import Transcript

/// The page of a folder of screens: a thumbnail of each, what is wrong with it, and totals.
public struct IndexPage: Sendable {
  /// A screen with the page that tells about it.
  private struct Tile {
    var values: [String: Any] {
      [
        "svg": svg as Any? ?? false, "hasNoPicture": svg == nil, "href": href, "name": name,
        "file": file,
        "stops": stops == 1 ? "1 stop" : "\(stops) stops",
        "seconds": seconds.map(ReportPage.time) as Any? ?? false,
        "flags": flags, "hasNoFindings": isAudited && flags.isEmpty,
      ]
    }
    var svg: String?
    var href: String
    var name: String
    var file: String
    var stops: Int
    var seconds: Double?
    var isAudited: Bool
    var counts: [Severity: Int]

    private var flags: [[String: Any]] {
      Severity.allCases.reversed().compactMap { severity in
        guard let count = counts[severity] else { return nil }
        return ["severity": severity.rawValue, "count": IndexPage.words(count, severity)]
      }
    }
  }

  /// What the folder is called.
  public var title: String
  /// Where the page comes from: names and values, in order.
  public var provenance: [(name: String, value: String)] = []
  private var tiles: [Tile] = []

  /// Creates a page without screens.
  ///
  /// - Parameter title: What the folder is called.
  public init(title: String) { self.title = title }

  /// Adds a screen.
  ///
  /// - Parameters:
  ///   - scene: The screen.
  ///   - file: What the screen's own file is called.
  ///   - href: Where its page is, from the index.
  /// - Throws: An error of the template library.
  public mutating func add(_ scene: PageScene, file: String, href: String) throws {
    let picture = ScreenPicture(scene.reading)
    var counts: [Severity: Int] = [:]
    for finding in (scene.audit?.findings ?? []).filter(\.counts) {
      counts[finding.severity, default: 0] += 1
    }
    tiles.append(
      Tile(
        svg: try picture.map {
          try PictureSVG($0, scene.transcript).element(
            prefix: "t\(tiles.count)-", screenshot: scene.screenshot)
        },
        href: Self.escaped(href), name: SafeWords.line(scene.name), file: SafeWords.line(file),
        stops: scene.transcript.stops.count, seconds: scene.effort?.seconds,
        isAudited: scene.audit != nil, counts: counts))
  }

  /// Writes the page.
  ///
  /// - Returns: HTML in UTF-8.
  /// - Throws: An error of the template library.
  public func html() throws -> [UInt8] {
    let style = ReportPage.style
    let stops = tiles.reduce(0) { $0 + $1.stops }
    var figures: [[String: Any]] = [
      ["value": tiles.count, "name": tiles.count == 1 ? "screen" : "screens"],
      ["value": stops, "name": stops == 1 ? "stop" : "stops"],
    ]
    let seconds = tiles.compactMap(\.seconds).reduce(0, +)
    if seconds > 0 { figures.append(["value": ReportPage.time(seconds), "name": "to listen to"]) }
    for severity in Severity.allCases.reversed() {
      let count = tiles.reduce(0) { $0 + ($1.counts[severity] ?? 0) }
      if count > 0 {
        figures.append([
          "value": count, "name": severity.rawValue + (count == 1 ? "" : "s"),
        ])
      }
    }
    let context: [String: Any] = [
      "title": SafeWords.line(title), "style": style,
      "policy": ReportPage.policy(style: style, script: nil), "figures": figures,
      "screens": tiles.map(\.values),
      "provenance": provenance.map { ["name": $0.name, "value": SafeWords.line($0.value)] },
    ]
    return Array(try PageTemplates.render(.index, context).utf8)
  }

  private static func words(_ count: Int, _ severity: Severity) -> String {
    "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
  }

  /// Returns a path as a link has it: all but letters, digits and a few marks as `%` with two digits.
  static func escaped(_ path: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let digits = Array("0123456789ABCDEF")
    // A name with a colon at its start would be taken for a scheme.
    return "./"
      + path.utf8.map { byte in
        plain.contains(byte)
          ? String(UnicodeScalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }.joined()
  }
}
