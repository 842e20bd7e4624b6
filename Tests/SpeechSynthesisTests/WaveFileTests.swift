import Foundation
import SystemCalls
import Testing

@testable import SpeechSynthesis

@Suite("WAV files")
struct WaveFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("What is written can be read")
  func roundTrip() throws {
    let samples = (0..<200_000).map { Int16(truncatingIfNeeded: $0 &* 77) }
    var file = try WaveFile(path: folder.file("a.wav"), sampleRate: 22_050)
    try file.append(samples[..<3])
    try file.append(samples[3...])
    #expect(folder.contents.contains("a.wav") == false)
    try file.finish()
    let wave = try WaveReader(path: folder.file("a.wav"))
    #expect((wave.channels, wave.sampleRate, wave.bitsPerSample) == (1, 22_050, 16))
    #expect(wave.samples == samples)
    #expect(folder.contents == ["a.wav"])
  }

  @Test("A file without samples is a file")
  func empty() throws {
    var file = try WaveFile(path: folder.file("a.wav"), sampleRate: 8000)
    try file.finish()
    #expect(try WaveReader(path: folder.file("a.wav")).samples.isEmpty)
  }

  @Test("A file that is not finished leaves nothing, and what was there stays")
  func abandoned() throws {
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder.file("a.wav")))
    do {
      var file = try WaveFile(path: folder.file("a.wav"), sampleRate: 22_050)
      try file.append([1, 2, 3])
    }
    #expect(folder.contents == ["a.wav"])
    #expect(try String(contentsOfFile: folder.file("a.wav"), encoding: .utf8) == "old")
  }

  @Test("A link is followed, not replaced")
  func link() throws {
    try Data().write(to: URL(fileURLWithPath: folder.file("real.wav")))
    symlink(folder.file("real.wav"), folder.file("link.wav"))
    var file = try WaveFile(path: folder.file("link.wav"), sampleRate: 22_050)
    try file.append([5])
    try file.finish()
    #expect(try WaveReader(path: folder.file("real.wav")).samples == [5])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link.wav")) != "")
  }

  @Test("What cannot be written to is named")
  func unwritable() throws {
    for path in [folder.path, folder.file(""), folder.file("no/such/a.wav"), "/dev/null", ""] {
      let error = #expect(throws: SpeechError.self) {
        var file = try WaveFile(path: path, sampleRate: 22_050)
        try file.finish()
      }
      #expect(error?.description.hasPrefix("cannot write \"") == true)
    }
    #expect(folder.contents.isEmpty)
  }

  @Test("A file past the limit of the format is an error before it is broken")
  func limit() throws {
    #expect(WaveFile.maximumDataSize + 36 <= Int(UInt32.max))
    let path = folder.file("a.wav")
    let error = #expect(throws: SpeechError.self) {
      var file = try WaveFile(path: path, sampleRate: 22_050, maximumDataSize: 100)
      try file.append([Int16](repeating: 1, count: 50))
      try file.append([1])
    }
    #expect(error?.description.contains("4 GiB") == true)
    #expect(folder.contents.isEmpty)
  }
}
