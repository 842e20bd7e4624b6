import Earshot

/// Flow files, run against the screens of an example.
struct FlowHarness: FuzzHarness {
  let name = "flow"

  private static let folder = InputFolder.make(with: screens)

  private static let screens: [(name: String, text: String)] = [
    (
      "comments.screen.yaml",
      """
      screen: Comments
      elements:
        - heading: Comments
        - id: reply
          button: Reply
          hint: Opens a form.
          actions: [Like, Report]
          on: {activate: [open: reply], action: {Like: [announce: Liked]}}
        - switch: Notify me
          value: off
        - slider: Volume
          value: 50%
      """
    ),
    (
      "reply.screen.yaml",
      """
      screen: Reply
      elements:
        - id: field
          textField: Your reply
        - id: send
          button: Send
          on: {activate: [{announce: Posted, priority: high}, {set: {send: {label: Sent}}}, close]}
      """
    ),
  ]

  func seeds(in repository: String) -> [[UInt8]] {
    let own = Array(
      """
      flow: Reply
      screens: {comments: comments.screen.yaml, reply: reply.screen.yaml}
      start: comments
      steps:
        - hear: Comments, heading
        - next: 2
        - find: {text: Reply, limit: 12}
        - rotor: Headings
        - down
        - action: Like
        - announced: Liked
        - focus: reply
        - activate
        - on: reply
        - type: So true
        - delete
        - scroll: down
        - touch: [10, 20]
        - readAll
        - notHeard: [Gone]
        - escape
      """.utf8)
    return [own] + SeedFiles.all(in: "\(repository)/Examples", ending: [".flow.yaml"])
      + SeedFiles.all(in: "\(repository)/Tests/NavigationScriptTests", ending: [".flow.yaml"])
  }

  func run(_ bytes: [UInt8]) throws {
    guard let folder = Self.folder else { return }
    guard let path = folder.write(bytes, as: "input.flow.yaml") else { return }
    do throws(SourceError) {
      let flow = try FlowReader().read(path)
      let result = try FlowRunner().run(flow)
      Invariant.require(
        Heard.isPrintable(FlowTranscript(result).bytes), "a flow holds control characters")
    } catch {
      Invariant.require(
        Heard.isPrintable(Array(error.description.utf8)), "an error holds control characters")
    }
  }
}
