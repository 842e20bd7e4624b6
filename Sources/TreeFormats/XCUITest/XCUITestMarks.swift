internal import AccessibilityTree

/// What the rules found out about one node of a dump.
struct XCUITestMarks: OptionSet {
  let rawValue: UInt8

  /// The node and all below it are left out.
  static let isRemoved = XCUITestMarks(rawValue: 1 << 0)
  /// The reader's cursor could stop here.
  static let isElement = XCUITestMarks(rawValue: 1 << 1)
  /// The node stands below an element, which speaks for it.
  static let isInsideElement = XCUITestMarks(rawValue: 1 << 2)
  /// The element can be reached, and is said once.
  static let isKept = XCUITestMarks(rawValue: 1 << 3)
  /// The node is written as a view that holds others.
  static let isHolder = XCUITestMarks(rawValue: 1 << 4)
  /// The node is a kept element that shows, or holds one.
  static let showsElement = XCUITestMarks(rawValue: 1 << 5)
  /// The node is in the tree, or something below it is.
  static let addsToTree = XCUITestMarks(rawValue: 1 << 6)
  /// The node stands on a page of the home screen that does not show.
  static let isOnOtherPage = XCUITestMarks(rawValue: 1 << 7)
}

/// A dump on its way to a screen: what was read, and what the rules found out so far.
struct XCUITestImport {
  var dump: XCUITestDump
  /// Where each node of the screen is written, in bytes from the start of the source, or -1; empty where the dump
  /// does not tell.
  var offsets: [Int] = []
  var marks: [XCUITestMarks]
  var report: ImportReport
  /// The frame of the app, which is the frame of its windows.
  let appFrame: Frame?
  /// Whether the app is the one that shows the home screen.
  let isHomeScreen: Bool
  /// What stands in bars and keyboards.
  let surroundings: XCUITestSurroundings
  /// What is inside of web pages.
  let web: XCUITestWebContent

  init(_ dump: XCUITestDump, report: ImportReport) {
    self.dump = dump
    self.report = report
    marks = Array(repeating: [], count: dump.nodes.count)
    let app = dump.nodes.prefix(2).first { $0.type == .application }
    // An app without a frame is as large as its first window; a part of a page as its outermost view.
    var root = dump.nodes.first { $0.type == .window }
    if root == nil, let first = dump.nodes.first, first.type == .other, dump.tree.hasChildren(0) {
      root = first
    }
    appFrame = app?.frame ?? (dump.isOfMac ? nil : root?.frame)
    web = XCUITestWebContent(dump)
    surroundings = XCUITestSurroundings(dump)
    isHomeScreen = app.map { dump.bytes($0.name).elementsEqual("SpringBoard".utf8) } ?? false
  }
}
