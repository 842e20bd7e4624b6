/// Reads the objects of a window, level by level, with the questions of many objects at once.
struct ApplicationReading {
  /// How many objects are read.
  static let mostObjects = 50_000
  /// How long a name may be, in bytes of UTF-8.
  static let longestName = 100_000
  /// How much of a text is read, in characters.
  static let longestText = 100_000
  /// How long an application may take for an answer, in seconds.
  static let patience = 5.0
  /// How long the reading of a window may take in all, in seconds.
  static let longest = 60.0

  private let answers: ([BusCall]) throws(BusFailure) -> [BusConnection.Answer]
  private(set) var objects: [AccessibleObject] = []
  /// For each object the one that holds it, or -1.
  private var parents: [Int] = []
  private var indices: [BusPlace: Int] = [:]
  /// The application that is read, by its name on the bus.
  private var owner = ""
  /// How many objects of others it named.
  private(set) var foreign = 0
  /// How many objects were gone when they were asked.
  private(set) var vanished = 0
  private var tellsShowing = true

  init(_ bus: BusConnection, before end: Double) {
    let room = BusRoom(BusConnection.mostBytes)
    self.init { calls throws(BusFailure) in
      try bus.ask(calls, within: Self.patience, before: end, room: room)
    }
  }

  /// Begins a reading of whoever answers.
  init(_ answers: @escaping ([BusCall]) throws(BusFailure) -> [BusConnection.Answer]) {
    self.answers = answers
  }

  /// Reads a window.
  mutating func read(_ window: BusPlace) throws(BusFailure) {
    owner = window.name
    try add([(window, -1)])
    guard !objects.isEmpty else { throw .vanished }
    var level = 0..<1
    while !level.isEmpty {
      var found: [(BusPlace, Int)] = []
      for index in level where holdsSomething(index) {
        for child in objects[index].children {
          if let known = indices[child] {
            try checkCircle(from: index, to: known)
            throw .broken("two objects contain the same object")
          } else {
            indices[child] = -1
            found.append((child, index))
          }
        }
      }
      guard objects.count + found.count <= Self.mostObjects else {
        throw .broken("it has more than \(Self.mostObjects) objects")
      }
      let start = objects.count
      try add(found)
      if level == 0..<1 { tellsShowing = objects.dropFirst().contains(where: \.isShowing) }
      level = start..<objects.count
    }
    try complete()
  }

  /// Whether what stands in an object can be seen: GTK 4 does not tell it of anything in a window.
  private func holdsSomething(_ index: Int) -> Bool {
    index == 0 || !tellsShowing || objects[index].isShowing
  }

  private func checkCircle(from index: Int, to known: Int) throws(BusFailure) {
    var around = index
    while around >= 0 {
      if around == known {
        let name = objects[known].name.prefix(40)
        throw .broken("it has a loop: the \(objects[known].role) \"\(name)\" contains itself")
      }
      around = parents[around]
    }
  }

