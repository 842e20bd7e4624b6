extension RunningApplication {
  /// Does something to an object.
  func act(_ act: ApplicationAct, on number: Int) throws(BusFailure) -> Bool {
    guard let object = objects[number] else { return false }
    switch act {
    case .activate: return try activate(object)
    case .action(let name):
      guard let index = object.actions.firstIndex(of: name) else { return false }
      return try perform(.atSPI(object.place, "Action", "DoAction", .int32(Int32(index))))
    case .type(let text):
      guard object.interfaces.contains("EditableText") else { return false }
      _ = try focus(object)
      return try perform(.atSPI(object.place, "EditableText", "SetTextContents", .text(text)))
    case .increment: return try step(object, up: true)
    case .decrement: return try step(object, up: false)
    }
  }

  // What stands for a click, by the names that GTK, Qt and Chromium give it; else the first action.
  private static let clicks = [
    "click", "press", "toggle", "activate", "jump", "open", "expand or contract", "clickAncestor",
  ]

  private func activate(_ object: AccessibleObject) throws(BusFailure) -> Bool {
    let hasFocus = try focus(object)
    // What Enter does in a field is not what a click does.
    if object.interfaces.contains("EditableText") { return hasFocus }
    let names = object.actions.map { $0.lowercased() }
    let index =
      Self.clicks.lazy.compactMap { names.firstIndex(of: $0.lowercased()) }.first
      ?? (names.isEmpty ? nil : 0)
    guard let index else { return hasFocus }
    return try perform(.atSPI(object.place, "Action", "DoAction", .int32(Int32(index))))
  }

  private func focus(_ object: AccessibleObject) throws(BusFailure) -> Bool {
    guard object.states.contains("focusable"), object.interfaces.contains("Component") else {
      return false
    }
    return try perform(.atSPI(object.place, "Component", "GrabFocus"))
  }

  private func step(_ object: AccessibleObject, up: Bool) throws(BusFailure) -> Bool {
    guard object.value.count == 3, object.value.allSatisfy(\.isFinite) else { return false }
    let answer = try bus.ask(
      .property(object.place, "Value", "MinimumIncrement"), within: ApplicationReading.patience)
    let range = object.value[2] - object.value[1]
    var step = answer?.first?.number ?? 0
    // Where nothing is told, a tenth of the range, as browsers do.
    if !step.isFinite || step <= 0 { step = range > 0 && range.isFinite ? range / 10 : 1 }
    let wanted = object.value[0] + (up ? step : -step)
    let value = range > 0 ? min(max(wanted, object.value[1]), object.value[2]) : wanted
    guard value != object.value[0] else { return true }
    let set = BusCall.set(object.place, "Value", "CurrentValue", to: value)
    return try bus.ask(set, within: ApplicationReading.patience) != nil
  }

  private func perform(_ call: BusCall) throws(BusFailure) -> Bool {
    // Some end with what they were asked to do, and say nothing any more.
    try bus.ask(call, within: ApplicationReading.patience)?.first?.flag == true
  }
}
