import Earshot

/// A screen and its own transcripts: as text and as JSON they say the same as the screen.
struct TranscriptHarness: FuzzHarness {
  let name = "transcript"

  func seeds(in repository: String) -> [[UInt8]] {
    SeedFiles.all(in: "\(repository)/Examples", ending: [".screen.yaml"])
  }

  func run(_ bytes: [UInt8]) throws {
    guard let source = SourceText(fuzzed: bytes) else { return }
    let screen = try NativeReader().read(source).screen
    let style = Heard.style(for: bytes)
    guard let transcript = Heard.transcript(screen, style) else { return }
    // A screen without stops, or with nothing but words that mean something else, needs no transcript.
    let json = TranscriptJSON(transcript).bytes
    Invariant.require(Heard.isPrintable(json), "a transcript as JSON holds control characters")
    guard !transcript.stops.isEmpty else { return }
    let read: RecordedTranscript
    do throws(SourceError) {
      read = try TranscriptReader().read(SourceText(bytes: json, path: "transcript"))
    } catch {
      return Invariant.require(false, "a transcript of our own is refused: \(error)")
    }
    let diff: TranscriptDiff
    do throws(SourceError) {
      diff = try TranscriptDiff(from: read, to: RecordedTranscript(transcript))
    } catch {
      return Invariant.require(false, "a transcript of our own cannot be compared: \(error)")
    }
    Invariant.require(diff.isEmpty, "a screen differs from its own transcript")
  }
}
