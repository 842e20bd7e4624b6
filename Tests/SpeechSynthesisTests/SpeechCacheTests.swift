import Foundation
import SpeechProtocol
import SystemCalls
import Testing

@testable import SpeechSynthesis

@Suite("Speech cache")
struct SpeechCacheTests {
  private let request = SpeechRequest(id: 1, text: "Rate", voice: "language en\n")
  private let speech = Speech(
    sampleRate: 22_050, samples: [1, -2, 3], words: [.init(position: 0, length: 4, sample: 1)],
    pauses: [2])

  private func file(in folder: TemporaryFolder) throws -> String {
    let cache = try SpeechCacheFolder(path: folder.file("cache"))
    return folder.file("cache/\(cache.fileName(of: SpeechCacheKey(request, engine: "e 1")))")
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
    let path = URL(fileURLWithPath: try file(in: folder))
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
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("cache")).count == 6)
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
    #expect(names.count == 21 && names.allSatisfy { $0.hasSuffix(".speech") || $0 == "key" })
  }

  @Test("A folder that cannot be used is one line")
  func unusable() {
    for path in ["/nosuch/cache", "/dev/null"] {
      let error = #expect(throws: SpeechError.self) { try SpeechCache(folder: path) }
      #expect(error?.description.hasPrefix("the cache \"\(path)\" cannot be used: ") == true)
    }
  }

  @Test("A link planted as an entry is replaced and never written through or read")
  func plantedLink() throws {
    let folder = try TemporaryFolder()
    let cache = try SpeechCache(folder: folder.file("cache"))
    let victim = folder.file("victim")
    try Data("precious".utf8).write(to: URL(fileURLWithPath: victim))
    cache.keep(speech, for: request, engine: "e 1")
    let entry = try file(in: folder)
    try FileManager.default.moveItem(atPath: entry, toPath: folder.file("moved"))
    // A link to a good entry is as little an entry as any other.
    for target in ["moved", "victim"] {
      try? FileManager.default.removeItem(atPath: entry)
      try FileManager.default.createSymbolicLink(
        atPath: entry, withDestinationPath: folder.file(target))
      #expect(cache.speech(for: request, engine: "e 1") == nil, "\(target)")
    }
    cache.keep(speech, for: request, engine: "e 1")
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "precious")
    #expect(cache.speech(for: request, engine: "e 1") == speech)
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: entry)) == nil)
  }

  @Test("A FIFO planted as an entry makes nobody wait", .timeLimit(.minutes(1)))
  func plantedPipe() throws {
    let folder = try TemporaryFolder()
    let cache = try SpeechCache(folder: folder.file("cache"))
    #expect(mkfifo(try file(in: folder), 0o600) == 0)
    #expect(cache.speech(for: request, engine: "e 1") == nil)
    cache.keep(speech, for: request, engine: "e 1")
    #expect(cache.speech(for: request, engine: "e 1") == speech)
  }

  @Test("An entry that was written without the folder's secret answers for nothing")
  func forgery() throws {
    let folder = try TemporaryFolder()
    let cache = try SpeechCache(folder: folder.file("cache"))
    let forger = try SpeechCache(folder: folder.file("forger"))
    forger.keep(speech, for: request, engine: "e 1")
    let forged = try FileManager.default.contentsOfDirectory(atPath: folder.file("forger"))
      .first { $0.hasSuffix(".speech") }
    try FileManager.default.copyItem(
      atPath: folder.file("forger/\(try #require(forged))"), toPath: try file(in: folder))
    #expect(cache.speech(for: request, engine: "e 1") == nil)
  }

  @Test("Folders others may write into, links to folders and secrets others read are refused")
  func untrusted() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("cache")
    _ = try SpeechCache(folder: path)
    #expect(mode(of: path) == 0o700 && mode(of: path + "/key") == 0o600)
    let link = folder.file("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    func reason(_ path: String) -> String? {
      #expect(throws: SpeechError.self) { try SpeechCache(folder: path) }?.description
    }
    for path in [link, link + "/"] {
      #expect(reason(path)?.hasSuffix("it is a link; name the folder that it leads to") == true)
    }
    for mode in [0o770, 0o707, 0o1777] as [mode_t] {
      chmod(path, mode)
      #expect(reason(path)?.contains("others can write to it") == true, "\(mode)")
    }
    chmod(path, 0o755)
    chmod(path + "/key", 0o644)
    #expect(
      reason(path)?.hasSuffix("is not owned by you, or others can read it; remove that file")
        == true)
    #expect(remove(path + "/key") == 0)
    try FileManager.default.createSymbolicLink(
      atPath: path + "/key", withDestinationPath: "/dev/zero")
    #expect(
      reason(path)?.hasSuffix("is not owned by you, or others can read it; remove that file")
        == true)
    if geteuid() == 0 {
      chown(path, 12_345, 12_345)
      #expect(reason(path)?.contains("it belongs to another user") == true)
    }
  }

  @Test("The keyed hash is SipHash-2-4 with 128 bits, by the vectors of its authors")
  func keyedHash() {
    let key: (UInt64, UInt64) = (0x0706_0504_0302_0100, 0x0F0E_0D0C_0B0A_0908)
    func digits(_ count: UInt8) -> String {
      SipHash.tag(Array(0..<count), key: key)
        .map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
    #expect(digits(0) == "a3817f04ba25a8e66df67214c7550293")
    #expect(digits(1) == "da87c1d86b99af44347659119b22fc45")
    #expect(digits(15) == "5493e99933b0a8117e08ec0f97cfc3d9")
  }

  private func mode(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }
}
