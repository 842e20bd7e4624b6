import Earshot

/// How the format of a text is told, and what is said of a text that has none.
struct RecognitionHarness: FuzzHarness {
  let name = "recognition"

  func seeds(in repository: String) -> [[UInt8]] {
    SeedFiles.all(in: "\(repository)/Tests/TreeFormatsTests/Fixtures")
      .map { Array($0.prefix(1500)) }
  }

  func run(_ bytes: [UInt8]) throws {
    guard let source = SourceText(fuzzed: bytes) else { return }
    for reader in TreeReaders.all { _ = reader.recognise(source) }
    do throws(SourceError) {
      let all = try TreeReaders.readAll(source)
      Invariant.require(!all.isEmpty, "a text was read as no screen at all")
    } catch {
      Heard.check(error, of: source.bytes)
    }
  }
}
