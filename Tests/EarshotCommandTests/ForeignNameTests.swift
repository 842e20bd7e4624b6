import Testing

/// Files whose names are not UTF-8.
@Suite("Names that are not UTF-8")
struct ForeignNameTests {
  private func folder() throws -> CommandFolder {
    let folder = try CommandFolder([
      "set/good.screen.yaml": "elements: [{button: Rate}]\n", "rec/.keep": "",
    ])
    let text = #"printf 'elements: [{button: Pay}]\n'"#
    let made = try Earshot.shell(
      #"cd '\#(folder.path)' && \#(text) > $'set/nu\xff\xfe\'.screen.yaml'"#)
    try #require(made.status == 0, "\(made.error)")
    return folder
  }

  private func run(_ command: String, in folder: CommandFolder) throws -> Earshot.Outcome {
    try Earshot.shell("cd '\(folder.path)' && \(command)")
  }

  @Test func oneThatIsNamedIsToldWithTheWayToRenameIt() throws {
    let folder = try folder()
    let result = try run(#""$EARSHOT" transcript $'set/nu\xff\xfe\'.screen.yaml'"#, in: folder)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(
      result.error == #"""
        set/nu\xFF\xFE'.screen.yaml: error: the name is not UTF-8, so it cannot be opened
          rename it: mv -- $'set/nu\xFF\xFE\x27.screen.yaml' NEW-NAME

        """#)
    let renamed = try run(#"mv -- $'set/nu\xFF\xFE\x27.screen.yaml' set/b.screen.yaml"#, in: folder)
    #expect(renamed.status == 0)
    let heard = try run("\"$EARSHOT\" transcript set/b.screen.yaml", in: folder)
    #expect(heard.output == "Pay, button\n")
  }

  @Test(arguments: [
    "transcript set", "audit set", "check set --baseline rec --update missing",
    "report set -o out/",
  ])
  func oneInAFolderIsToldAndTheOthersAreRead(_ command: String) throws {
    let folder = try folder()
    let result = try run("\"$EARSHOT\" \(command)", in: folder)
    #expect(result.status == 2, "\(result.error)")
    #expect(
      (result.output + result.error).contains(
        #"set/nu\xFF\xFE'.screen.yaml: error: the name is not UTF-8"#))
    #expect("\(result.output)\(folder.names)".contains("good.screen.yaml"))
  }

  @Test func aFolderAndAFlowAreToldToo() throws {
    let folder = try folder()
    let made = try run(
      #"mkdir -p $'other/d\xe9' && printf 'elements: [Rate]\n' > other/a.screen.yaml "#
        + #"&& printf '' > $'flow\x80.flow.yaml'"#,
      in: folder)
    try #require(made.status == 0)
    let heard = try run("\"$EARSHOT\" transcript other", in: folder)
    #expect(heard.status == 2 && heard.output.contains("Rate"))
    #expect(heard.error.contains(#"other/d\xE9: error: the name is not UTF-8"#))
    let flows = try run("\"$EARSHOT\" run .", in: folder)
    #expect(flows.status == 2 && flows.error.contains(#"./flow\x80.flow.yaml: error: the name"#))
  }
}
