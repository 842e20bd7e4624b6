package import AccessibilityTree
import ScreenReader

extension Transcript {
  /// Adds remarks about elements to the reasons of the stops at which they are heard.
  ///
  /// A remark about an element that is no stop goes to the stop that says it; one about nothing that is
  /// heard is dropped.
  ///
  /// - Complexity: O(n) in the number of nodes and remarks.
  package mutating func explain(_ remarks: [(element: Int, text: String)], in tree: ElementTree) {
    let paths = ElementPaths(tree)
    var stopOfPath: [String: Int] = [:]
    for (index, stop) in stops.enumerated() { stopOfPath[stop.path] = index }
    for remark in remarks where remark.element < tree.count {
      var node: Int? = remark.element
      while let current = node {
        if let stop = stopOfPath[paths.path(of: current).description] {
          let reason = stops[stop].reason.map { $0 + "; " } ?? ""
          stops[stop].reason = reason + remark.text
          break
        }
        node = tree.parent(of: current)
      }
    }
  }

  /// Returns what a person should know of the reader's own texts that are not known in the language in which it speaks
  /// here, or `nil` where all are: the one that the user has chosen, or that of each text.
  func remarkOnBorrowedTexts(chosen: String?) -> String? {
    func isBorrowed(_ fragment: Fragment, in utterance: Utterance) -> Bool {
      if chosen == nil, fragment.language == nil { return false }
      let own = utterance.language
      return Self.isReaders(fragment)
        && Self.base(fragment.language ?? own) != Self.base(chosen ?? own)
    }
    let borrowing = stops.first { stop in
      stop.utterance.fragments.contains { isBorrowed($0, in: stop.utterance) }
    }
    guard let borrowing else { return nil }
    let language = chosen ?? borrowing.utterance.language
    var known: Set<Fragment> = []
    var borrowed: [String] = []
    for stop in stops {
      for fragment in stop.utterance.fragments where Self.isReaders(fragment) {
        let isNew = known.insert(fragment).inserted
        if isNew, isBorrowed(fragment, in: stop.utterance) { borrowed.append(fragment.text) }
      }
    }
    guard let first = borrowed.first else { return nil }
    let are = borrowed.count == 1 ? "is" : "are"
    return
      "\(borrowed.count) of \(known.count) phrases of \(readerTitle) \(are) unknown in \"\(language)\" and spoken in "
      + "English: \"\(first)\"" + (borrowed.count > 1 ? ", …" : "")
  }

  // An author's hint bears no language of its own.
  private static func isReaders(_ fragment: Fragment) -> Bool {
    fragment.phrase != nil || fragment.kind == .hint && fragment.language != nil
  }

  private static func base(_ tag: String) -> Substring { tag.prefix { $0 != "-" } }
}
