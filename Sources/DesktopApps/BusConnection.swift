internal import Dispatch

/// A connection to the bus that applications tell their accessibility on.
///
/// Many questions are sent before the first answer is waited for: one by one, a window would take seconds.
final class BusConnection {
  private let library: BusLibrary
  private let connection: BusLibrary.Pointer
  private let reading: BusReading
  /// What objects have told without being asked, in order.
  private(set) var signals: [BusSignal] = []
  private var signalRoom = BusRoom(mostSignalBytes)
  private static let mostSignals = 10_000
  private static let mostSignalBytes = 16 << 20
  /// How much is kept of the answers of a reading, in bytes.
  static let mostBytes = 512 << 20

  /// Finds the bus by that of the session, and connects.
  static func accessibility(within deadline: Double) throws(BusFailure) -> BusConnection {
    guard let library = BusLibrary.shared else { throw .noLibrary }
    let session = try BusConnection(library) { library.sessionBus(0, $0) }
    let launcher = BusPlace("org.a11y.Bus", "/org/a11y/bus")
    let answer = try session.ask(
      BusCall(place: launcher, interface: "org.a11y.Bus", method: "GetAddress"), within: deadline)
    guard let address = answer?.first?.text, !address.isEmpty else {
      throw .noBus("org.a11y.Bus does not report its address")
    }
    let bus = try BusConnection(library) { error in
      guard let connection = library.openPrivate(address, error) else { return nil }
      if library.register(connection, error) != 0 { return connection }
      library.close(connection)
      library.unref(connection)
      return nil
    }
    return bus
  }

  private init(
    _ library: BusLibrary, _ open: (BusLibrary.Pointer) -> BusLibrary.Pointer?
  ) throws(BusFailure) {
    // An error of libdbus begins with its name and its message, and takes 32 bytes.
    let error = BusLibrary.Pointer.allocate(byteCount: 64, alignment: 16)
    defer { error.deallocate() }
    error.initializeMemory(as: UInt8.self, repeating: 0, count: 64)
    library.errorInit(error)
    defer { library.errorFree(error) }
    guard let connection = open(error) else {
      let message = error.load(
        fromByteOffset: MemoryLayout<Int>.size, as: UnsafePointer<CChar>?.self)
      throw .noBus(message.map { String(cString: $0) } ?? "no reason was given")
    }
    library.setExitOnDisconnect(connection, 0)
    self.library = library
    self.connection = connection
    reading = BusReading(library: library)
  }

  deinit {
    library.close(connection)
    library.unref(connection)
  }

  /// Asks one question.
  func ask(_ call: BusCall, within seconds: Double) throws(BusFailure) -> [BusValue]? {
    let answer = try ask([call], within: seconds)[0]
    if answer.isAbsent { throw .vanished }
    return if case .values(let values) = answer { values } else { nil }
  }

  /// What came of a question.
  enum Answer {
    case values([BusValue])
    case refused(String)

    var values: [BusValue] { if case .values(let values) = self { values } else { [] } }
    var first: BusValue? { values.first }

    /// Whether nobody is there any more.
    var isAbsent: Bool {
      guard case .refused(let name) = self else { return false }
      return ["ServiceUnknown", "NameHasNoOwner", "NoReply", "Disconnected"].contains {
        name == "org.freedesktop.DBus.Error.\($0)"
      }
    }
  }

  /// Asks many questions at once; all of them must be answered before a moment, however soon each answer comes, and
  /// there must be room for all.
  func ask(
    _ calls: [BusCall], within seconds: Double, before end: Double = .infinity,
    room: BusRoom = BusRoom(mostBytes)
  ) throws(BusFailure) -> [Answer] {
    try collect(calls, within: seconds, before: end, room).map { answer throws(BusFailure) in
      guard let answer else { throw .silent }
      return answer
    }
  }

