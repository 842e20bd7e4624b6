import Earshot

/// Screen files: what is read is written without loss in both forms, and heard.
struct NativeHarness: FuzzHarness {
  enum Form: String { case yaml, json }

  let form: Form

  var name: String { "native-\(form.rawValue)" }

  var weight: Int { form == .yaml ? 2 : 1 }

  func seeds(in repository: String) -> [[UInt8]] {
    let files =
      SeedFiles.all(in: "\(repository)/Examples", ending: [".screen.yaml"])
      + SeedFiles.all(
        in: "\(repository)/Tests/AccessibilityAuditTests/Fixtures", ending: [".screen.yaml"])
    guard form == .json else { return files }
    return files.compactMap { bytes in
      SourceText(fuzzed: bytes).flatMap { try? NativeReader().read($0) }
        .map { NativeWriter($0.screen).json }
    }
  }

  func run(_ bytes: [UInt8]) throws {
    guard let source = SourceText(fuzzed: bytes) else { return }
    do throws(SourceError) {
      let screen = try NativeReader().read(source).screen
      _ = Heard.text(screen, Heard.style(for: bytes))
      Invariant.require(Converted.json(screen) == screen, "a screen is not itself after JSON")
      if let read = Converted.yaml(screen) {
        Invariant.require(read == screen, "a screen is not itself after YAML")
      }
    } catch {
      Heard.check(error, of: source.bytes)
    }
  }
}
