import Foundation
import Testing

/// What a repository has Git rewrite decides what a gate reads, and is told however it is written.
@Suite("Lines that rewrite files") struct GitAttributesTests {
  private static let screen = "screen: Home\nelements:\n  - button: Buy\n"

  /// Lines that Git follows, and lines that it may have written in other letters.
  @Test(arguments: [
    ("s/*.yaml working-tree-encoding=UTF-7\n", "makes Git write s/*.yaml in UTF-7"),
    ("\"s/*.yaml\"working-tree-encoding=UTF-7\n", "makes Git write s/*.yaml in UTF-7"),
    ("\u{FEFF}*.yaml working-tree-encoding=UTF-7\n", ":1 may differ from the repository"),
    ("\u{FEFF}#a.screen.yaml ident\n", ":1 may differ from the repository"),
    ("  *.yaml\tworking-tree-encoding=UTF-7\r\n", "makes Git write *.yaml in UTF-7"),
    // Git knows no escape of a point: its pattern is the first word, with the quote.
    (
      "\"*\\.yaml working-tree-encoding=UTF-7 x=\"\n", ":1 may differ from the repository"
    ),
    ("\"s/\\052.yaml\" working-tree-encoding=UTF-7\n", #"makes Git write s/\052.yaml in UTF-7"#),
    // "* working-tree-encoding=UTF-7" in the letters that it asks for.
    ("+ACo working-tree-encoding+AD0-UTF-7\n", ":1 may differ from the repository"),
    (
      "*.md text\n+ACo- working-tree-encoding+AD0-UTF-7\n",
      ":2 may differ from the repository"
    ),
    // What is left of "[a◙#z]pp.screen.yaml working-tree-encoding=UTF-7" and of what had it written in CP856, where ◙ is
    // the end of a line.
    (
      "[a\n#z]pp.screen.yaml working-tree-encoding=UTF-7\n",
      ":1 may differ from the repository"
    ),
    (
      "#z]pp.screen.yaml working-tree-encoding=UTF-7\n",
      ":1 may differ from the repository"
    ),
    ("#\u{1}\u{2}\n", ":1 may differ from the repository"),
    // What is left of lines that had the file itself rewritten, by "ident" and in UTF-7-IMAP, where "&AAo-" ends a line.
    ("\"*[$Id: d91be34e $\"\tbar\n", ":1 may differ from the repository"),
    (
      "\"x&AAo-.gitattributes working-tree-encoding=UTF-7-IMAP&AAo-* ident&AAo-y\" bar=1\n",
      ":1 may differ from the repository"
    ),
    (
      "x bar=&AAo-.gitattributes&AAk-working-tree-encoding=UTF-7-IMAP\n",
      ":1 may differ from the repository"
    ),
    ("s/*.yaml filter=unset\n", "makes Git filter s/*.yaml through unset"),
    ("s/*.yaml filter=\n", ":1 may differ from the repository"),
    // In CP856, "◙" and "○" end a line and a word; glibc passes over them in the name of an encoding.
    ("s/*.yaml working-tree-encoding=\n#CP856\n", ":1 may differ from the repository"),
    ("s/*.yaml working-tree-encoding=\tCP856\n", ":1 may differ from the repository"),
    ("s/*.yaml working-tree-encoding\n", ":1 may differ from the repository"),
    (
      "s/*.yaml working-tree-encoding=ASCII//TRANSLIT x=y -working-tree-encoding\n",
      ":1 may differ from the repository"
    ),
    ("s/*.yaml ident x=y -ident\n", ":1 may differ from the repository"),
    (
      "\"*.screen.yaml\\000.zip\" filter=lfs\n",
      #"makes Git filter *.screen.yaml\000.zip through lfs"#
    ),
    ("s/*.yaml filter=lfs\n", "makes Git filter s/*.yaml through lfs"),
    ("[attr]big filter=lfs\n*.yaml big\n", "makes Git filter [attr]big through lfs"),
  ])
  func isTold(_ lines: String, _ note: String) throws {
    let folder = try CommandFolder(["s/a.screen.yaml": Self.screen])
    try folder.write(".gitattributes", lines)
    let outcome = try folder.shell("mkdir .git; $EARSHOT audit s --fail-on never")
    #expect(outcome.status == 0)
    #expect(
      outcome.error.contains("earshot: .gitattributes\(note.first == ":" ? "" : " ")\(note)"),
      "\(outcome.error)")
  }

