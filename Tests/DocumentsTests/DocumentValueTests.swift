import Testing

@testable import Documents
@testable import Texts

@Suite struct DocumentValueTests {
  private static func value(_ text: String, json: Bool = false) throws(SourceError) -> DocumentNode
  {
    let text = json ? "{\"k\": \(text)}" : "k: \(text)"
    let root = try Document(SourceText(bytes: Array(text.utf8), path: "a")).root
    guard let value = root["k"] else { throw root.error("no value") }
    return value
  }

  static let numbers: [(text: String, number: Double)] = [
    ("1", 1), ("-1.5", -1.5), ("+2", 2), (".5", 0.5), ("1e3", 1_000), ("007", 7), ("1.0", 1),
  ]

  @Test(arguments: numbers) func readsNumbers(_ number: (text: String, number: Double)) throws {
    #expect(try Self.value(number.text).number(for: "k") == number.number)
  }

  @Test(arguments: [
    "0x10", "0o7", "1_000", "1,5", "one", "''", "'1'", "true", "12:30", "[1]", "{}", "- 1", "nan",
    "inf", "++1", "1e", "~", "",
  ])
  func refusesOtherWordsAsNumbers(_ text: String) throws {
    let value = try Self.value(text == "- 1" ? "\n- 1" : text)
    let error = #expect(throws: SourceError.self) { try value.number(for: "k") }
    #expect(error?.message.hasPrefix("\"k\" takes a number, not ") == true)
  }

  @Test(arguments: [".inf", "-.inf", "+.inf", ".nan", "1e999", "NaN", "Infinity"])
  func refusesNumbersThatAreNotFinite(_ text: String) throws {
    let value = try Self.value(text)
    let error = #expect(throws: SourceError.self) { try value.number(for: "k") }
    #expect(error?.message == "\"k\" takes a finite number, not \(text)")
  }

  static let flags: [(text: String, suggestion: String?)] = [
    ("yes", "did you mean true?"), ("On", "did you mean true?"), ("1", "did you mean true?"),
    ("TRUE", "did you mean true?"), ("no", "did you mean false?"), ("off", "did you mean false?"),
    ("'true'", "did you mean true?"), ("maybe", nil), ("[true]", nil), ("~", nil),
  ]

  @Test(arguments: flags) func readsOnlyTrueAndFalse(_ flag: (text: String, suggestion: String?))
    throws
  {
    let value = try Self.value(flag.text)
    let error = #expect(throws: SourceError.self) { try value.boolean(for: "k") }
    #expect(error?.suggestion == flag.suggestion)
    #expect(try Self.value("true").boolean(for: "k"))
    #expect(try !Self.value("false", json: true).boolean(for: "k"))
  }

  @Test(arguments: ["on", "12", "1.0", "null", "~", "2001-01-01", "true", "é"])
  func everyYAMLScalarIsAText(_ text: String) throws {
    #expect(try Self.value(text).string(for: "k") == text)
    #expect(try Self.value("'\(text)'").string(for: "k") == text)
  }

  static let mismatches: [(json: String, message: String)] = [
    ("12", "\"k\" takes a text, not the number 12"), ("true", "\"k\" takes a text, not true"),
    ("null", "\"k\" takes a text, not null"), ("[]", "\"k\" takes a text, not a list"),
    ("{}", "\"k\" takes a text, not a mapping"),
  ]

  @Test(arguments: mismatches) func jsonHasTypes(_ mismatch: (json: String, message: String)) throws
  {
    let value = try Self.value(mismatch.json, json: true)
    let error = #expect(throws: SourceError.self) { try value.string(for: "k") }
    #expect(error?.message == mismatch.message)
  }

  @Test(arguments: ["1.5", "0", "7", "1e9"]) func integersHaveARange(_ text: String) throws {
    let value = try Self.value(text)
    let error = #expect(throws: SourceError.self) { try value.integer(for: "k", in: 1...6) }
    #expect(error?.message == "\"k\" takes a whole number from 1 to 6, not \(text)")
    #expect(try Self.value("6.0").integer(for: "k", in: 1...6) == 6)
  }

  static let nulls: [(text: String, isNull: Bool, isBlank: Bool)] = [
    ("", true, true), ("null", true, false), ("~", true, false), ("''", false, false),
    ("'null'", false, false), ("Null", false, false), ("a", false, false), ("[]", false, false),
  ]

  @Test(arguments: nulls) func nothingIsTold(
    _ null: (text: String, isNull: Bool, isBlank: Bool)
  ) throws {
    let value = try Self.value(null.text)
    #expect(value.isNull == null.isNull)
    #expect(value.isBlank == null.isBlank)
    #expect(try Self.value("null", json: true).isBlank)
  }

  static let comments: [(text: String, isCut: Bool)] = [
    ("#a", true), ("  # a", true), ("", false), ("a #b", false), ("'' # a", false),
    ("\n# a", false),
  ]

  @Test(arguments: comments) func commentsInThePlaceOfAValueAreTold(
    _ comment: (text: String, isCut: Bool)
  ) throws {
    #expect(try Self.value(comment.text).isCutByComment == comment.isCut)
  }
}