  /// Asks many questions at once, and returns the answers that have come when no more come: one that is silent does not
  /// keep the others from being heard.
  func collect(
    _ calls: [BusCall], within seconds: Double, before end: Double,
    _ room: BusRoom = BusRoom(mostBytes)
  ) throws(BusFailure) -> [Answer?] {
    var answers = [Answer?](repeating: nil, count: calls.count)
    var waiting: [UInt32: Int] = [:]
    var next = 0
    var deadline = Self.now + seconds
    while next < calls.count || !waiting.isEmpty {
      while next < calls.count, waiting.count < Self.mostAtOnce {
        if let serial = try send(calls[next]) {
          waiting[serial] = next
        } else {
          answers[next] = .refused("")
        }
        next += 1
      }
      try receive { message in
        guard let index = waiting.removeValue(forKey: library.replySerial(message)) else { return }
        deadline = Self.now + seconds
        answers[index] =
          library.type(message) == Self.error
          ? .refused(Self.text(library.errorName(message)))
          : .values(reading.values(of: message, room))
      }
      if room.isFull { throw .broken("it sent more than \(Self.mostBytes >> 20) MiB") }
      if waiting.isEmpty { continue }
      let left = min(deadline, end) - Self.now
      guard left > 0 else { break }
      guard library.readWrite(connection, Int32(min(left, 1) * 1000) + 1) != 0 else {
        throw .disconnected
      }
    }
    return answers
  }

  /// Listens until nothing has been told for a while.
  func listen(quiet: Double, atMost most: Double) throws(BusFailure) {
    let end = Self.now + most
    var still = Self.now
    while Self.now < min(end, still + quiet) {
      let before = signals.count
      let left = max(0.001, min(end, still + quiet) - Self.now)
      guard library.readWrite(connection, Int32(left * 1000) + 1) != 0 else { throw .disconnected }
      try receive { _ in }
      if signals.count > before { still = Self.now }
    }
  }

  /// Takes what was told without being asked.
  func takeSignals() -> [BusSignal] {
    defer {
      signals = []
      signalRoom = BusRoom(Self.mostSignalBytes)
    }
    return signals
  }

  private static let mostAtOnce = 256
  private static let error: Int32 = 3
  private static let signal: Int32 = 4
  static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
  private static func text(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }

  private func receive(_ answer: (BusLibrary.Pointer) -> Void) throws(BusFailure) {
    guard library.readWrite(connection, 0) != 0 else { throw .disconnected }
    while let message = library.pop(connection) {
      defer { library.messageUnref(message) }
      if library.type(message) != Self.signal {
        answer(message)
      } else if signals.count < Self.mostSignals, !signalRoom.isFull {
        let interface = Self.text(library.interface(message))
        signals.append(
          BusSignal(
            place: BusPlace(Self.text(library.sender(message)), Self.text(library.path(message))),
            interface: interface.split(separator: ".").last.map(String.init) ?? "",
            member: Self.text(library.member(message)),
            values: reading.values(of: message, signalRoom)))
      }
    }
  }

  /// Sends a question; one to a name or path that is none has no number, and is refused.
  private func send(_ call: BusCall) throws(BusFailure) -> UInt32? {
    guard library.isBusName(call.place.name, nil) != 0, library.isPath(call.place.path, nil) != 0,
      let message = library.newCall(
        call.place.name, call.place.path, call.interface, call.method)
    else { return nil }
    defer { library.messageUnref(message) }
    reading.withIterator { iterator in
      library.beginWriting(message, iterator)
      for argument in call.arguments { append(argument, to: iterator) }
    }
    var serial: UInt32 = 0
    guard library.send(connection, message, &serial) != 0 else { throw .disconnected }
    return serial
  }

  private func append(_ argument: BusCall.Argument, to iterator: BusLibrary.Pointer) {
    func letter(_ character: Unicode.Scalar) -> Int32 { Int32(character.value) }
    switch argument {
    case .text(let text):
      text.withCString { start in
        var start: UnsafePointer<CChar>? = start
        _ = library.append(iterator, letter("s"), &start)
      }
    case .int32(var number): _ = library.append(iterator, letter("i"), &number)
    case .uint32(var number): _ = library.append(iterator, letter("u"), &number)
    case .variant(var number):
      reading.withIterator { inner in
        _ = library.openContainer(iterator, letter("v"), "d", inner)
        _ = library.append(inner, letter("d"), &number)
        _ = library.closeContainer(iterator, inner)
      }
    }
  }
}
