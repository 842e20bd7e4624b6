import Documents
import Testing
import TreeFormats

/// Letters with more marks than any language writes, which take long to compare.
@Suite struct MarkRunTests {
  private static let many = String(repeating: "\u{301}\u{323}", count: 200)
  private static let message = "one letter has more than 256 combining marks"

  private func refusal(_ text: String) -> SourceError? {
    do throws(SourceError) {
      _ = try TreeReaders.read(try SourceText(bytes: Array(text.utf8), path: "x"))
      return nil
    } catch {
      return error
    }
  }

  @Test func asTheyAreWritten() throws {
    let error = try #require(refusal("elements:\n  - button: a\(Self.many)"))
    #expect(error.message == Self.message)
    #expect(error.location?.line == 2)
  }

  @Test(arguments: [
    ("elements: [{button: \"a", "\\u0301", "\"}]"),
    (#"{"elements": [{"label": "a"#, "\\u0301", #""}]}"#),
    (
      #"<?xml version="1.0"?><hierarchy rotation="0"><node class="android.widget.Button" text="a"#,
      "&#x301;", #"" bounds="[0,0][9,9]"/></hierarchy>"#
    ),
  ]) func asEscapes(_ start: String, _ mark: String, _ end: String) throws {
    let many = String(repeating: mark, count: 300)
    #expect(try #require(refusal(start + many + end)).message == Self.message)
    let few = String(repeating: mark, count: 30)
    #expect(refusal(start + few + end) == nil)
  }

  /// A flag is two of them, so whoever looks for its end from behind counts back to the beginning.
  @Test func flags() throws {
    let many = String(repeating: "\u{1F1E6}", count: 2_000)
    let message = "more than 1024 flag letters follow one another"
    #expect(try #require(refusal("elements:\n  - button: \(many)")).message == message)
    let escapes = String(repeating: #"\ud83c\udde6"#, count: 2_000)
    #expect(
      try #require(refusal(#"{"elements": [{"label": "\#(escapes)"}]}"#)).message == message)
    let all = String(repeating: "🇫🇷🇰🇷", count: 200)
    #expect(refusal("elements: [{button: \"\(all)\"}]") == nil)
  }

  @Test func whatLanguagesWriteIsRead() throws {
    for word in ["Việt Nam", "שָׁלוֹם", "เก๋ไก๋", "हिन्दी", "Z\u{351}\u{301}\u{309}algo", "서울", "e\u{301}"] {
      #expect(refusal("elements: [{button: \"\(word)\"}]") == nil, "\(word)")
    }
  }
}
