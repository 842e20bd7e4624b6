import AccessibilityTree
import ScreenReader
import Testing

/// The table of commands: what may stand behind each word.
@Suite("Commands")
struct CommandTableTests {
  @Test(arguments: CommandWord.allCases)
  func aWordTakesOneKindOfArgument(_ word: CommandWord) {
    let arguments: [CommandArgument] = [
      .none, .text("Reply"), .number(2), .direction(.left), .point(Point(x: 1, y: 2)),
      .jump("link", isBack: true), .keys([KeyChord([], ["Tab"])]),
    ]
    let taken = arguments.filter { word.command($0) != nil }
    switch word.argument {
    case .none, .count: #expect(taken == [.none])
    case .characters, .milliseconds: #expect(taken == [.number(2)])
    case .name, .text: #expect(taken == [.text("Reply")])
    case .direction: #expect(taken == [.direction(.left)])
    case .place: #expect(taken == [.text("Reply"), .point(Point(x: 1, y: 2))])
    case .jump: #expect(taken == [.jump("link", isBack: true)])
    case .keys: #expect(taken == [.keys([KeyChord([], ["Tab"])])])
    case .search, .screen: #expect(taken.isEmpty)
    }
  }

  @Test func aCommandIsItsWordAndItsArgument() {
    #expect(CommandWord.rotor.command(.text("Links")) == .rotor("Links"))
    #expect(CommandWord.touch.command(.text("rate")) == .touchElement("rate"))
    #expect(CommandWord.delete.plainCommand == .delete(1))
    #expect(CommandWord.wait.plainCommand == nil)
    #expect(Command.scroll(.up).word == .scroll)
  }

  @Test func everyWordSaysWhatItDoes() {
    let summaries = CommandWord.allCases.map(\.summary)
    #expect(Set(summaries).count == summaries.count)
    #expect(summaries.allSatisfy { $0.first?.isLowercase == true && $0.last != "." })
  }
}
