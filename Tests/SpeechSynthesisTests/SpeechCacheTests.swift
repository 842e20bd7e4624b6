import Foundation
import SpeechProtocol
import Testing

@testable import SpeechSynthesis

@Suite("Speech cache")
struct SpeechCacheTests {
  private let request = SpeechRequest(id: 1, text: "Rate", voice: "language en\n")
  private let speech = Speech(
    sampleRate: 22_050, samples: [1, -2, 3], words: [.init(position: 0, length: 4, sample: 1)],
    pauses: [2])

  private func file(in folder: TemporaryFolder) -> String {
    folder.file("cache/\(SpeechCacheKey(request, engine: "e 1").fileName)")
  }

  @Test("What is kept is found again, in memory and on disk, whatever the request's number")
  func finding() throws {
    let folder = try TemporaryFolder()
    let cache = try SpeechCache(folder: folder.file("cache"))
    #expect(cache.speech(for: request, engine: "e 1") == nil)
    cache.keep(speech, for: request, engine: "e 1")
    var other = request
    other.id = 77
    for cache in [cache, try SpeechCache(folder: folder.file("cache"))] {
      #expect(cache.speech(for: other, engine: "e 1") == speech)
      #expect(cache.speech(for: other, engine: "e 2") == nil)
      var faster = request
      faster.rate += 1
      #expect(cache.speech(for: faster, engine: "e 1") == nil)
    }
  }

  @Test("A damaged file, and one that holds another key, count as missing and are replaced")
  func damage() throws {
    let folder = try TemporaryFolder()
    func cache() throws -> SpeechCache { try SpeechCache(folder: folder.file("cache")) }
    try cache().keep(speech, for: request, engine: "e 1")
    let path = URL(fileURLWithPath: file(in: folder))
    let good = try Data(contentsOf: path)
    for index in good.indices {
      var bad = good
      bad[index] ^= 0x40
      try bad.write(to: path)
      #expect(try cache().speech(for: request, engine: "e 1") == nil, "byte \(index)")
      try good.prefix(index).write(to: path)
      #expect(try cache().speech(for: request, engine: "e 1") == nil, "\(index) bytes")
    }
    try cache().keep(speech, for: request, engine: "e 1")
    #expect(try Data(contentsOf: path) == good)
  }

  @Test("A run from the cache gives the same bytes, and needs the engine for nothing")
  func sameBytes() throws {
    let folder = try TemporaryFolder()
    func render(_ name: String, _ helper: SpeechHelper) throws -> SpeechTrack {
      try Speaker(
        profile: SpeechFixtures.profile, helper: helper, wantsWords: true,
        cache: SpeechCache(folder: folder.file("cache"))
      ).render(SpeakerTests.stops, to: folder.file(name))
    }
    let tracks = [
      try render("a.wav", SpeechFixtures.tones), try render("b.wav", SpeechFixtures.tones),
    ]
    #expect(tracks[0] == tracks[1])
    let files = try ["a.wav", "b.wav"].map {
      try Data(contentsOf: URL(fileURLWithPath: folder.file($0)))
    }
    #expect(files[0] == files[1])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("cache")).count == 5)
  }

  @Test("Several writers of one folder do no harm")
  func sharing() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("cache")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let cache = try SpeechCache(folder: path)
          for text in 0..<20 {
            let request = SpeechRequest(id: 0, text: "\(text)", voice: "")
            let speech = Speech(sampleRate: 1000, samples: [Int16(text)])
            cache.keep(speech, for: request, engine: "e")
            #expect(cache.speech(for: request, engine: "e") == speech)
          }
        }
      }
      try await group.waitForAll()
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(names.count == 20 && names.allSatisfy { $0.hasSuffix(".speech") })
  }

  @Test("A folder that cannot be used is one line")
  func unusable() {
    for path in ["/nosuch/cache", "/dev/null"] {
      let error = #expect(throws: SpeechError.self) { try SpeechCache(folder: path) }
      #expect(error?.description.hasPrefix("the cache \"\(path)\" cannot be used: ") == true)
    }
  }
}
