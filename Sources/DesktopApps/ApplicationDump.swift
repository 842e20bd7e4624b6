internal import Documents

/// What an application tells of a window, as one JSON text, which a reader of formats turns into a screen.
struct ApplicationDump {
  let application: String
  let toolkit: String
  /// Whether the objects are to be found again in a later dump.
  var isLive: Bool
  /// What a person has to know of it, each a sentence without a capital.
  var notes: [String]
  /// Each object with its number.
  let objects: [(number: Int, object: AccessibleObject)]
  let numbers: [BusPlace: Int]

  /// The dump as JSON: one object a line.
  var bytes: [UInt8] {
    var json = JSONWriter()
    json.result("earshot-atspi") { json in
      json.field("application", application)
      json.field("toolkit", toolkit)
      if isLive { json.field("live", true) }
      json.field("notes", notes)
      json.line(1)
      json.array("nodes") { json in
        for (number, object) in objects {
          json.line(2)
          json.object { write(object, number, &$0) }
        }
      }
    }
    return json.bytes
  }

  private func write(_ object: AccessibleObject, _ number: Int, _ json: inout JSONWriter) {
    json.field("id", Double(number))
    json.field("role", object.role)
    json.field("name", object.name)
    if !object.description.isEmpty { json.field("description", object.description) }
    if !object.locale.isEmpty { json.field("locale", object.locale) }
    json.field("states", object.states)
    if !object.attributes.isEmpty {
      json.object("attributes") { json in
        for (key, value) in object.attributes.sorted(by: { $0.key < $1.key }) {
          json.field(key, value)
        }
      }
    }
    if !object.interfaces.isEmpty { json.field("interfaces", object.interfaces.sorted()) }
    if object.frame.count == 4 { numbers("frame", object.frame.map(Double.init), &json) }
    if let text = object.text { json.field("text", text) }
    if object.value.count == 3, object.value.allSatisfy(\.isFinite) {
      numbers("value", object.value, &json)
    }
    if !object.actions.isEmpty { json.field("actions", object.actions) }
    if object.grid.count == 2 { numbers("grid", object.grid.map(Double.init), &json) }
    let relations = object.relations.compactMapValues { places in
      let known = places.compactMap { numbers[$0] }
      return known.isEmpty ? nil : known
    }
    if !relations.isEmpty {
      json.object("relations") { json in
        for (key, targets) in relations.sorted(by: { $0.key < $1.key }) {
          numbers(key, targets.map(Double.init), &json)
        }
      }
    }
    let children = object.children.compactMap { numbers[$0] }
    if !children.isEmpty { numbers("children", children.map(Double.init), &json) }
  }

  private func numbers(_ key: String, _ numbers: [Double], _ json: inout JSONWriter) {
    json.array(key) { json in for number in numbers { json.value(number) } }
  }
}
