internal import Documents

/// An application that was found on the bus.
struct RunningApplication {
  let bus: BusConnection
  let place: BusPlace
  private let name: String
  private let toolkit: String
  /// The objects as they were read last, by their numbers.
  private(set) var objects: [Int: AccessibleObject] = [:]
  private var numbers: [BusPlace: Int] = [:]
  private var lastNumber = 0
  private var window: BusPlace?
  // How long an application is silent when it has done what it was asked, and how long that is waited for.
  private static let quiet = 0.15
  private static let longestWait = 3.0
  private static let mostWindows = 1_000

  /// Finds an application.
  init(named name: String) throws(BusFailure) {
    bus = try BusConnection.accessibility(within: ApplicationReading.patience)
    let registry = BusPlace("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
    let all = try bus.ask(
      .atSPI(registry, "Accessible", "GetChildren"), within: ApplicationReading.patience)
    let places = (all?.first?.items ?? []).compactMap { BusPlace($0) }
    var running: [(name: String, place: BusPlace)] = []
    let answers = try bus.collect(
      places.map { .property($0, "Accessible", "Name") }, within: 1,
      before: BusConnection.now + ApplicationReading.patience)
    for (place, answer) in zip(places, answers) {
      if let name = answer?.first?.text { running.append((name, place)) }
    }
    let silent = answers.count { $0 == nil }
    let same = running.filter { $0.name.lowercased() == name.lowercased() }
    let part = ByteSearch(name.lowercased())
    let close = running.filter { part.isFound(in: $0.name.lowercased()) }
    let found = same.isEmpty ? close : same
    guard let only = found.first, found.count == 1 else {
      var names = running.map { SafeText.quoted($0.name) }.sorted()
      if silent > 0 { names.append("\(silent) that do not answer") }
      throw .notFound(found.count, running: names.joined(separator: ", "))
    }
    place = only.place
    self.name = only.name
    let answer = try bus.ask(
      .property(only.place, "Application", "ToolkitName"), within: ApplicationReading.patience)
    toolkit = answer?.first?.text ?? ""
  }

  /// Asks to be told what happens in the application.
  func listen() throws(BusFailure) {
    let rules = BusPlace("org.freedesktop.DBus", "/org/freedesktop/DBus")
    var calls = [
      BusCall(
        place: rules, interface: "org.freedesktop.DBus", method: "AddMatch",
        arguments: [.text("type='signal',sender='\(place.name)'")])
    ]
    let registry = BusPlace("org.a11y.atspi.Registry", "/org/a11y/atspi/registry")
    for event in ["object:", "window:", "focus:"] {
      calls.append(.atSPI(registry, "Registry", "RegisterEvent", .text(event)))
    }
    _ = try bus.ask(calls, within: ApplicationReading.patience)
  }

  /// Lets time pass.
  func wait(_ seconds: Double) throws(BusFailure) {
    try bus.listen(quiet: seconds, atMost: seconds)
  }

  /// Reads the window that is in use.
  mutating func moment(isLive: Bool) throws(BusFailure) -> ApplicationMoment {
    if isLive { try bus.listen(quiet: Self.quiet, atMost: Self.longestWait) }
    let end = BusConnection.now + ApplicationReading.longest
    let (shown, others) = try windowInUse(before: end)
    var reading = ApplicationReading(bus, before: end)
    try reading.read(shown)
    let before = objects
    let messages = messages(from: bus.takeSignals(), before)
    objects = [:]
    var list: [(number: Int, object: AccessibleObject)] = []
    for object in reading.objects {
      let number = numbers[object.place] ?? lastNumber + 1
      lastNumber = max(lastNumber, number)
      numbers[object.place] = number
      objects[number] = object
      list.append((number, object))
    }
    // Objects that went keep their numbers, as they may come again, but not without end.
    if numbers.count > 4 * ApplicationReading.mostObjects {
      numbers = numbers.filter { objects[$0.value] != nil }
    }
    var notes: [String] = []
    if others > 0 { notes.append("the application has \(others) more windows; this one is active") }
    if reading.vanished > 0 {
      notes.append("\(reading.vanished) objects disappeared while the window was read")
    }
    if reading.foreign > 0 {
      notes.append("\(reading.foreign) objects of other applications were left out")
    }
    let dump = ApplicationDump(
      application: name, toolkit: toolkit, isLive: isLive, notes: notes, objects: list,
      numbers: numbers.filter { objects[$0.value] != nil })
    let source: SourceText
    do { source = try SourceText(bytes: dump.bytes, path: name) } catch {
      throw .broken(error.message)
    }
    var moment = ApplicationMoment(dump: source)
    moment.focus = list.last { $0.object.states.contains("focused") }?.number
    moment.isNewWindow = window != shown
    window = shown
    moment.messages = messages + newAlerts(in: list, since: moment.isNewWindow ? nil : before)
    return moment
  }

  /// The window that is active, else the one that came last; and how many others are open.
  private func windowInUse(
    before end: Double
  ) throws(BusFailure) -> (window: BusPlace, others: Int) {
    let answer = try bus.ask(
      .atSPI(place, "Accessible", "GetChildren"), within: ApplicationReading.patience)
    let windows = (answer?.first?.items ?? []).compactMap { BusPlace($0) }
      .filter { $0.name == place.name }
    guard windows.count <= Self.mostWindows else {
      throw .broken("it has more than \(Self.mostWindows) windows")
    }
    let states = try bus.ask(
      windows.map { .atSPI($0, "Accessible", "GetState") }, within: ApplicationReading.patience,
      before: end)
    if states.contains(where: \.isAbsent) { throw .vanished }
    var showing: [(place: BusPlace, states: [String])] = []
    for (window, answer) in zip(windows, states) {
      let words = ATSPIWords.states((answer.first?.items ?? []).compactMap(\.integer))
      if words.contains("showing") || words.contains("visible") { showing.append((window, words)) }
    }
    let chosen = showing.last { $0.states.contains("active") } ?? showing.last
    guard let chosen else { throw .noWindow }
    return (chosen.place, showing.count - 1)
  }

  private func messages(
    from signals: [BusSignal], _ before: [Int: AccessibleObject]
  ) -> [ApplicationMoment.Message] {
    signals.compactMap { signal in
      guard signal.place.name == place.name, signal.values.count > 3 else { return nil }
      switch signal.member {
      case "Announcement":
        return signal.values[3].text.map { .init(text: $0, isAssertive: false) }
      case "TextChanged" where signal.values[0].text?.hasPrefix("insert") == true:
        let live = numbers[signal.place].flatMap { before[$0] }?.attributes["container-live"]
        guard let live, live != "off", let text = signal.values[3].text else { return nil }
        return .init(text: text, isAssertive: live == "assertive")
      default: return nil
      }
    }
  }

  /// What alerts and notifications say that were not there before.
  private func newAlerts(
    in list: [(number: Int, object: AccessibleObject)], since before: [Int: AccessibleObject]?
  ) -> [ApplicationMoment.Message] {
    guard let before else { return [] }
    return list.compactMap { number, object in
      guard ["alert", "notification", "info bar"].contains(object.role), object.isShowing,
        before[number]?.isShowing != true
      else { return nil }
      let labels = object.children.compactMap { numbers[$0].flatMap { objects[$0]?.name } }
      let words = ([object.name] + labels).filter { !$0.isEmpty }.joined(separator: " ")
      return words.isEmpty ? nil : .init(text: words, isAssertive: true)
    }
  }
}
