import Documents

/// The answers for the screens of one text: the only one as it is, several as a list.
package struct SetAnswer {
  private let names: AnswersName
  private var answers: [[UInt8]] = []

  /// Begins a set.
  package init(_ names: AnswersName) { self.names = names }

  /// Adds the answer for a screen.
  package mutating func add(_ answer: [UInt8]) { answers.append(answer) }

  /// The whole.
  package var bytes: [UInt8] {
    if answers.count == 1, let answer = answers.first { return answer }
    var json = JSONWriter()
    json.result(names.whole) { json in
      json.array(names.list) { json in
        for answer in answers { json.value(json: answer) }
      }
    }
    return json.bytes
  }
}
