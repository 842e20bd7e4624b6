import Documents
import Foundation
import Questions
import Synchronization
import SystemCalls
import Testing

@testable import Serving

/// What the loop holds at once, and how it ends.
@Suite struct LoopTests {
  private final class Meter: Sendable {
    let taken = Atomic<Int>(0)
    let delivered = Atomic<Int>(0)
    let ahead = Atomic<Int>(0)

    func take() -> Int { taken.add(1, ordering: .relaxed).oldValue }

    func deliver(_ count: Int) {
      let most = taken.load(ordering: .relaxed) - delivered.load(ordering: .relaxed)
      ahead.max(most, ordering: .relaxed)
      delivered.add(count, ordering: .relaxed)
    }
  }

  @Test func whoeverReadsSlowlyHoldsTheReadingBack() throws {
    let meter = Meter()
    let work = OrderedWork<Int>(workers: 3, mostPieces: 8, mostBytes: 1 << 20) { _ in [0x0A] }
    try work.run(
      next: {
        let number = meter.take()
        return number < 200 ? (number, 1) : nil
      },
      deliver: { bytes in
        usleep(2000)
        meter.deliver(bytes.count)
        return true
      })
    #expect(meter.delivered.load(ordering: .relaxed) == 200)
    // Those on their way, and the one for which there is no room yet.
    #expect(meter.ahead.load(ordering: .relaxed) <= 9)
  }

  @Test func bytesAreBoundedAsWell() throws {
    let meter = Meter()
    let work = OrderedWork<Int>(workers: 2, mostPieces: 1000, mostBytes: 1000) { _ in [0x0A] }
    try work.run(
      next: {
        let number = meter.take()
        return number < 50 ? (number, 400) : nil
      },
      deliver: { bytes in
        usleep(2000)
        meter.deliver(bytes.count)
        return true
      })
    #expect(meter.delivered.load(ordering: .relaxed) == 50)
    #expect(meter.ahead.load(ordering: .relaxed) <= 4)
  }

  @Test func aReaderThatHasGoneEndsTheWaiting() throws {
    let (input, output) = (PipeEnds(), PipeEnds())
    input.send(
      String(repeating: "{\"id\": 1, \"text\": \"elements: [button: Rate]\"}\n", count: 20))
    output.closeReading()
    // The input stays open: only the missing reader can end this.
    _ = try StreamServer(TranscriptQuestion.self, workers: 2).run(
      input: input.reading, output: OutputLines(output.writing), stop: StopSignal())
  }

  @Test func whatWasReadBeforeAStopIsAnswered() throws {
    let (input, output) = (PipeEnds(), PipeEnds())
    input.send("{\"id\": 1, \"text\": \"elements: [button: Rate]\"}\n{\"id\": 2, \"te")
    let stop = StopSignal()
    Thread {
      usleep(300_000)
      stop.request()
    }.start()
    let outcome = try StreamServer(TranscriptQuestion.self).run(
      input: input.reading, output: OutputLines(output.writing), stop: stop)
    #expect(outcome == StreamServer.Outcome(lines: 1, rejected: 0))
  }

  @Test func aDiskWithoutRoomIsAnError() throws {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let input = PipeEnds()
    input.send("{\"id\": 1}\n")
    input.closeWriting()
    #expect(throws: SourceError(path: "<stdout>", message: "no space left on device")) {
      try StreamServer(TranscriptQuestion.self).run(
        input: input.reading, output: OutputLines(full), stop: StopSignal())
    }
  }

  @Test func linesAreCutAtByte0AAlone() throws {
    let input = PipeEnds()
    input.send("a\u{2028}b\n\nc\rd")
    input.closeWriting()
    let lines = InputLines(input.reading, longest: 10)
    var read: [InputLines.Line] = []
    while let line = try lines.next() { read.append(line) }
    #expect(
      read == [.whole(Array("a\u{2028}b".utf8)), .whole([]), .whole(Array("c\rd".utf8))])
  }
}
