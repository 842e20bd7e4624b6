/// An object of an application, as the bus knows it.
struct BusPlace: Hashable, Sendable {
  /// The name of the application's connection.
  var name: String
  /// The object's path.
  var path: String

  /// Creates a place.
  init(_ name: String, _ path: String) { (self.name, self.path) = (name, path) }

  /// Reads a pair of a name and a path; `nil` for any other value and for the object that stands for none.
  init?(_ value: BusValue) {
    guard value.items.count == 2, let name = value.items[0].text, let path = value.items[1].text,
      !name.isEmpty, path != "/org/a11y/atspi/null"
    else { return nil }
    self.init(name, path)
  }
}

/// One question to an object.
struct BusCall {
  /// What is handed over.
  enum Argument {
    case text(String)
    case int32(Int32)
    case uint32(UInt32)
    /// A number in a variant.
    case variant(Double)
  }

  var place: BusPlace
  var interface: String
  var method: String
  var arguments: [Argument] = []

  private static let properties = "org.freedesktop.DBus.Properties"

  /// A call of one of AT-SPI's interfaces.
  static func atSPI(
    _ place: BusPlace, _ interface: String, _ method: String, _ arguments: Argument...
  ) -> BusCall {
    BusCall(
      place: place, interface: "org.a11y.atspi.\(interface)", method: method, arguments: arguments)
  }

  /// Asks for a property.
  static func property(_ place: BusPlace, _ interface: String, _ name: String) -> BusCall {
    BusCall(
      place: place, interface: properties, method: "Get",
      arguments: [.text("org.a11y.atspi.\(interface)"), .text(name)])
  }

  /// Sets a property.
  static func set(
    _ place: BusPlace, _ interface: String, _ name: String, to value: Double
  ) -> BusCall {
    BusCall(
      place: place, interface: properties, method: "Set",
      arguments: [.text("org.a11y.atspi.\(interface)"), .text(name), .variant(value)])
  }
}

/// Something that an object has told without being asked.
struct BusSignal: Equatable {
  var place: BusPlace
  /// The kind of event, without what all have in common: `Object`, `Window`.
  var interface: String
  /// What happened: `StateChanged`.
  var member: String
  var values: [BusValue]
}
