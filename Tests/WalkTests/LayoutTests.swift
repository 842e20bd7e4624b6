import Documents
import Readers
import Testing

@testable import Walk

/// What the screen looks like at several sizes.
@Suite("Screen layout")
struct LayoutTests {
  private func text(_ walk: KeyWalk, _ columns: Int, _ rows: Int) -> String {
    ScreenLayout.picture(of: walk, size: TerminalSize(columns: columns, rows: rows)).plainText
  }

  @Test func wide() throws {
    let walk = try Walks.keys(Walks.recipe, .right, .right, .right)
    #expect(
      text(walk, 80, 24) == """
         Mango lassi                                                             4 of 5
          Mango lassi, heading                 │ [screen: Mango lassi]
          A large container holding a variety… │ Mango lassi, heading
          Your rating, 40%, adjustable         │ > Swipe right
        ▸ Rate, button, actions available      │ A large container holding a variety
          Comment, text field                  │   of mangoes, image
                                               │ > Swipe right
                                               │ Your rating, 40%, adjustable
                                               │     Swipe up or down with one finger to
                                               │     adjust the value.
                                               │ > Swipe right
                                               │ Rate, button, actions available
                                               │     Rates this recipe. Swipe up or down
                                               │     to select a custom action, then
                                               │     double tap to activate.
                                               │
                                               │
                                               │
                                               │
                                               │
                                               │
                                               │
         Rotor: Actions · flat · rate 50%
         ? help · q quit · → ← move · h heading · r rotor · ↓ ↑ item · space activate
        """)
  }

  @Test func narrow() throws {
    let walk = try Walks.keys(Walks.recipe, .right)
    #expect(
      text(walk, 40, 10) == """
         Mango lassi                     2 of 5
          Mango lassi, heading
        ▸ A large container holding a variety o…
        ────────────────────────────────────────
        Mango lassi, heading
        > Swipe right
        A large container holding a variety of
          mangoes, image
         Rotor: Characters · flat · rate 50%
         ? help · q quit · → ← move · h heading
        """)
  }

  @Test func tiny() throws {
    let walk = try Walks.keys(Walks.recipe, .right)
    #expect(
      text(walk, 20, 5) == """
         Mango lassi 2 of 5
        A large container
          holding a variety
          of mangoes, image
         Rotor: Characters …
        """)
    #expect(text(walk, 10, 1) == "A large")
  }

  @Test func aQuestionIsSeenOnTheSmallestScreen() throws {
    let walk = try Walks.keys(Walks.recipe, .character("w"))
    #expect(text(walk, 40, 1) == " Write to: recipe.flow.yaml")
    let picture = ScreenLayout.picture(of: walk, size: TerminalSize(columns: 40, rows: 3))
    #expect(picture.showsCursor)
    #expect(picture.cursor == Picture.Place(row: 2, column: 27))
  }

  @Test func theEndOfWhatIsTypedIsSeen() throws {
    let pasted = String(repeating: "a", count: 4_000) + "망고 라씨"
    let walk = try Walks.keys(Walks.recipe, .character("w"), .control("u"), .paste(pasted))
    let picture = ScreenLayout.picture(of: walk, size: TerminalSize(columns: 24, rows: 3))
    #expect(picture.plainText.split(separator: "\n").last == " Write to: aaa망고 라씨")
    #expect(picture.cursor == Picture.Place(row: 2, column: 23))
  }

  @Test func theEndOfAPathIsSeen() throws {
    var walk = try Walks.keys()
    walk.confirmReplacing(String(repeating: "한", count: 1_000) + "/recipe.flow.yaml")
    #expect(
      text(walk, 60, 3).split(separator: "\n").last
        == " …한한한한/recipe.flow.yaml already exists. Replace it? y n")
  }

  @Test func wideCharacters() throws {
    let walk = try Walks.keys(
      """
      screen: 망고 라씨
      elements:
        - button: 김민지가 남긴 댓글에 답장 보내기와 다시 듣기
        - text: 🥭🥭🥭🥭🥭🥭🥭🥭🥭🥭🥭🥭🥭🥭🥭🥭🥭🥭🥭🥭🥭🥭🥭🥭🥭
        - text: 👩‍👩‍👧 ❤️ 🇰🇷 e\u{301}\u{301}
      """)
    #expect(
      text(walk, 60, 8) == """
         망고 라씨                                           1 of 3
        ▸ 김민지가 남긴 댓글에 답장  │ [screen: 망고 라씨]
          보내기와 다시 듣기, button │ 망고 라씨
          🥭🥭🥭🥭🥭🥭🥭🥭🥭🥭🥭🥭…  │ 김민지가 남긴 댓글에 답장
          👩‍👩‍👧 ❤️ 🇰🇷 é́           │   보내기와 다시 듣기, button
                                     │
         Rotor: Characters · flat · rate 50%
         ? help · q quit · → ← move · h heading · r rotor · ↓ ↑ item
        """)
  }

  @Test("nothing runs over the edge", arguments: [1, 2, 3, 5, 8, 13, 20, 40, 59, 60, 61, 80, 200])
  func edges(columns: Int) throws {
    let zalgo = "Z" + String(repeating: "\u{301}", count: 200)
    let yaml = """
      screen: 화면 \(zalgo)
      elements:
        - button: 🥭 김 \(zalgo) \(String(repeating: "x", count: 300))
          actions: [하나, 둘, 셋]
        - text: 👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧
      """
    for keys: [Key] in [
      [], [.character("c")], [.character("?")], [.character("w")], [.character("s")],
      [.right, .character("a")], [.paste("junk")],
    ] {
      var walk = try Walks.keys(yaml)
      for key in keys { _ = walk.take(key) }
      for rows in [1, 2, 3, 4, 5, 6, 7, 8, 12, 30] {
        let size = TerminalSize(columns: columns, rows: rows)
        let picture = ScreenLayout.picture(of: walk, size: size)
        #expect(picture.rows.count == rows)
        #expect(picture.cursor.row < rows && picture.cursor.column < columns)
        for row in picture.rows {
          for (index, cell) in row.enumerated() {
            let end = cell.column + DisplayWidth.columns(of: cell.text)
            #expect(end <= (index + 1 < row.count ? row[index + 1].column : columns))
            #expect(cell.text.allSatisfy { $0.unicodeScalars.count <= 16 })
          }
        }
      }
    }
  }

  @Test func noEscapeReachesTheTerminal() throws {
    let evil = #"\e[2J\e]0;owned\a\r\n\u009B31m\u202Egnp.exe\u2066"#
    let yaml = """
      screen: "\(evil)"
      app: "\(evil)"
      elements:
        - label: "\(evil)"
          value: "\(evil)"
          hint: "\(evil)"
          actions: ["\(evil)"]
          rotors: [{name: "\(evil)", items: ["\(evil)"]}]
      """
    for keys: [Key] in [
      [], [.character("c")], [.character("c"), .enter], [.character("]")],
      [.character("]"), .character("]"), .down], [.character("w"), .paste("\u{1B}[2J\u{202E}")],
      [.character("w"), .character("\u{202E}")], [.character("w"), .character("x"), .enter],
    ] {
      var walk = try Walks.keys(yaml)
      for key in keys { _ = walk.take(key) }
      walk.show("\u{1B}[2J")
      for size in [(80, 24), (40, 10), (20, 5)] {
        let picture = ScreenLayout.picture(
          of: walk, size: TerminalSize(columns: size.0, rows: size.1))
        let scalars = picture.rows.joined().flatMap(\.text.unicodeScalars)
        #expect(!scalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
        #expect(!scalars.contains { (0x202A...0x202E).contains($0.value) || $0 == "\u{2066}" })
      }
    }
  }

  @Test func onlyWhatChangedIsDrawnAnew() throws {
    var walk = try Walks.keys(Walks.recipe)
    var painter = Painter(hasColour: false)
    let size = TerminalSize(columns: 80, rows: 24)
    let first = String(
      decoding: painter.bytes(for: ScreenLayout.picture(of: walk, size: size)), as: UTF8.self)
    #expect(first.contains("\u{1B}[2J"))
    _ = walk.take(.right)
    let second = String(
      decoding: painter.bytes(for: ScreenLayout.picture(of: walk, size: size)), as: UTF8.self)
    #expect(!second.contains("\u{1B}[2J"))
    #expect(second.contains("\u{1B}[3;1H") && !second.contains("\u{1B}[20;1H"))
    #expect(second.contains("▸ A large"))
    // Without colour there is emphasis, but no colour.
    #expect(first.contains("\u{1B}[1m") && !first.contains("\u{1B}[1;36m"))
    painter.forget()
    let third = painter.bytes(for: ScreenLayout.picture(of: walk, size: size))
    #expect(String(decoding: third, as: UTF8.self).contains("\u{1B}[2J"))
  }

  @Test func helpShowsEveryKey() throws {
    let text = text(try Walks.keys(Walks.recipe, .character("?")), 80, 24)
    for line in KeyMap.plain.lines.dropLast() { #expect(text.contains(line.words)) }
  }

  /// A reader with quick keys has no rotor, and quits by another key.
  @Test func theKeysAreThoseOfTheReader() throws {
    var walk = KeyWalk(
      try Walks.exploration(reader: .nvda), name: "recipe", suggestion: "a.flow.yaml")
    _ = walk.start()
    let shown = text(walk, 100, 12)
    #expect(
      shown.contains(
        "? help · ^C quit · ↓ ↑ line · tab focus · h heading · space activate · ^E list"))
    #expect(!shown.contains("Rotor") && !shown.contains("q quit"))
    _ = walk.take(.character("?"))
    let help = text(walk, 120, 40)
    #expect(help.contains("next, previous visited link"))
    #expect(help.contains("next, previous heading 1"))
  }

  @Test func headingsAndWordsAreGoneTo() throws {
    var walk = try Walks.keys(Walks.recipe, .end, .character("H"))
    #expect(text(walk, 80, 12).contains("▸ Mango lassi, heading"))
    for key in [Key.character("/"), .paste("Your rating"), .enter] { _ = walk.take(key) }
    #expect(text(walk, 80, 12).contains("▸ Your rating, 40%, adjustable"))
    for key in [Key.character("/"), .paste("xq"), .enter] { _ = walk.take(key) }
    #expect(text(walk, 80, 12).contains("not found after this stop: xq"))
  }

  /// What is under the cursor is seen whole.
  @Test func aLongItemIsSeenWhole() throws {
    let shown = text(try Walks.keys(Walks.recipe, .right), 80, 12)
    #expect(shown.contains("▸ A large container holding a variety"))
    #expect(shown.contains("  of mangoes, image "))
  }
}
