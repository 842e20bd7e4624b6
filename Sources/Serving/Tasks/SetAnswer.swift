import Documents

/// The answers for the screens of one text: the only one as it is, several as a list.
struct SetAnswer {
  /// What JSON calls the whole of several answers: `earshot-transcripts`.
  let name: String
  /// What it calls their list: `transcripts`.
  let listKey: String
  private var answers: [[UInt8]] = []

  init(_ name: String, listKey: String) {
    self.name = name
    self.listKey = listKey
  }

  /// Adds the answer for a screen.
  mutating func add(_ answer: [UInt8]) { answers.append(answer) }

  /// The whole.
  var bytes: [UInt8] {
    if answers.count == 1, let answer = answers.first { return answer }
    var json = JSONWriter()
    json.result(name) { json in
      json.array(listKey) { json in
        for answer in answers { json.value(json: answer) }
      }
    }
    return json.bytes
  }
}