  /// Asks for what every object has.
  private mutating func add(_ found: [(place: BusPlace, parent: Int)]) throws(BusFailure) {
    let calls = found.flatMap { found in
      let place = found.place
      return [
        BusCall.property(place, "Accessible", "Name"),
        BusCall.property(place, "Accessible", "Description"),
        BusCall.property(place, "Accessible", "Locale"),
        BusCall.atSPI(place, "Accessible", "GetRole"),
        BusCall.atSPI(place, "Accessible", "GetState"),
        BusCall.atSPI(place, "Accessible", "GetAttributes"),
        BusCall.atSPI(place, "Accessible", "GetInterfaces"),
        BusCall.atSPI(place, "Accessible", "GetRelationSet"),
        BusCall.atSPI(place, "Accessible", "GetChildren"),
      ]
    }
    let answers = try ask(calls)
    for (index, found) in found.enumerated() {
      let told = Array(answers[(index * 9)..<(index * 9 + 9)])
      guard let role = told[3].first?.integer else {
        vanished += 1
        continue
      }
      var object = AccessibleObject(place: found.place)
      object.role = ATSPIWords.role(role)
      object.name = told[0].first?.text ?? ""
      object.description = told[1].first?.text ?? ""
      object.locale = told[2].first?.text ?? ""
      object.states = ATSPIWords.states((told[4].first?.items ?? []).compactMap(\.integer))
      object.attributes = (told[5].first?.entries ?? [:]).compactMapValues(\.text)
      object.interfaces = Set(
        (told[6].first?.items ?? []).compactMap {
          $0.text?.split(separator: ".").last.map(String.init)
        })
      for relation in told[7].first?.items ?? [] where relation.items.count == 2 {
        guard let word = relation.items[0].integer.flatMap(ATSPIWords.relation) else { continue }
        object.relations[word, default: []] += own(relation.items[1])
      }
      object.children = own(told[8].first)
      if object.states.contains("defunct") {
        vanished += 1
        continue
      }
      for text in [object.name, object.description] where text.utf8.count > Self.longestName {
        throw .broken(
          "a \(object.role) has a name of \(text.utf8.count) bytes; the limit is \(Self.longestName)"
        )
      }
      indices[found.place] = objects.count
      objects.append(object)
      parents.append(found.parent)
    }
  }

  // An application does not have another one asked, or acted on, by naming its objects among its own.
  private mutating func own(_ places: BusValue?) -> [BusPlace] {
    let all = (places?.items ?? []).compactMap(BusPlace.init)
    let own = all.filter { $0.name == owner }
    foreign += all.count - own.count
    return own
  }

  /// Asks for what only some objects have.
  private mutating func complete() throws(BusFailure) {
    var calls: [BusCall] = []
    var takers: [(index: Int, take: (inout AccessibleObject, BusConnection.Answer) -> Void)] = []
    func want(
      _ index: Int, _ call: BusCall,
      _ take: @escaping (inout AccessibleObject, BusConnection.Answer) -> Void
    ) {
      calls.append(call)
      takers.append((index, take))
    }
    for (index, object) in objects.enumerated() {
      let place = object.place
      if object.interfaces.contains("Component") {
        // Counted from the window.
        want(index, .atSPI(place, "Component", "GetExtents", .uint32(1))) { object, answer in
          object.frame = (answer.first?.items ?? []).compactMap(\.integer)
        }
      }
      if object.interfaces.contains("Text") {
        let end = Int32(Self.longestText)
        want(index, .property(place, "Text", "CharacterCount")) { object, answer in
          if answer.first?.integer == 0 { object.text = "" }
        }
        want(index, .atSPI(place, "Text", "GetText", .int32(0), .int32(-1))) { object, answer in
          if object.text == nil {
            object.text = answer.first?.text.map { String($0.prefix(Int(end))) }
          }
        }
      }
      if object.interfaces.contains("Value") {
        for name in ["CurrentValue", "MinimumValue", "MaximumValue"] {
          want(index, .property(place, "Value", name)) { object, answer in
            object.value.append(answer.first?.number ?? .nan)
          }
        }
      }
      if object.interfaces.contains("Action") {
        want(index, .atSPI(place, "Action", "GetActions")) { object, answer in
          object.actions = (answer.first?.items ?? []).map { $0.items.first?.text ?? "" }
        }
      }
      if object.interfaces.contains("Table"), !object.interfaces.contains("TableCell") {
        for name in ["NRows", "NColumns"] {
          want(index, .property(place, "Table", name)) { object, answer in
            object.grid.append(answer.first?.integer ?? -1)
          }
        }
      }
      if object.interfaces.contains("TableCell") {
        want(index, .property(place, "TableCell", "Position")) { object, answer in
          object.grid = (answer.first?.items ?? []).compactMap(\.integer)
        }
      }
    }
    let answers = try ask(calls)
    for (taker, answer) in zip(takers, answers) { taker.take(&objects[taker.index], answer) }
  }

  private func ask(_ calls: [BusCall]) throws(BusFailure) -> [BusConnection.Answer] {
    let answers = try self.answers(calls)
    if answers.contains(where: \.isAbsent) { throw .vanished }
    return answers
  }
}
