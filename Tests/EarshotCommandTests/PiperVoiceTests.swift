import Foundation
import Testing

/// Voices of Piper, which a package of Python speaks; here one that makes a tone as long as the text.
@Suite("Piper voices", .waiting) struct PiperVoiceTests {
  private static let package = """
    import struct
    class Config: sample_rate, length_scale = 22050, 1.0
    class SynthesisConfig:
        def __init__(self, noise_scale, noise_w_scale, length_scale, volume): self.scale = length_scale
    class Alignment:
        def __init__(self, phoneme, num_samples): self.phoneme, self.num_samples = phoneme, num_samples
    class Chunk: pass
    class PiperVoice:
        @staticmethod
        def load(path, include_alignments=False):
            voice = PiperVoice()
            voice.config, voice.path = Config(), path
            voice.config.sample_rate = 16000 if "low" in path else 22050
            return voice
        def synthesize(self, text, config, include_alignments=False):
            chunk = Chunk()
            step = int(1000 * config.scale)
            chunk.phoneme_alignments = [Alignment(letter, step) for letter in text]
            count = step * len(text)
            chunk.audio_int16_bytes = struct.pack("<%dh" % count, *[3000 if n // 40 % 2 else -3000 for n in range(count)])
            yield chunk
    """
  private static let screen = "{language: en-US, elements: [button: Rate all]}"

  /// Returns a folder with voices, and with the package unless there is none.
  private func folder(hasPackage: Bool = true) throws -> CommandFolder {
    func voice(_ rate: Int, _ code: String) -> String {
      #"{"audio": {"sample_rate": \#(rate), "quality": "low"}, "language": {"code": "\#(code)"}}"#
    }
    return try CommandFolder([
      "a.screen.yaml": Self.screen,
      "python/\(hasPackage ? "piper" : "other")/__init__.py": Self.package,
      "voices/en_US-test-medium.onnx": "model",
      "voices/en_US-test-medium.onnx.json": voice(22_050, "en_US"),
      "voices/de_DE-low.onnx": "model", "voices/de_DE-low.onnx.json": voice(16_000, "de_DE"),
      "voices/alone.onnx": "model",
      "voices/empty.onnx": "model", "voices/empty.onnx.json": "{}",
    ])
  }

  private func run(_ folder: CommandFolder, _ command: String) throws -> Earshot.Outcome {
    try folder.shell(
      """
      export EARSHOT_PIPER_VOICES='\(folder.path)/voices' PYTHONPATH='\(folder.path)/python'
      \(command)
      """)
  }

  @Test func theyAreListedWithThoseThatCannotBeUsed() throws {
    let outcome = try run(folder(), "$EARSHOT list voices")
    #expect(outcome.output.contains("piper:en_US-test-medium  en-US  Piper, low"), "\(outcome)")
    #expect(!outcome.output.contains("piper:alone"))
    #expect(outcome.error.contains("piper:alone cannot be used: "), "\(outcome.error)")
    #expect(outcome.error.contains("piper:empty cannot be used: "), "\(outcome.error)")
  }

  /// Words have the times of their sounds, and a voice of another rate fits into the file.
  @Test func theySpeakWithTheTimesOfWords() throws {
    let folder = try folder()
    try folder.write(
      "b.screen.yaml",
      "{language: en-US, elements: [button: Rate all, {text: Guten Tag, language: de}]}")
    let outcome = try run(
      folder,
      "$EARSHOT speak b.screen.yaml --voice piper:en_US-test-medium -o a.wav --captions a.vtt")
    #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome.error)")
    let sound = try folder.data(of: "a.wav")
    #expect(sound.count > 80_000)
    let captions = try folder.text(of: "a.vtt")
    // "Rate " is five letters of 1,000 samples.
    #expect(
      captions.contains("00:00:00.000 -->") && captions.contains("<00:00:00.227>"), "\(captions)")
    #expect(captions.contains("Guten"), "\(captions)")
  }

  @Test func theSameTextMakesTheSameSound() throws {
    let folder = try folder()
    let speak = "$EARSHOT speak a.screen.yaml --voice piper:en_US-test-medium"
    #expect(try run(folder, "\(speak) -o a.wav && \(speak) --helpers 3 -o b.wav").status == 0)
    #expect(try folder.data(of: "a.wav") == folder.data(of: "b.wav"))
  }

  @Test(arguments: [
    ("piper:alone", "alone.onnx.json"), ("piper:empty", "sample_rate"),
    ("piper:en_US-test-medum", "did you mean \"piper:en_US-test-medium\"?"),
    ("piper:en_US-test-medium --engine true", "leave out --engine"),
  ])
  func whatCannotSpeakIsOneLine(voice: String, reason: String) throws {
    let outcome = try run(folder(), "$EARSHOT speak a.screen.yaml -o a.wav --voice \(voice)")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(reason), "\(outcome.error)")
    #expect(outcome.error.split(separator: "\n").count == 1, "\(outcome.error)")
  }

  /// A package of that name in the working folder, as in a cloned repository, is not run.
  @Test func nothingIsImportedFromTheWorkingFolder() throws {
    let folder = try folder(hasPackage: false)
    try folder.write("piper.py", "open('ran', 'w')\n")
    try folder.write("types.py", "open('ran', 'w')\n")
    let outcome = try run(
      folder, "$EARSHOT speak a.screen.yaml --voice piper:en_US-test-medium -o a.wav")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("-m pip install piper-tts"), "\(outcome.error)")
    #expect(!folder.names.contains("ran"))
  }

  /// Nor does the folder of a relative name count, which would be one of the clone's.
  @Test func aRelativeFolderIsNone() throws {
    let outcome = try folder().shell(
      "EARSHOT_PIPER_VOICES=voices $EARSHOT speak a.screen.yaml --voice piper:en_US-test-medium -o a.wav"
    )
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("by its whole path"), "\(outcome.error)")
  }
}
