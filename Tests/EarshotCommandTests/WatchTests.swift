import Testing

/// `--watch`: what is saved is heard again.
@Suite struct WatchTests {
  private static let screen = "elements: [button: Rate]\n"

  /// Starts a command that waits, does something beside it, and ends it.
  private func watch(_ line: String, in folder: CommandFolder, _ steps: String) throws
    -> Earshot.Outcome
  {
    try folder.shell(
      """
      # A program that another test has started meanwhile may hold the files open, and closing them is saving.
      [ -d in ] && cp -r in copy && rm -r in && mv copy in
      $EARSHOT \(line) --watch > out.txt 2> messages.txt & program=$!
      heard() { for i in $(seq 1200); do grep -qF "$1" out.txt messages.txt && return; sleep 0.05; done
        echo "not heard: $1"; }
      heard "waiting for"
      \(steps)
      kill -TERM $program; wait $program; echo "status $?"; cat out.txt; rm out.txt
      """)
  }

  @Test func whatIsSavedIsHeardWithinAFifthOfASecondMostOfTheTime() throws {
    let folder = try CommandFolder([
      "in/a.screen.yaml": Self.screen, "in/b.screen.yaml": Self.screen,
    ])
    let outcome = try watch(
      "transcript in", in: folder,
      """
      echo 'elements: [button: Saved]' > in/a.screen.yaml; heard Saved
      echo 'elements: [button: Replaced]' > in/new; mv in/new in/a.screen.yaml; heard Replaced
      rm in/a.screen.yaml; heard "a.screen.yaml no longer exists"
      echo 'elements: [button: ' > in/a.screen.yaml; heard "a.screen.yaml:"
      echo 'elements: [button: Repaired]' > in/a.screen.yaml; heard Repaired
      mkdir in/below; sleep 0.2; echo 'elements: [button: Below]' > in/below/c.screen.yaml; heard Below
      """)
    #expect(outcome.output.hasPrefix("status 0\n"), "\(outcome.output)")
    // Only what has changed is read again.
    #expect(
      outcome.output.split(separator: "\n").count { $0.contains("Rate, button") } == 2,
      "\(outcome.output)")
  }

  @Test func aPipeInPlaceOfAFileHoldsNothingUp() throws {
    let folder = try CommandFolder(["a.screen.yaml": Self.screen])
    let outcome = try watch(
      "transcript a.screen.yaml", in: folder,
      """
      rm a.screen.yaml; mkfifo a.screen.yaml; heard "a.screen.yaml was not read: it is now a pipe"
      rm a.screen.yaml; echo 'elements: [button: Saved]' > a.screen.yaml; heard Saved
      """)
    #expect(outcome.output.hasPrefix("status 0\n"), "\(outcome.output)")
  }

  /// A file of a watched folder is one that was found, however it is read again.
  @Test func aLinkOutOfAWatchedFolderIsNotRead() throws {
    let folder = try CommandFolder(["in/a.screen.yaml": Self.screen, "key": "hunter2\n"])
    let outcome = try watch(
      "transcript in", in: folder,
      """
      ln -s ../key in/x.screen.yaml; heard "in/x.screen.yaml: error: the path is or contains a link"
      echo 'elements: [button: Saved]' > in/a.screen.yaml; heard Saved; cat messages.txt
      """)
    #expect(outcome.output.contains("status 0\n"), "\(outcome.output)")
    #expect(!outcome.output.contains("hunter2"), "\(outcome.output)")
  }

  /// What lies behind a link to a folder is neither listed nor watched.
  @Test func aLinkedFolderIsNotWatched() throws {
    let folder = try CommandFolder(["in/a.screen.yaml": Self.screen, "out/key.yaml": "hunter2\n"])
    let outcome = try watch(
      "transcript in", in: folder,
      """
      ln -s ../out in/l; sleep 0.5; echo 'hunter2' > out/later.yaml; sleep 0.5
      echo 'elements: [button: Saved]' > in/a.screen.yaml; heard Saved; cat messages.txt
      """)
    #expect(outcome.output.contains("status 0\n"), "\(outcome.output)")
    #expect(!outcome.output.contains("in/l/"), "\(outcome.output)")
  }

  @Test func aFoundListOfAddressesIsNotOpened() throws {
    let folder = try CommandFolder(["in/a.screen.yaml": Self.screen, "in/notes.txt": "hello\n"])
    let outcome = try watch(
      "transcript in", in: folder,
      """
      echo 'beacon http://127.0.0.1:9/hit' > in/notes.txt; sleep 0.5
      echo 'elements: [button: Saved]' > in/a.screen.yaml; heard Saved; cat messages.txt
      """)
    #expect(outcome.output.contains("status 0\n"), "\(outcome.output)")
    #expect(!outcome.output.contains("beacon"), "\(outcome.output)")
    #expect(!outcome.output.contains("error"), "\(outcome.output)")
  }

  @Test func aCheckIsMadeAgainWhenItsRecordingIsSaved() throws {
    let folder = try CommandFolder([
      "in/a.screen.yaml": Self.screen, "heard/a.transcript.txt": "Something else\n",
    ])
    let outcome = try watch(
      "check in --baseline heard", in: folder,
      "echo 'Rate, button' > heard/a.transcript.txt; heard '1 same'")
    #expect(outcome.output.hasPrefix("status 0\n"), "\(outcome.output)")
  }

  @Test func aFlowRunsAgainWhenItsScreenIsSaved() throws {
    let folder = try CommandFolder([
      "a.screen.yaml": Self.screen,
      "a.flow.yaml": "flow: One\nscreens: {a: a.screen.yaml}\nstart: a\nsteps:\n  - first\n",
    ])
    let outcome = try watch(
      "run a.flow.yaml", in: folder, "echo 'elements: [button: Saved]' > a.screen.yaml; heard Saved"
    )
    #expect(outcome.output.hasPrefix("status 0\n"), "\(outcome.output)")
  }

  /// Nobody may have read what a pull brings while a command waits.
  @Test(arguments: ["run a.flow.yaml", "report a.flow.yaml --no-audio -o page.html"])
  func aFlowGoesNowhereElseLater(_ line: String) throws {
    let folder = try CommandFolder([
      "a.screen.yaml": Self.screen, "a.flow.yaml": "start: a.screen.yaml\nsteps:\n  - first\n",
    ])
    let outcome = try watch(
      line, in: folder,
      "printf 'page: http://127.0.0.1:9/\\nsteps: [next]\\n' > a.flow.yaml; heard 'when --watch started'"
    )
    #expect(outcome.output.hasPrefix("status 0\n"), "\(outcome.output)")
  }

  static let refused = [
    ("transcript -", "name a file instead of -"),
    ("transcript https://example.org", "omit --watch"),
    ("audit -", "name a file instead of -"),
    ("check a --baseline b --update all", "--update writes the files that --watch waits for"),
  ]

  @Test(arguments: refused)
  func whatNobodySavesIsRefused(_ row: (line: String, message: String)) throws {
    let outcome = try Earshot.shell("$EARSHOT \(row.line) --watch")
    #expect(outcome.status == 64)
    #expect(outcome.error.contains(row.message), "\(outcome.error)")
  }
}
