internal import Documents

extension PageTab {
  /// How long a page may take to answer an act, in seconds.
  var longestAct: Double { min(10, settings.timeout) }
  /// Texts longer than this are put in at once, not key by key.
  private static let longestTyping = 200

  /// Does something on the page.
  mutating func act(_ act: PageAct, on node: Int?) throws(BrowserFailure) -> Bool {
    let deadline = Deadline(after: longestAct)
    navigationsBefore = connection.events.navigations
    frameOfAct = try frame(of: act, on: node, before: deadline)
    if case .key = act { wasKey = true } else { wasKey = false }
    try noteFrames(act, on: node, before: deadline)
    switch act {
    case .escape: try press(.escape, before: deadline)
    case .key(let key):
      // A node that is gone leaves the focus where it is.
      if let node, let place = try place(of: node, before: deadline) {
        let way = !key.isTab ? 0.0 : key.modifiers.contains(.shift) ? -1 : 1
        try call(PageGestures.startKeys, on: place.object, before: deadline) {
          $0.object { $0.field("value", way) }
        }
      }
      try press(key, before: deadline)
    case .activate:
      let place = try node.flatMap { (node) throws(BrowserFailure) in
        try self.place(of: node, before: deadline)
      }
      guard let place else { return false }
      try activate(place, before: deadline)
    case .increment, .decrement:
      guard let object = try object(node, before: deadline) else { return false }
      try call(PageGestures.focus, on: object, before: deadline)
      try press(act == .increment ? .up : .down, before: deadline)
    case .type(let text):
      guard let object = try object(node, before: deadline) else { return false }
      try type(text, into: object)
    case .choose(let index):
      guard let object = try object(node, before: deadline) else { return false }
      try call(PageGestures.choose, on: object, before: deadline, isGesture: true) {
        $0.object { $0.field("value", Double(index)) }
      }
    case .scroll(let right, let down):
      guard let object = try object(node, before: deadline) else { return false }
      let answer = try call(PageGestures.scroll, on: object, before: deadline) {
        for number in [right, down] { $0.object { $0.field("value", Double(number)) } }
      }
      return answer?.text == "true"
    }
    return true
  }

  private mutating func noteFrames(
    _ act: PageAct, on node: Int?, before deadline: Deadline
  ) throws(BrowserFailure) {
    linkOfAct = nil
    if innerFrames.isEmpty { return }
    // A click goes where it is aimed, keys wherever the focus is meanwhile.
    hasActedInFrames = hasActedInFrames || frameOfAct != nil || act != .activate
    guard frameOfAct == nil, let object = try object(node, before: deadline) else { return }
    linkOfAct = try call(PageGestures.link, on: object, before: deadline)?.text
  }

  // Keys without a node go to whatever has the focus.
  private mutating func frame(
    of act: PageAct, on node: Int?, before deadline: Deadline
  ) throws(BrowserFailure) -> String? {
    if innerFrames.isEmpty { return nil }
    guard let node else { return try focusedNode(before: deadline)?.frame }
    return try place(of: node, before: deadline)?.frame
  }

  /// Returns what a click on a node would do to the page, as far as its tag tells; a node that is gone may do anything.
  mutating func parting(of node: Int) throws(BrowserFailure) -> PageParting {
    let deadline = Deadline(after: longestAct)
    guard let object = try object(node, before: deadline),
      let answer = try call(PageGestures.parting, on: object, before: deadline)
    else { return PageParting(way: .leaves) }
    return PageParting(
      way: PageParting.Way(rawValue: answer["way"]?.text ?? "") ?? .leaves,
      form: answer["form"].flatMap { Int($0.text) })
  }

  /// Keeps the page from sending anything and from leaving for another document, from now on.
  mutating func guardAgainstLeaving() throws(BrowserFailure) {
    try connection.guardPage(before: Deadline(after: longestAct))
  }

  /// Returns what a closed list holds that is chosen from.
  mutating func choices(of node: Int) throws(BrowserFailure) -> [PageChoice] {
    let deadline = Deadline(after: longestAct)
    guard let object = try object(node, before: deadline) else { return [] }
    let choices = try call(PageGestures.choices, on: object, before: deadline)?.items ?? []
    return choices.map { choice in
      PageChoice(
        text: choice["text"]?.text ?? "", isDisabled: choice["isDisabled"]?.text == "true",
        isSelected: choice["isSelected"]?.text == "true")
    }
  }

