import AccessibilityTree
import BrowserPages
import Documents
import Hearing
import LiveApps
import NavigationScript
import Questions
import ScreenReader
import Synchronization
import Transcript
import TreeFormats
import Walk

/// A walk through a screen, which goes on from call to call.
enum WalkTool: MCPTool {
  static let name = "walk"
  static let title = "Walk through a screen"
  static let acts = true
  static let about = """
    Uses a screen as a screen reader user does, and returns the utterances after each command. Give a screen to begin; \
    to continue, pass the answer's handle "walk" to the next call. Commands, one per string: next, \
    previous, first, last, "find TEXT", activate, escape, "rotor NAME", down, up, increment, decrement, "type TEXT", \
    "touch ID", "scroll down", "jump heading", tab, "press ArrowDown" (keys, on pages), "action NAME", \
    rotors and actions (lists), hear (again), help. \
    A walk ends after \(WalkShelf.minutes) idle minutes or with the command quit. Earshot keeps up to \(WalkShelf.most) walks. \
    For a whole screen, call transcript.
    """
  static let parameters =
    [Parameter("walk", .text, "Handle of the walk to continue (instead of a screen).")]
    + ScreenSource.parameters + ReadingChoice.parameters + [
      Parameter("commands", .texts(most: 100), "Commands to run, in order.")
    ]

  static let result: [ResultField] = [
    .always(
      "walk", .text, "handle of the walk for later calls; null when it has ended", orNull: true),
    .perhaps("stop", .number, "position of the cursor, counted from 1"),
    .always(
      "steps",
      .mappings([
        .always("command", .text, "null for the arrival", orNull: true),
        .always("heard", .texts), .perhaps("error", .text),
      ])),
  ]

  static func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    var notes: [String] = []
    let handle: String
    let entry: WalkShelf.Entry
    var steps: [WalkSteps.Step] = []
    if let known = arguments.text("walk") {
      guard arguments.text("path") == nil, arguments.text("text") == nil else {
        throw SourceError(
          path: "walk", message: "give \"walk\" or a screen, not both",
          suggestion: "omit \"walk\" to begin another walk, or \"path\" and \"text\" to continue")
      }
      (handle, entry) = try context.walk(known)
    } else {
      let (begun, heard) = try begin(arguments, context, &notes)
      entry = begun
      steps.append(WalkSteps.Step(command: nil, heard: heard))
      handle = context.walks.keep(entry)
    }
    let commands = arguments.texts("commands")
    let (done, isOver, stop) = entry.walk.withLock { walk in
      let (done, isOver) = WalkSteps.take(commands, &walk) { count, words in
        context.call.progress(count, of: commands.count, words)
        return !context.call.isCancelled
      }
      return (done, isOver, walk.exploration.session.cursor?.stop)
    }
    steps += done
    if isOver { context.walks.end(handle) }
    return WalkSteps.answer(steps, walk: isOver ? nil : handle, stop: stop, notes: notes)
  }

  private static func begin(
    _ arguments: Arguments, _ context: ToolContext, _ notes: inout [String]
  ) throws -> (WalkShelf.Entry, [String]) {
    let choice = try ReadingChoice(arguments)
    notes += choice.reader.idleNotes(using: [.words, .moving, .typing])
    let options = choice.options
    let source = ScreenSource(arguments)
    let imported: ImportedScreen
    let app: AppModel
    var opening: [AppEffect] = []
    let page = try source.page(context)
    if let page, let settings = context.pages {
      let reader = try options.reader(on: .web)
      let live = PageApp(
        LivePage(page.name, settings.onDevice(of: reader)), reader: reader)
      (imported, opening) = try live.open(page)
      app = live.model
    } else {
      let named = try source.screen(context, for: options.reader)
      imported = named.imported.bridged(for: options.reader)
      let isFile = arguments.text("path") != nil
      app = try Behaviours(
        of: imported.screen, at: isFile ? named.path : nil, within: context.roots.folders
      ).app
    }
    notes += imported.remarks
    let session = try options.session(on: imported.screen, app: app)
    var walk = LineWalk(
      Exploration(session, rendering: Rendering(options.writtenStyle), opening: opening))
    let heard = walk.start()
    return (WalkShelf.Entry(walk, isPage: page != nil, in: context.roots), heard)
  }
}
