import Earshot
import Walk

/// The screen that walks go through, and what must hold of every walk.
enum WalkedScreen {
  private static let name = "walked.screen.yaml"
  private static let folder = InputFolder.make(with: [
    (
      name,
      """
      screen: Comments
      elements:
        - heading: Comments
        - id: reply
          button: Reply
          hint: Opens a form.
          frame: [10, 10, 50, 50]
          actions: [Like, "Report\\tit"]
          on: {activate: [{set: {reply: {label: Replied}}}], action: {Like: [announce: Liked]}}
        - switch: Notify me
          value: off
        - slider: Volume
          value: 50%
        - link: "한국어 🥭 \\u202E x"
        - text: "Reply, later"
        - group: Fruits
          children: [Apple, {button: "Pear, ripe"}]
        - textField: Your reply
          id: field
      """
    )
  ])
  private static let screen: Screen? = {
    guard let path = folder?.path, let source = try? SourceFile.read("\(path)/\(name)") else {
      return nil
    }
    return try? TreeReaders.read(source).screen
  }()

  /// Returns a walk that has not been started.
  static func exploration() -> Exploration? {
    guard let phrases = Heard.phrases, let screen, let app = try? Behaviours(screens: [screen]).app
    else { return nil }
    return Exploration(
      Session(screen, reader: .voiceOverIOS, phrases: phrases, app: app),
      rendering: Rendering(.spoken))
  }

  /// Holds that what was walked can be written as a flow, which then passes.
  static func check(_ exploration: Exploration) {
    guard let folder else { return }
    let text = FlowText(exploration.log, rendering: exploration.rendering, screen: name).bytes
    Invariant.require(Heard.isPrintable(text), "a flow file holds control characters")
    guard let path = folder.write(text, as: "walked.flow.yaml") else { return }
    do throws(SourceError) {
      let result = try FlowRunner().run(try FlowReader().read(path))
      Invariant.require(
        result.hasPassed,
        "a walk does not pass as a flow: \(result.failures) \(String(describing: result.breakdown))"
      )
    } catch {
      Invariant.require(false, "a walk makes a flow that cannot be read: \(error)")
    }
  }
}
