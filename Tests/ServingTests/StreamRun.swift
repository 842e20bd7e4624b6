import Documents
import Foundation
import Questions
import SystemCalls

@testable import Serving

/// What a stream answers to lines.
struct StreamRun {
  /// The answers, line by line.
  let lines: [String]
  /// How it ended.
  let outcome: StreamServer.Outcome

  /// Asks a stream.
  init(
    _ input: String, _ task: any Question.Type = TranscriptQuestion.self, workers: Int = 2,
    longestLine: Int = StreamServer.longestLine
  ) throws {
    try self.init(Array(input.utf8), task, workers: workers, longestLine: longestLine)
  }

  /// Asks a stream of any bytes.
  init(
    _ input: [UInt8], _ task: any Question.Type = TranscriptQuestion.self, workers: Int = 2,
    longestLine: Int = StreamServer.longestLine
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (folder.appending(path: "in"), folder.appending(path: "out"))
    try Data(input).write(to: source)
    try Data().write(to: target)
    let (reading, writing) = (open(source.path, O_RDONLY), open(target.path, O_WRONLY))
    defer {
      close(reading)
      close(writing)
    }
    outcome = try StreamServer(task, workers: workers, longestLine: longestLine)
      .run(input: reading, output: OutputLines(writing), stop: StopSignal())
    let text = String(decoding: try Data(contentsOf: target), as: UTF8.self)
    lines = text.split(separator: "\n").map(String.init)
  }

  /// The answers as values.
  var answers: [[String: Any]] {
    get throws {
      try lines.map { line in
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
      }
    }
  }

  /// What is heard first, answer by answer; "-" where nothing is.
  var heard: [String] {
    get throws {
      try answers.map { answer in
        let stops = (answer["result"] as? [String: Any])?["stops"] as? [[String: Any]]
        return stops?.first?["text"] as? String ?? "-"
      }
    }
  }
}
