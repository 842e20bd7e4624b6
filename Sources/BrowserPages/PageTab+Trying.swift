internal import Documents

/// What a page shows when something is tried on it: the focus given to its controls, a narrow window.
extension PageTab {
  /// The numbers of the nodes that show something when it is tried.
  struct Tried {
    var shown: [Int] = []
    var hidden: [Int] = []
    /// What shows more while a mouse is over it, and not while the focus is.
    var hovered: [Int] = []
    /// What a script moves or changes by itself.
    var moving: [Int] = []
    /// What does not fit into a narrow window, or `nil` where that was not tried.
    var wide: [Int]?
  }

  /// Why controls were not looked at, and how many.
  private static let leavings = [
    ("most", "the page has more controls than Earshot checks"), ("time", "time ran out"),
    ("apart", "they are in a frame or a shadow tree"),
    ("moved", "the page moved the focus elsewhere"),
  ]

  /// Tries the focus and a narrow window; a page that does not let itself be asked is judged by the rest.
  ///
  /// Done last: what listens to the focus or to the window's size may change the page.
  mutating func tryLooks(_ dump: inout PageDump) {
    var tried = Tried()
    defer { dump.tried = tried }
    // Before anything is tried: the focus in a part keeps it from moving, and what is tried changes the page.
    do {
      let deadline = Deadline(after: 10)
      tried.moving = try nodes(of: Self.motionQuestion, before: deadline)
      try tellEnd(
        of: "motion", in: &dump, before: deadline,
        "only some moving content was checked: the page has too many elements that may move")
    } catch {
      dump.notes.append("moving content was not checked: the page did not answer")
    }
    do {
      try tryFocus(&tried, &dump, before: Deadline(after: 10))
    } catch {
      dump.notes.append("focus visibility was not checked: the page did not answer")
    }
    do {
      let deadline = Deadline(after: 10)
      tried.wide = try tryNarrow(before: deadline)
      try tellEnd(
        of: "narrow", in: &dump, before: deadline,
        "only part of the page was checked in a narrow window: it has too much text")
    } catch {
      dump.notes.append("the page was not checked in a narrow window: it did not answer")
    }
    try? layOut(before: Deadline(after: 10))
  }

  /// Gives the focus to one control after the other, and compares what is drawn with it and without.
  ///
  /// A page that takes too long has told what it has told.
  private mutating func tryFocus(
    _ tried: inout Tried, _ dump: inout PageDump, before deadline: Deadline
  ) throws {
    try connection.call("Emulation.setFocusEmulationEnabled", before: deadline) {
      $0.field("enabled", true)
    }
    tried.hovered = try nodes(of: Self.hoverQuestion, before: deadline)
    tried.hidden = try nodes(of: Self.focusQuestion, before: deadline)
    tried.shown = try nodes(of: "globalThis.shown", before: deadline)
    try tellEnd(
      of: "hover", in: &dump, before: deadline,
      "only some content that appears on hover was checked: the page has too many styles or elements"
    )
    let left = try evaluate("globalThis.unseen", before: deadline)
    for (key, reason) in Self.leavings {
      guard let count = left?[key]?.looseNumber.flatMap({ Int(exactly: $0) }), count > 0 else {
        continue
      }
      let controls = count == 1 ? "1 control" : "\(count) controls"
      dump.notes.append("focus visibility was not checked on \(controls): \(reason)")
    }
  }

  /// Lays the page out as in a desktop window of 1,280 pixels at a zoom of 400 %, and asks what does not fit.
  private mutating func tryNarrow(before deadline: Deadline) throws -> [Int] {
    try connection.call("Emulation.setDeviceMetricsOverride", before: deadline) {
      $0.field("width", 320.0)
      $0.field("height", 256.0)
      $0.field("deviceScaleFactor", 1.0)
      $0.field("mobile", false)
    }
    let frames = "new Promise(r=>requestAnimationFrame(()=>requestAnimationFrame(r)))"
    _ = try evaluate("\(frames).then(()=>0)", before: deadline.orSooner(after: 2))
    return try nodes(of: Self.narrowQuestion, before: deadline)
  }

  /// Notes that a script of ours left something out, which it says itself.
  private mutating func tellEnd(
    of look: String, in dump: inout PageDump, before deadline: Deadline, _ note: String
  ) throws {
    if try evaluate("globalThis.\(look)Ended", before: deadline)?.text == "true" {
      dump.notes.append(note)
    }
  }

  /// Returns the numbers of the nodes that a script of ours gives a list of.
  private mutating func nodes(of script: String, before deadline: Deadline) throws -> [Int] {
    let list = try connection.ask("Runtime.evaluate", before: deadline) {
      $0.field("expression", script)
      if let world { $0.field("contextId", world) }
      $0.field("awaitPromise", true)
      $0.field("timeout", 5000)
    }["result"]?["objectId"]?.text
    guard let list else { throw BrowserFailure.babble("a list of nodes is missing") }
    let members = try connection.ask("Runtime.getProperties", before: deadline) {
      $0.field("objectId", list)
      $0.field("ownProperties", true)
    }["result"]
    var numbers: [Int] = []
    for member in members?.items ?? [] where Int(member["name"]?.text ?? "") != nil {
      guard let object = member["value"]?["objectId"]?.text else { continue }
      let node = try connection.ask("DOM.describeNode", before: deadline) {
        $0.field("objectId", object)
      }["node"]
      if let number = Self.number(of: node) { numbers.append(number) }
    }
    return numbers
  }
}