  private mutating func activate(
    _ place: NodePlace, before deadline: Deadline
  ) throws(BrowserFailure) {
    try show(place.frame, before: deadline)
    let aim = try call(PageGestures.aim, on: place.object, before: deadline)
    if aim?["isGone"]?.text == "true" { return }
    guard let (x, y) = try point(aim, inside: place.frame, before: deadline) else {
      try call(PageGestures.press, on: place.object, before: deadline, isGesture: true)
      return
    }
    for (type, button) in [("mouseMoved", 0.0), ("mousePressed", 1), ("mouseReleased", 0)] {
      try connection.begin("Input.dispatchMouseEvent", before: deadline) {
        $0.field("type", type)
        $0.field("x", x)
        $0.field("y", y)
        $0.field("button", type == "mouseMoved" ? "none" : "left")
        $0.field("buttons", button)
        if type != "mouseMoved" { $0.field("clickCount", 1.0) }
      }
    }
    try finish("Input.dispatchMouseEvent", before: deadline)
  }

  /// Waits until the page has taken what was pressed.
  ///
  /// Touches and keys go with frames, and a page that has drawn none yet waits for its clock to draw the first.
  private mutating func finish(_ what: String, before deadline: Deadline) throws(BrowserFailure) {
    while try !connection.finish(before: deadline.orSooner(after: 0.3)) {
      guard !deadline.hasPassed else { throw .silent(what) }
      try giveTime(10)
    }
  }

  private mutating func type(_ text: String, into object: String) throws(BrowserFailure) {
    // Every key may take as long as an act.
    let patience = longestAct
    func deadline() -> Deadline { Deadline(after: patience) }
    let field = try call(PageGestures.edit, on: object, before: deadline())
    // What else has the focus is not what the text was meant for.
    if field?["isFocused"]?.text == "false" {
      throw .refused("the text", "the field loses the focus")
    }
    let old = field?["text"]?.text ?? ""
    if text.hasPrefix(old) {
      try write(String(text.dropFirst(old.count)), into: object)
    } else if old.hasPrefix(text) {
      for _ in 0..<(old.count - text.count) {
        try checkFocus(of: object, before: deadline())
        try press(.backspace, before: deadline())
      }
    } else {
      try call(PageGestures.selectAll, on: object, before: deadline())
      if text.isEmpty {
        try press(.backspace, before: deadline())
      } else {
        try write(text, into: object)
      }
    }
  }

  // A frame, which may be of another site, may take the focus between two keys.
  private mutating func checkFocus(
    of object: String, before deadline: Deadline
  ) throws(BrowserFailure) {
    if innerFrames.isEmpty, unheardFrames == 0 { return }
    if try call(PageGestures.keepsKeys, on: object, before: deadline)?.text == "false" {
      throw .refused("the text", "a frame took the focus from the field")
    }
  }

  private mutating func write(
    _ text: String, into object: String
  ) throws(BrowserFailure) {
    try checkFocus(of: object, before: Deadline(after: longestAct))
    guard text.count <= Self.longestTyping else {
      return try insert(text, before: Deadline(after: longestAct))
    }
    for character in text {
      let deadline = Deadline(after: longestAct)
      try checkFocus(of: object, before: deadline)
      if let key = PageKey.writing(character) {
        try press(key, before: deadline)
      } else {
        try insert(String(character), before: deadline)
      }
    }
  }

  private mutating func insert(
    _ text: String, before deadline: Deadline
  ) throws(BrowserFailure) {
    try connection.call("Input.insertText", before: deadline) { $0.field("text", text) }
  }

  private mutating func press(_ key: PageKey, before deadline: Deadline) throws(BrowserFailure) {
    for isDown in [true, false] {
      try connection.begin("Input.dispatchKeyEvent", before: deadline) {
        key.write(&$0, isDown: isDown)
      }
    }
    try finish("Input.dispatchKeyEvent", before: deadline)
  }

  /// Returns what the browser calls a node in scripts, or `nil` for a node that is gone.
  private mutating func object(
    _ node: Int?, before deadline: Deadline
  ) throws(BrowserFailure) -> String? {
    guard let node else {
      return try connection.ask("Runtime.evaluate", before: deadline) {
        $0.field("expression", "document.documentElement")
        if let world { $0.field("contextId", world) }
      }["result"]?["objectId"]?.text
    }
    return try place(of: node, before: deadline)?.object
  }

  @discardableResult
  mutating func call(
    _ function: String, on object: String, before deadline: Deadline, isGesture: Bool = false,
    _ arguments: (inout JSONWriter) -> Void = { _ in }
  ) throws(BrowserFailure) -> DocumentNode? {
    do throws(BrowserFailure) {
      return try connection.ask("Runtime.callFunctionOn", before: deadline) {
        $0.field("functionDeclaration", function)
        $0.field("objectId", object)
        $0.array("arguments", arguments)
        $0.field("returnByValue", true)
        if isGesture { $0.field("userGesture", true) }
      }["result"]?["value"]
    } catch {
      // A page that leaves takes the node and the answer with it.
      guard case .refused = error else { throw error }
      return nil
    }
  }
}
