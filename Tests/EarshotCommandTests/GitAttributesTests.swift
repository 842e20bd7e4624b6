import Foundation
import Testing

/// What a repository has Git rewrite decides what a gate reads, and is told however it is written.
@Suite("Lines that rewrite files") struct GitAttributesTests {
  static let screen = "screen: Home\nelements:\n  - button: Buy\n"

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
    // What is left of "[.○text◙#]gitattributes ident x=$Id: working-tree-encoding=CP856 x=$" in CP856.
    ("[.\ttext\n#]gitattributes\tident\tx=$Id$\n", ":1 may differ from the repository"),
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

  /// Git follows lines of files that a checkout leaves out, too.
  @Test func whatACheckoutLeavesOutIsTold() throws {
    let folder = try CommandFolder([
      "m/s/a.screen.yaml": Self.screen, "m/.gitattributes": "*.c text\n",
    ])
    let outcome = try folder.shell(
      """
      \(Self.git); cd m; git init -q .; git add -A; git commit -qm a; echo >> s/a.screen.yaml
      $EARSHOT audit s --fail-on never; git stash -q
      git sparse-checkout set --no-cone /s/; echo >> s/a.screen.yaml
      $EARSHOT audit s --fail-on never; git checkout -q s
      git sparse-checkout set --cone s; echo >> s/a.screen.yaml; $EARSHOT audit s --fail-on never
      """)
    let notes = outcome.error.split(separator: "\n").filter { $0.contains(".gitattributes") }
    #expect(notes.count == 1, "\(outcome.error)")
    #expect(notes.first?.hasPrefix("earshot: .gitattributes is not in the checkout") == true)
  }

  static let git = """
    export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@example.org \
      GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@example.org
    """

  /// A text that Git writes other than it has it, of which it follows what it has, in every form of its index.
  @Test(arguments: [
    ".gitattributes ident\n#[$Id: x $ *.c text\n",
    "# £\n.gitattributes working-tree-encoding=LATIN1\n",
    "# ◙*.yaml working-tree-encoding=UTF-16◙\n.gitattributes working-tree-encoding=CP856\n",
  ])
  func whatGitWritesOtherwiseIsTold(_ lines: String) throws {
    let folder = try CommandFolder(["m/s/a.screen.yaml": Self.screen, "m/.gitattributes": lines])
    let outcome = try folder.shell(
      """
      \(Self.git); cp -r m n
      commit() {
        git add s; git update-index --add --cacheinfo \
          "100644,$(git hash-object -w --no-filters .gitattributes),.gitattributes"; git commit -qm a
      }
      cd n; git init -q --object-format=sha256 .; commit; cd ../m; git init -q .; commit; cd ..
      git clone -q m v2; git -c index.version=4 clone -q m v4; git clone -q n long
      git -C m worktree add -q ../tree; git -C n worktree add -q ../long-tree
      for x in v2 v4 long tree long-tree; do
        cd $x; echo >> s/a.screen.yaml; $EARSHOT audit s --fail-on never; cd ..
      done
      """)
    let notes = outcome.error.split(separator: "\n").filter {
      $0.hasPrefix("earshot: .gitattributes differs from the file that Git has in its index")
    }
    #expect(notes.count == 5, "\(outcome.error)")
  }

