import ArgumentParser

/// Languages that pages are asked for, the one that is liked best first: `de-AT,de`.
struct PageLanguages: ExpressibleByArgument {
  private static let most = 9

  /// The tags of the languages (BCP 47).
  let tags: [String]

  init?(argument: String) {
    let tags = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard tags.count <= Self.most, tags.allSatisfy(Self.isTag) else { return nil }
    self.tags = tags
  }

  var defaultValueDescription: String { tags.joined(separator: ",") }

  /// Whether a text has the form of a tag: a language of two or three letters, then parts of up to eight.
  private static func isTag(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, 2...3 ~= language.count,
      language.allSatisfy({ $0.isASCII && $0.isLetter })
    else {
      return false
    }
    return parts.dropFirst().allSatisfy { part in
      1...8 ~= part.count && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }
}
