import Foundation
import SpeechProtocol
import Testing

@testable import SpeechSynthesis

@Suite("Helper pool")
struct HelperPoolTests {
  private func message(_ outcome: HelperPool.Outcome) -> String? {
    if case .failure(let error) = outcome { return error.description }
    return nil
  }

  private func length(_ outcome: HelperPool.Outcome) -> Int? {
    try? outcome.get().samples.count
  }

  @Test("Results come in the order of the texts, whatever the number of helpers", arguments: 1...4)
  func order(count: Int) throws {
    let texts = (0..<60).map { "wait \($0 * 7 % 5) " + String(repeating: "x", count: $0) }
    let outcomes = try SpeechFixtures.speak(
      texts, .init(helper: try SpeechFixtures.fake(), count: count))
    #expect(outcomes.map(length) == texts.map(\.utf8.count))
  }

  @Test(
    "A helper that misbehaves costs its own text only",
    arguments: [
      ("die", "was ended by signal 6 (aborted) twice"),
      ("babble", "gave an invalid answer (frame of unknown kind 77) twice"),
      ("greet", "gave an invalid answer (a second hello) twice"),
      ("wrong id", "gave an unrequested answer twice"),
      ("fail", "it is told to"),
    ])
  func misbehaviour(text: String, reason: String) throws {
    for count in 1...2 {
      let outcomes = try SpeechFixtures.speak(
        ["before", text, "after", "later"], .init(helper: try SpeechFixtures.fake(), count: count))
      #expect(outcomes.map(length) == [6, nil, 5, 5])
      #expect(message(outcomes[1])?.contains(reason) == true)
      #expect(message(outcomes[1])?.hasPrefix("\"\(text)\" cannot be spoken: ") == true)
    }
  }

  @Test("A helper that hangs is ended, and its text given up after the second")
  func hang() throws {
    let outcomes = try SpeechFixtures.speak(
      ["before", "hang", "after"], .init(helper: try SpeechFixtures.fake(), timeout: 300))
    #expect(outcomes.map(length) == [6, nil, 5])
    #expect(
      message(outcomes[1]) == "\"hang\" cannot be spoken: the speech helper took too long twice")
  }

  @Test("After two texts that hang one after the other, the rest is given up at once")
  func stuck() throws {
    let rest = (0..<200).map { "text \($0)" }
    let outcomes = try SpeechFixtures.speak(
      ["before", "hang", "hang"] + rest, .init(helper: try SpeechFixtures.fake(), timeout: 600))
    #expect(outcomes.map(length) == [6] + Array(repeating: nil, count: 202))
    #expect(
      message(outcomes[3])
        == "\"text 0\" and everything after it was not spoken: the speech helper took too long for several texts"
    )
    // One that hangs between others costs itself alone.
    let between = try SpeechFixtures.speak(
      ["hang", "a", "hang", "b"], .init(helper: try SpeechFixtures.fake(), timeout: 600))
    #expect(between.map(length) == [nil, 1, nil, 1])
    // Many that hang between others cost the rest.
    let many = try SpeechFixtures.speak(
      (0..<8).flatMap { ["hang", "a\($0)"] }, .init(helper: try SpeechFixtures.fake(), timeout: 600)
    )
    #expect(many.prefix(10).map(length) == (0..<5).flatMap { _ in [nil, 2] })
    #expect(many.suffix(2).map(length) == [nil, nil])
  }

  @Test("A text that kills a helper once is spoken by the next")
  func secondTry() throws {
    let folder = try TemporaryFolder()
    let text = "die once \(folder.file("mark"))"
    let outcomes = try SpeechFixtures.speak(
      ["a", text, "b"], .init(helper: try SpeechFixtures.fake()))
    #expect(outcomes.map(length) == [1, text.utf8.count, 1])
  }

  @Test("Helpers are renewed")
  func recycling() throws {
    let texts = (0..<50).map { "text \($0)" }
    let outcomes = try SpeechFixtures.speak(
      texts, .init(helper: try SpeechFixtures.fake(), count: 2, recycleAfter: 3))
    #expect(outcomes.map(length) == texts.map(\.utf8.count))
  }

  @Test("What makes every text impossible ends the run")
  func unavailable() throws {
    let error = #expect(throws: SpeechError.self) {
      try SpeechFixtures.speak(["a", "unavailable", "b"], .init(helper: try SpeechFixtures.fake()))
    }
    #expect(error?.description == "no engine; install it")
  }

  @Test(
    "A helper that cannot start is an error with what it said",
    arguments: [
      ("ended", "ended with status 127 before it answered: \"error while loading shared"),
      ("mute", "took too long before it answered"),
      ("version", "uses version 99 of the protocol, not 1"),
    ])
  func start(argument: String, part: String) throws {
    let helper = try SpeechFixtures.fake(argument)
    let error = #expect(throws: SpeechError.self) {
      try HelperPool(.init(helper: helper, timeout: 300)).start()
    }
    #expect(error?.description.contains(part) == true)
    let missing = SpeechHelper(path: "/nosuch/earshot-speech")
    #expect(throws: SpeechError.self) { try HelperPool(.init(helper: missing)).start() }
  }

  @Test("An engine of the user's own that says nothing is ended with what it has started")
  func silentEngine() throws {
    let folder = try TemporaryFolder()
    let (engine, mark) = (folder.file("stuck.sh"), folder.file("child"))
    try "#!/bin/sh\nsleep 1000 & echo $! > '\(mark)'\nwait\n"
      .write(toFile: engine, atomically: true, encoding: .utf8)
    // A program that another test has just forked may hold what was written here open for a moment, and no system runs
    // a file that somebody writes.
    let helper = try SpeechHelper.command("/bin/sh '\(engine)'")
    var text = ""
    // A loaded machine may not have started the child in time.
    for attempt in 1...5 where text.isEmpty {
      let error = #expect(throws: SpeechError.self) {
        try HelperPool(.init(helper: helper, timeout: Int64(attempt * 1000))).start()
      }
      #expect(error?.description.hasPrefix("the engine \"/bin/sh") == true)
      #expect(error?.description.contains("took too long before it answered; ") == true)
      #expect(error?.description.contains("Examples/Engines") == true)
      #expect(error?.description.contains("swift build") == false)
      text = (try? String(contentsOfFile: mark, encoding: .utf8)) ?? ""
    }
    let child = try #require(pid_t(text.filter(\.isNumber)))
    // Where nobody waits for it, its number stays, with the state Z.
    var isGone = false
    for _ in 0..<200 where !isGone {
      let state = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)
      isGone = state.map { $0.contains(") Z ") } ?? true
      if !isGone { usleep(10_000) }
    }
    #expect(isGone)
  }

  @Test("Being asked to stop ends the run")
  func interruption() throws {
    let interruption = Interruption()
    interruption.request()
    #expect(throws: SpeechError.self) {
      try SpeechFixtures.speak(
        ["a"], .init(helper: try SpeechFixtures.fake(), interruption: interruption))
    }
  }

  @Test("No child is left behind")
  func noZombies() throws {
    for text in ["a", "die", "fail"] {
      _ = try SpeechFixtures.speak(
        [text], .init(helper: try SpeechFixtures.fake("marked-\(text)"), count: 3))
    }
    let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter {
      let line = try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8)
      return line?.contains("marked-") == true
    }
    #expect(processes.isEmpty)
  }
}
