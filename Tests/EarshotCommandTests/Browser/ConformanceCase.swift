import Foundation

/// A case of web-platform-tests: a piece of a page, and the name, description or role that one element has.
struct ConformanceCase: Decodable {
  let id: String
  private let html: String
  private let selector: String
  private let expectedLabel: String?
  private let expectedDescription: String?
  private let expectedRole: String?
  private let expectedRoleAnyOf: [String]?

  /// Reads the cases of a file, one a line.
  static func all(in file: URL) throws -> [ConformanceCase] {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try decoder.decode(ConformanceCase.self, from: Data($0.utf8))
    }
  }

  /// The page; a script gives the element an `id` where it has none, so that the tree tells which it is.
  var page: String {
    """
    <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Case</title><script>
    addEventListener("DOMContentLoaded", () => {
      const target = document.querySelector(\(quoted(selector)));
      document.documentElement.dataset.target = target.id ||= "the-target";
      document.title = target.id;
    });
    </script></head><body>\(html)</body></html>
    """
  }

  /// Returns what the tree tells otherwise than the case, or `nil` where they agree.
  func difference(in nodes: [[String: Any]]) -> String? {
    let target = nodes.first?["name"] as? String
    let node = nodes.first { $0["id"] as? String == target } ?? [:]
    if let role = expectedRole {
      let accepted = (expectedRoleAnyOf ?? [role]).map(Self.folded)
      let told = Self.folded(node["role"] as? String ?? "generic")
      return accepted.contains(told)
        ? nil : "role \(told), not \(accepted.joined(separator: " or "))"
    }
    let (key, expected) =
      expectedLabel.map { ("name", $0) } ?? ("description", expectedDescription ?? "")
    let told = Self.joined(node[key] as? String ?? "")
    return told == Self.joined(expected) ? nil : "\(key) \(quoted(told)), not \(quoted(expected))"
  }

  private func quoted(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }

  // Both say that an element has no role of its own.
  private static func folded(_ role: String) -> String {
    ["", "none", "presentation"].contains(role) ? "generic" : role
  }

  private static func joined(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
