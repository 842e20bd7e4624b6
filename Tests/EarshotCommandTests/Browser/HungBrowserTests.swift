import Testing

/// Browsers that hang, and take no notice of being asked to end.
@Suite("Browsers that hang", .waiting) struct HungBrowserTests {
  private func folder() throws -> CommandFolder {
    let folder = try CommandFolder([
      "page.html": "<h1>Page</h1>",
      "browser": """
      #!/bin/bash
      trap '' TERM HUP
      echo $$ > "$(dirname "$0")/pid"
      for i in $(seq 240); do sleep 1; done
      """,
    ])
    _ = try folder.shell("chmod +x browser && mkdir tmp")
    return folder
  }

  private static let gone =
    #"for i in $(seq 1200); do kill -0 $(cat pid) 2>/dev/null || break; sleep 0.1; done; kill -0 $(cat pid) 2>/dev/null || echo gone; ls tmp"#

  /// What is never answered ends with the program.
  @Test func aBrowserThatSaysNothingIsEnded() throws {
    let outcome = try folder().shell(
      """
      TMPDIR=$PWD/tmp EARSHOT_BROWSER=$PWD/browser $EARSHOT transcript page.html; echo $?
      \(Self.gone)
      """)
    #expect(outcome.output == "2\ngone\n", "\(outcome.error)")
  }

  /// Addresses that are not the browser's own, such as mailto:, go to programs of the desktop: there are none.
  @Test func aBrowserFindsNoProgramOfTheDesktop() throws {
    let folder = try CommandFolder([
      "page.html": "<h1>Page</h1>",
      "browser": """
      #!/bin/bash
      for tool in xdg-open xdg-email xdg-settings xdg-mime; do $tool x && echo "$tool started"; done > "${0%/*}/started"
      echo "$BROWSER$MAILER" >> "${0%/*}/started"
      """,
    ])
    let outcome = try folder.shell(
      """
      mkdir bin tmp
      for tool in xdg-open xdg-email xdg-settings xdg-mime mail; do printf '#!/bin/sh\n' > bin/$tool; done
      chmod +x browser bin/*
      export PATH=$PWD/bin:$PATH BROWSER=$PWD/bin/mail MAILER=$PWD/bin/mail
      TMPDIR=$PWD/tmp EARSHOT_BROWSER=$PWD/browser $EARSHOT transcript page.html; echo $?
      cat started; ls tmp
      """)
    #expect(outcome.output == "2\n\n", "\(outcome.error)")
  }

  /// Nobody is left to end it then but the browser's own shell.
  @Test(arguments: ["TERM", "KILL"])
  func aBrowserIsEndedAfterTheProgram(_ signal: String) throws {
    let outcome = try folder().shell(
      """
      export TMPDIR=$PWD/tmp EARSHOT_BROWSER=$PWD/browser
      $EARSHOT transcript page.html 2> /dev/null & program=$!
      for i in $(seq 1200); do [ -s pid ] && break; sleep 0.1; done
      kill -\(signal) $program; wait $program 2> /dev/null
      \(Self.gone)
      """)
    #expect(outcome.output == "gone\n", "\(outcome.error)")
  }

  /// A browser asks for drivers by relative paths before its sandbox: a repository would run code by a folder called ":".
  @Test func aBrowserWorksInAFolderOfItsOwn() throws {
    let folder = try CommandFolder([
      "page.html": "<h1>Page</h1>",
      "browser": """
      #!/bin/bash
      { pwd; echo "$XDG_DATA_DIRS"; echo "PATH=$PATH"; } > "${0%/*}/started"
      """,
      "rm": "#!/bin/bash\necho rm >> \"${0%/*}/stolen\"\n",
    ])
    let outcome = try folder.shell(
      """
      # Copies, as what tests write is busy for a moment where another test starts a program meanwhile.
      mkdir tmp; for tool in browser rm; do install -m 755 $tool new && mv new $tool; done
      PATH=.:$PATH: TMPDIR=$PWD/tmp EARSHOT_BROWSER=$PWD/browser $EARSHOT transcript page.html; echo $?
      sed "s,^/.*/earshot-browser-[^/]*,PROFILE," started; ls tmp; cat stolen
      PATH=. TMPDIR=$PWD/tmp EARSHOT_BROWSER=$PWD/browser $EARSHOT transcript page.html; tail -n 1 started
      """)
    #expect(
      outcome.output.hasPrefix("2\nPROFILE\n/usr/share\n")
        || outcome.output.hasPrefix("2\nPROFILE/"), "\(outcome.output)")
    #expect(!outcome.output.contains(":.:") && !outcome.output.contains("rm"), "\(outcome.output)")
    #expect(outcome.output.split(separator: "\n").last?.hasPrefix("PATH=/") == true)
  }
}
