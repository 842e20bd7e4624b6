internal import SystemCalls

/// Reads what a message holds.
///
/// libdbus has checked each message: texts are UTF-8, and containers are at most 64 deep.
struct BusReading {
  let library: BusLibrary
  /// What a value takes beside its text: its box and its place in a list.
  private static let bytesOfValue = 64

  /// Reads everything, as long as there is room for it.
  func values(of message: BusLibrary.Pointer, _ room: BusRoom) -> [BusValue] {
    withIterator { iterator in
      library.beginReading(message, iterator) == 0 ? [] : values(at: iterator, room)
    }
  }

  /// Makes room for an iterator of libdbus, which takes 72 bytes.
  func withIterator<Result>(_ body: (BusLibrary.Pointer) -> Result) -> Result {
    let room = BusLibrary.Pointer.allocate(byteCount: 256, alignment: 16)
    defer { room.deallocate() }
    room.initializeMemory(as: UInt8.self, repeating: 0, count: 256)
    return body(room)
  }

  private func values(at iterator: BusLibrary.Pointer, _ room: BusRoom) -> [BusValue] {
    var values: [BusValue] = []
    while room.take(Self.bytesOfValue) {
      let type = library.argumentType(iterator)
      if type == 0 { break }
      if let value = value(at: iterator, type, room) { values.append(value) }
      if library.next(iterator) == 0 { break }
    }
    return values
  }

  private func value(
    at iterator: BusLibrary.Pointer, _ type: Int32, _ room: BusRoom
  ) -> BusValue? {
    guard let letter = UInt8(exactly: type) else { return nil }
    switch Character(Unicode.Scalar(letter)) {
    case "a", "r", "e": return .list(inside(iterator, room))
    case "v": return inside(iterator, room).first
    case "s", "o", "g":
      var text: UnsafePointer<CChar>?
      library.basic(iterator, &text)
      guard let text, room.take(strlen(text)) else { return nil }
      return .text(String(cString: text))
    case "b": return .flag(bits(at: iterator, UInt32(0)) != 0)
    case "y": return .number(Double(bits(at: iterator, UInt8(0))))
    case "n": return .number(Double(bits(at: iterator, Int16(0))))
    case "q": return .number(Double(bits(at: iterator, UInt16(0))))
    case "i": return .number(Double(bits(at: iterator, Int32(0))))
    case "u": return .number(Double(bits(at: iterator, UInt32(0))))
    case "x": return .number(Double(bits(at: iterator, Int64(0))))
    case "t": return .number(Double(bits(at: iterator, UInt64(0))))
    case "d": return .number(bits(at: iterator, Double(0)))
    default: return nil
    }
  }

  private func inside(_ iterator: BusLibrary.Pointer, _ room: BusRoom) -> [BusValue] {
    withIterator { inner in
      library.recurse(iterator, inner)
      return values(at: inner, room)
    }
  }

  private func bits<Number: BitwiseCopyable>(at iterator: BusLibrary.Pointer, _ zero: Number)
    -> Number
  {
    var number = zero
    library.basic(iterator, &number)
    return number
  }
}

/// How much may still be kept of what others tell.
final class BusRoom {
  private var left: Int

  /// Makes room for a number of bytes.
  init(_ bytes: Int) { left = bytes }

  /// Whether more was told than there is room for.
  var isFull: Bool { left < 0 }

  /// Takes room; returns whether there was any.
  func take(_ bytes: Int) -> Bool {
    guard left >= 0 else { return false }
    left -= bytes
    return left >= 0
  }
}
