import AccessibilityTree
import Documents

struct ListUnmarked: ScreenRule {
  static let page = RulePage(
    "list-unmarked", .structure, .note, .high,
    title: "Text looks like a list but is not marked",
    why: """
      The numbers or bullets are plain text. {reader} does not announce a list or its length, and \
      listeners cannot skip it.
      """,
    repair: "Mark it as a list with its items.",
    guidelines: [.wcag("1.3.1", .a), .hig("Navigation")],
    failing: """
      platform: web
      elements:
        - 1. Open the box
        - 2. Take the cable
        - 3. Plug it in
      """,
    passing: """
      platform: web
      elements:
        - 1. Open the box
        - container: list
          children: [Take the cable, Plug it in]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    // Apps have no lists of text that a reader could tell.
    guard screen.screen.platform == .web || screen.toolkit == .web else { return }
    var run: [Int] = []
    for node in screen.elements {
      var mark = screen.tree[node].isPlainText ? Self.mark(screen.label(node)) : nil
      if mark != nil, Self.isInList(node, screen) { mark = nil }
      if let mark, run.isEmpty || Self.follows(mark, run.count, Self.mark(screen.label(run[0]))) {
        run.append(node)
      } else {
        Self.tell(run, screen, &findings)
        run = mark == nil ? [] : [node]
      }
    }
    Self.tell(run, screen, &findings)
  }

  /// The minimum number of lines in a list (ours).
  private static let fewest = 3

  private static func tell(
    _ run: [Int], _ screen: AuditedScreen, _ findings: inout RuleFindings
  ) {
    if run.count >= fewest {
      findings.fail(
        run[0], message(screen.label(run[0]), run.count), related: Array(run.dropFirst()))
    } else if !run.isEmpty {
      findings.pass()
    }
  }

  private static func isInList(_ node: Int, _ screen: AuditedScreen) -> Bool {
    screen.tree.ancestors(of: node).prefix(AuditedScreen.mostLevels).contains {
      screen.tree[$0].container == .list || screen.tree[$0].role == .list
        || screen.tree[$0].role == .listItem
    }
  }

  /// The mark at the beginning of a line: a symbol as `nil`, or its number.
  private enum Mark: Equatable {
    case sign(Character)
    case number(Int)
  }

  private static func mark(_ label: String) -> Mark? {
    guard let first = label.first else { return nil }
    if "•·▪‣◦–-*✓✔➤".contains(first) {
      return label.dropFirst().first == " " ? .sign(first) : nil
    }
    let digits = label.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), digits.count < 3 else { return nil }
    let rest = label.dropFirst(digits.count)
    guard let sign = rest.first, sign == "." || sign == ")", rest.dropFirst().first == " " else {
      return nil
    }
    return .number(number)
  }

  private static func follows(_ mark: Mark, _ count: Int, _ first: Mark?) -> Bool {
    switch (first, mark) {
    case (.sign(let sign), .sign(let other)): sign == other
    case (.number(let start), .number(let number)): number == start + count
    default: false
    }
  }
}

extension ListUnmarked {
  private static func message(_ label: String, _ count: Int) -> FindingText {
    FindingText(
      "\(count) lines from \(SafeText.quoted(label)) on look like a list but are not marked as "
        + "one.",
      repair: "Mark them as a list.")
  }
}
