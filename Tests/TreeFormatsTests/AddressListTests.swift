import Documents
import Testing

@testable import TreeFormats

/// Lists of pages.
@Suite struct AddressListTests {
  private static func stories(_ ids: [String]) throws -> [String]? {
    let entries = ids.map { "\"\($0)\": {\"type\": \"story\"}" }.joined(separator: ", ")
    let index = try SourceText(
      bytes: Array("{\"v\": 5, \"entries\": {\(entries)}}".utf8), path: "index.json")
    return try AddressList(stories: index, at: "http://localhost:6006")?.pages.map(\.name)
  }

  /// Of two stories whose recordings would have one name, one would never be opened.
  @Test(arguments: [["button--größe", "button--grüße"], ["a--B", "a--b"]])
  func storiesHaveNamesOfTheirOwn(_ ids: [String]) throws {
    let error = #expect(throws: SourceError.self) { try Self.stories(ids) }
    #expect(error?.message.contains("would have the same recording") == true)
    #expect(try Self.stories([ids[0], "other"])?.count == 2)
  }
}
