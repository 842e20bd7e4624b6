import Foundation
import Testing

/// The shared library, by a program in C.
@Suite("The interface in C") struct CInterfaceTests {
  private static let program = """
    #include "earshot.h"
    #include <stdio.h>
    #include <string.h>

    int main(int count, char **words) {
      for (int i = 1; i < count; i++) {
        char *answer = earshot_hear(words[i], strlen(words[i]));
        puts(answer);
        earshot_free(answer);
      }
      puts(earshot_version());
      earshot_free(NULL);
      return 0;
    }
    """

  /// An answer is that of a stream, byte for byte, and what cannot be read is an answer as well.
  @Test func linesAreAnsweredAsByAStream() throws {
    let built = URL(filePath: Earshot.program).deletingLastPathComponent()
    let library = built.appending(path: "libearshot-c.so").path
    try #require(FileManager.default.fileExists(atPath: library), "swift build makes \(library)")
    let header = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/EarshotC")
    let folder = try CommandFolder(["main.c": Self.program])
    let lines = [
      #"{"id": 1, "text": "elements: [button: Rate]"}"#,
      #"{"id": 2, "text": "elements: [button: '']", "do": "audit"}"#, "nonsense",
      #"{"id": 3, "text": "elements: [a]", "do": "audti"}"#,
    ]
    let words = lines.map { "'\($0.replacing("'", with: "'\\''"))'" }
    let outcome = try folder.shell(
      """
      clang -I'\(header.path)' main.c -o main -L'\(built.path)' -learshot-c -Wl,-rpath,'\(built.path)' \
        || cc -I'\(header.path)' main.c -o main -L'\(built.path)' -learshot-c -Wl,-rpath,'\(built.path)'
      ./main \(words.joined(separator: " ")) > by-c
      for line in \(words.joined(separator: " ")); do echo "$line" | $EARSHOT stream; done > by-stream
      cat by-c
      """)
    let heard = outcome.output.split(separator: "\n")
    #expect(heard.count == lines.count + 1, "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.contains(#""text": "Rate, button""#))
    #expect(outcome.output.contains(#""format": "earshot-audit""#))
    #expect(outcome.output.contains("did you mean"))
    let streamed = try folder.text(of: "by-stream").split(separator: "\n")
    #expect(Array(heard.dropLast()) == streamed, "\(outcome.error)")
  }
}
