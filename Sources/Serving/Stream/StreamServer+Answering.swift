import Documents
import Questions

extension StreamServer {
  /// Answers one line that is at hand, without an end of line.
  package func answer(to line: [UInt8]) -> [UInt8] {
    let isTooLong = line.count > longestLine
    let answer = answer(isTooLong ? .tooLong(line.count) : .whole(line), 1).bytes
    return answer.last == 0x0A ? answer.dropLast() : answer
  }

  /// Answers one line.
  func answer(_ line: InputLines.Line, _ number: Int) -> (bytes: [UInt8], isRejected: Bool) {
    var answer = StreamAnswer()
    switch line {
    case .tooLong(let size):
      let error = SourceError(
        path: Self.name,
        message: "the line has \(size) bytes; the limit is \(longestLine)",
        suggestion: "give the file as \"source\" instead of its text")
      return (answer.line(error, .limit, inLine: number), true)
    case .whole(let bytes):
      var code = StreamAnswer.Code.json
      do throws(SourceError) {
        return (try self.answer(bytes, &answer, &code), false)
      } catch {
        let isInLine = code == .json || code == .request
        // What is not about a text is known by itself.
        if isInLine { answer.hash = SHA256.hexadecimal(bytes) }
        return (answer.line(error, code, inLine: isInLine ? number : nil), true)
      }
    }
  }

  private static let name = "<stdin>"

  private func answer(
    _ line: [UInt8], _ answer: inout StreamAnswer, _ code: inout StreamAnswer.Code
  ) throws(SourceError) -> [UInt8] {
    guard line.contains(where: { $0 > 0x20 }) else {
      throw SourceError(path: Self.name, message: "the line is empty")
    }
    let document = try Document(json: try SourceText(bytes: line, path: Self.name))
    code = .request
    let request = try StreamRequest(
      document.root, for: try StreamRequest.question(of: document.root) ?? question, id: &answer.id)
    code = .input
    var contents: [FileContents] = []
    for text in request.texts { contents.append(try text.contents()) }
    answer.hash = SHA256.hexadecimal(contents.flatMap(\.bytes))
    code = .options
    let asked = try request.question()
    let (result, notes) = try self.answer(to: asked, request.texts, contents, &code)
    var seen: Set<String> = []
    return answer.line(result: result, notes: notes.filter { seen.insert($0).inserted })
  }

  private func answer(
    to question: any Question, _ texts: [StreamText], _ contents: [FileContents],
    _ code: inout StreamAnswer.Code
  ) throws(SourceError) -> (result: [UInt8], notes: [String]) {
    code = .input
    if let question = question as? any ScreensQuestion {
      let screens = try texts[0].screens(of: contents[0])
      code = .options
      // What was mended is told with every answer, not only where the result has a place for it.
      var notes = screens.mended
      return (try question.answer(to: screens, notes: &notes), notes)
    }
    guard let question = question as? DiffQuestion else {
      throw SourceError(path: "do", message: "a stream cannot ask this question")
    }
    var notes = DiffNotes()
    let report = try question.answer(notes: &notes) { (reader, notes) throws(SourceError) in
      let old = try texts[0].side(of: contents[0], for: reader, notes: &notes)
      var new = try texts[1].side(of: contents[1], for: reader, notes: &notes)
      new.takeAsNew(DiffQuestion.sides[1], notes: &notes)
      return (old, new)
    }
    return (report.json, notes.texts)
  }
}