  /// A file stays as Git wrote it when the line that had it rewritten is gone, and Git calls it clean.
  @Test func aTextThatStaysRewrittenIsTold() throws {
    // So many files that Git is sure of the times of the first.
    let others = "seq 20000 | sed 's/^/zz/' | xargs touch;"
    let folder = try CommandFolder(["m/a.screen.yaml": Self.screen + "  - text: ◙\n"])
    let outcome = try folder.shell(
      """
      \(Self.git); cd m; git init -q .; git commit -q --allow-empty -m 0; mv a.screen.yaml ..; \(others) git add -A
      git update-index --add --cacheinfo "100644,$(git hash-object -w ../a.screen.yaml),s/a.screen.yaml"
      echo 's/*.yaml working-tree-encoding=CP856' > .gitattributes; git add .gitattributes; git commit -qm 1
      git rm -q --cached .gitattributes; git commit -qm 2; git clone -qn . ../w; cd ../w
      git checkout -q origin/HEAD~1; git checkout -qf origin/HEAD; test ! -e .gitattributes || exit 1
      $EARSHOT audit s --fail-on never; echo '# own' >> s/a.screen.yaml; echo end >&2; $EARSHOT audit s --fail-on never
      """)
    let note = "earshot: Git wrote s/a.screen.yaml with other contents than it stores"
    #expect(
      outcome.error.split(separator: "end\n").first?.contains(note) == true, "\(outcome.error)")
    #expect(outcome.error.split(separator: "end\n").last?.contains(note) == false)
  }

  /// A module's data lie in a folder whose name its repository chooses, and its name is no setting.
  @Test(arguments: ["vendor", "objectformat = sha256", "ven\rdor", "vend\\xffor"])
  func aModuleWithAnyNameIsCompared(_ name: String) throws {
    let folder = try CommandFolder([
      "n/long-folder/a.screen.yaml": Self.screen + "  - text: ◙\n",
      "n/.gitattributes": "long-folder/*.yaml working-tree-encoding=CP856\n",
    ])
    let outcome = try folder.shell(
      """
      \(Self.git); cd n; git init -q .
      git update-index --add --cacheinfo "100644,$(git hash-object -w --no-filters l*/a.*),long-folder/a.screen.yaml"
      git add .gitattributes; git commit -qm a; rm -rf long-folder; mkdir ../m; cd ../m; git init -q .
      allow() { git -c protocol.file.allow=always "$@"; }
      allow submodule --quiet add --name $'\(name)' ../n vendor; git commit -qm a
      allow clone -q --recurse-submodules "$PWD" ../c; rm ../c/vendor/.gitattributes; cd ../c
      $EARSHOT audit vendor/long-folder --fail-on never
      """)
    let notes = [
      "earshot: Git wrote long-folder/a.screen.yaml with other contents",
      "/vendor cannot be read: it is unknown",
    ]
    #expect(notes.contains(where: outcome.error.contains), "\(outcome.error)")
  }

  /// One byte more makes other letters of a text in UTF-16 or ISO-2022-JP, and pages see line ends in scripts and styles.
  @Test func lineEndsAreATextToo() throws {
    let dump = """
      <?xml version="1.0" encoding="UTF-16"?><hierarchy><node class="android.widget.TextView" text="Hello"
      bounds="[0,0][400,100]"/><!--
      --><node class="android.widget.Button" clickable="true" text="" bounds="[0,200][100,300]"/><!--
      --></hierarchy>
      """
    let bytes: [UInt8] =
      [0xFF, 0xFE] + dump.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let folder = try CommandFolder([
      "m/.gitattributes": "* text eol=crlf\n", "m/s/a.screen.yaml": Self.screen,
    ])
    try folder.write("m/s/d.xml", bytes)
    // A screen may have any name, and begin like a film.
    try folder.write("m/s/home.png", Self.screen)
    try folder.write("m/s/home.mp4", "### ftyp\n" + Self.screen)
    let outcome = try folder.shell(
      """
      \(Self.git); cd m; git init -q .; git add -A 2> /dev/null; git commit -qm a; git clone -q . ../c; cd ../c
      git status --short; $EARSHOT audit s s/home.mp4 --fail-on never > /dev/null
      """)
    #expect(
      outcome.output == ""
        && outcome.error.contains(
          "Git wrote s/a.screen.yaml, s/d.xml, s/home.mp4, s/home.png with other contents"),
      "\(outcome.error)")
  }

  /// What Git wrote as it has it is what it follows; lines of attributes hold with other line ends, too.
  @Test func whatGitWritesAsItIsIsNotTold() throws {
    let lines = "* text=auto\n.gitattributes eol=crlf\n*.png binary\n"
    let folder = try CommandFolder([
      "m/s/a.screen.yaml": Self.screen, "m/.gitattributes": lines, "m/s/.gitattributes": lines,
      "m/z.yaml": Self.screen,
    ])
    let outcome = try folder.shell(
      """
      \(Self.git); cp -r m n; cd n; git init -q --object-format=sha256 .; git add -A; git commit -qm a
      cd ../m; git init -q .; git add -A; git commit -qm a; cd ..
      git clone -q m v2; git -c index.version=4 clone -q m v4; git clone -q n long
      for x in v2 v4 long; do cd $x; grep -c $'\\r' s/.gitattributes; $EARSHOT audit s --fail-on never; cd ..; done
      cd v2; git add -N x 2> /dev/null; touch x; git add -N x; $EARSHOT audit s --fail-on never
      """)
    #expect(outcome.output.hasPrefix("3\n"), "\(outcome.output)")
    #expect(!outcome.error.contains("earshot: .git"), "\(outcome.error)")
    #expect(!outcome.error.contains("earshot: the index"), "\(outcome.error)")
  }

  /// An index whose entries are elsewhere, or that is cut at any place, ends no run.
  @Test func anIndexThatCannotBeReadIsTold() throws {
    let folder = try CommandFolder(["s/a.screen.yaml": Self.screen, ".gitattributes": "*.c text\n"])
    let outcome = try folder.shell(
      """
      \(Self.git); git init -q .; git add -A; git commit -qm a; git update-index --split-index
      $EARSHOT audit s --fail-on never; git update-index --no-split-index
      for cut in 3 11 40 90 130; do
        cp .git/index i; head -c $cut i > .git/index; $EARSHOT audit s --fail-on never || exit 1; mv i .git/index
      done
      """)
    #expect(outcome.status == 0)
    let notes = outcome.error.split(separator: "\n").filter {
      $0.contains("/.git/index") || $0.hasPrefix("earshot: the index of")
    }
    #expect(notes.count == 6, "\(outcome.error)")
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
      "mkdir .git; \(make) .gitattributes; timeout 300 $EARSHOT audit s --fail-on never")
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("earshot: .gitattributes is not a file"), "\(outcome.error)")
  }

  /// A pipe lies in no folder.
  @Test func aPipeEnds() throws {
    let folder = try CommandFolder(["s/a.screen.yaml": Self.screen])
    let outcome = try folder.shell(
      "cd s; cat a.screen.yaml | timeout 300 $EARSHOT audit /dev/stdin --fail-on never")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(!outcome.error.contains(".gitattributes"))
  }
}