  /// Of an archive, lines that a clone does not follow decide, too.
  @Test func whatAnArchiveReplacesIsTold() throws {
    let folder = try CommandFolder([
      "s/a.screen.yaml": Self.screen,
      ".gitattributes": "s/*.yaml export-subst\nb.screen.yaml export-ignore\n",
    ])
    let outcome = try folder.shell("cd s; $EARSHOT audit . --fail-on never")
    #expect(
      outcome.error.contains("makes Git replace what follows $Format in s/*.yaml"),
      "\(outcome.error)"
    )
    #expect(outcome.error.contains("makes Git leave b.screen.yaml out"), "\(outcome.error)")
  }

  @Test func ordinaryLinesAreNotTold() throws {
    let folder = try CommandFolder([
      "s/a.screen.yaml": Self.screen,
      ".gitattributes": """
      # Text — with a dash
      * text=auto eol=lf
      *.png binary -diff !merge
      *.zip filter=lfs diff=lfs merge=lfs -text
      *.c ident=no
      "with blank/*" -filter -working-tree-encoding -ident
      [attr]model linguist-generated=true
      docs/** export-ignore linguist-language=Markdown

      """,
    ])
    let outcome = try folder.shell("mkdir .git; $EARSHOT audit s --fail-on never")
    #expect(!outcome.error.contains(".gitattributes"), "\(outcome.error)")
  }

  /// Git follows lines of files that a checkout leaves out, too; where it leaves out whole folders, none is above a file.
  @Test func aCheckoutThatLeavesFilesOutIsTold() throws {
    let folder = try CommandFolder(["s/a.screen.yaml": Self.screen])
    let audit = "$EARSHOT audit s --fail-on never"
    let told = try folder.shell(
      "mkdir -p .git/info; echo '/s/' > .git/info/sparse-checkout; \(audit)")
    #expect(told.error.contains("earshot: the checkout is sparse"), "\(told.error)")
    let whole = try folder.shell(
      "printf '/*\\n!/*/\\n/s/\\n' > .git/info/sparse-checkout; \(audit)")
    #expect(!whole.error.contains("sparse"), "\(whole.error)")
  }

  /// A shell opens standard input, and a folder may have a name of other letters.
  @Test(arguments: ["audit - < s/a.screen.yaml", "audit b.screen.yaml", "audit e.screen.yaml"])
  func noWayToAFileIsPassedOver(_ command: String) throws {
    let folder = try CommandFolder(["s/a.screen.yaml": Self.screen])
    try folder.write(".gitattributes", "* working-tree-encoding=UTF-7\n")
    let outcome = try folder.shell(
      """
      mkdir .git $'n\\377'; cp s/a.screen.yaml $'n\\377/'; ln -s $'n\\377/a.screen.yaml' b.screen.yaml
      ln -s s/a.screen.yaml e.screen.yaml; $EARSHOT \(command) --fail-on never
      """)
    let isOther = command.contains("b.screen")
    #expect(
      outcome.error.contains(isOther ? "whose name is not UTF-8" : "makes Git write * in UTF-7"),
      "\(outcome.error)")
  }

  /// When Git writes files it takes the text of a link for the lines, wherever that would lead.
  @Test func aLinkIsTold() throws {
    let folder = try CommandFolder(["s/a.screen.yaml": Self.screen])
    let outcome = try folder.shell(
      "mkdir .git; ln -s 's/*.yaml working-tree-encoding=UTF-7' .gitattributes; $EARSHOT audit s")
    #expect(outcome.error.contains("earshot: .gitattributes is a link"), "\(outcome.error)")
  }

  /// What lies around each file that was read counts, whatever named it.
  @Test(arguments: ["run f/a.flow.yaml", "audit top.screen.yaml", "audit p.html"])
  func filesThatOthersNameCount(_ command: String) throws {
    let line = "* working-tree-encoding=UTF-7\n"
    let folder = try CommandFolder([
      "far/a.screen.yaml": Self.screen, "far/a.js": "document.title = 'Shop'\n",
      "f/far/a.screen.yaml": Self.screen, "f/far/.gitattributes": line,
      "far/.gitattributes": line,
      "f/a.flow.yaml": "screens: {home: far/a.screen.yaml}\nsteps: [hear: 'Buy, button']\n",
      "p.html":
        "<html lang=en><title>S</title><main><h1>Shop</h1></main><script src=far/a.js></script>",
    ])
    if command.hasSuffix("html"), Browser.program == nil { return }
    let outcome = try folder.shell(
      "mkdir .git; ln -s far/a.screen.yaml top.screen.yaml; $EARSHOT \(command)")
    #expect(outcome.error.contains("far/.gitattributes makes Git write *"), "\(outcome.error)")
  }

  /// A folder whose name looks like another's has lines of its own; and an archive holds no `.git`.
  @Test func twinFoldersAreTwo() throws {
    let folder = try CommandFolder()
    try folder.write("\u{E9}/a.screen.yaml", Self.screen)
    try folder.write("\u{E9}/.gitattributes", "* working-tree-encoding=UTF-7\n")
    try folder.write("e\u{301}/b.screen.yaml", Self.screen)
    let outcome = try folder.shell("$EARSHOT audit . --fail-on never")
    #expect(outcome.error.contains("\u{E9}/.gitattributes makes Git write *"), "\(outcome.error)")
  }

  @Test func whatIsTooLargeIsTold() throws {
    let folder = try CommandFolder(["s/a.screen.yaml": Self.screen])
    let outcome = try folder.shell(
      "mkdir .git; yes a | head -c 2000000 > .gitattributes; $EARSHOT audit s --fail-on never")
    #expect(outcome.error.contains(".gitattributes is too large to check"), "\(outcome.error)")
  }

  /// A module's folder under this name holds lines for Git, too, by its commit.
  @Test(arguments: ["mkdir", "mkfifo"]) func whatIsNoFileIsTold(_ make: String) throws {
    let folder = try CommandFolder(["s/a.screen.yaml": Self.screen])
    let outcome = try folder.shell(
      "mkdir .git; \(make) .gitattributes; timeout 60 $EARSHOT audit s --fail-on never")
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("earshot: .gitattributes is not a file"), "\(outcome.error)")
  }

  /// A pipe lies in no folder.
  @Test func aPipeEnds() throws {
    let folder = try CommandFolder(["s/a.screen.yaml": Self.screen])
    let outcome = try folder.shell(
      "cd s; cat a.screen.yaml | timeout 60 $EARSHOT audit /dev/stdin --fail-on never")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(!outcome.error.contains(".gitattributes"))
  }
}
