import AccessibilityTree
import Documents
import Hearing
import NavigationScript
import Pages
import Questions
import ScreenReader
import Transcript
import TreeFormats

/// The screen as a picture, with its stops numbered.
enum PictureTool: MCPTool {
  static let name = "picture"
  static let title = "Draw a screen"
  static let about = """
    Draws a screen from the frames of its elements: the stops numbered in reading order, the path of the cursor, \
    and the elements that are not heard. The answer is a PNG (50 to 500 KB), or an SVG if rsvg-convert is not installed. \
    If a screen has no frames, it has no picture: call transcript instead.
    """
  static let parameters = ScreenSource.parameters + ReaderChoice.parameters

  static let result: [ResultField] = [
    .always("stops", .number), .always("withoutPlace", .number, "stops without a frame"),
    .always("notHeard", .texts, "why elements are not stops"), .always("width", .number),
    .always("height", .number),
  ]

  static func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    let choice = try ReaderChoice(arguments)
    let named = try ScreenSource(arguments).screen(context, for: choice.options.reader)
    let screen = named.imported.bridged(for: choice.options.reader).screen
    let reading = try choice.options.reading(screen, explained: true)
    guard let picture = ScreenPicture(reading) else {
      throw SourceError(
        path: named.name, message: "no element has a frame, so there is nothing to draw",
        suggestion: "call transcript instead")
    }
    let transcript = Transcript(reading, rendering: Rendering(.spoken), explained: true)
    let vector = try PictureSVG(picture, transcript).file()
    context.call.progress(1, of: 2, "drawn")
    if context.call.isCancelled { throw CancelledCall() }
    let size = (picture.screen.width, picture.screen.height)
    let words =
      "\(picture.stops.count) stops numbered; \(picture.omitted.count) elements are not heard\n"
    var answer = ToolAnswer(words, notes: choice.idleNotes(using: [.words])) { json in
      json.field("stops", Double(picture.stops.count))
      json.field("withoutPlace", Double(picture.placeless.count + picture.beyond.count))
      json.field("notHeard", picture.omitted.map(\.reason))
      json.field("width", size.0)
      json.field("height", size.1)
    }
    if PictureRenderer.isInstalled {
      let image = try PictureRenderer.png(
        vector, path: named.name, interruption: context.call.interruption)
      answer.blocks.append(.image(image, type: "image/png"))
    } else {
      let text = String(decoding: vector, as: UTF8.self)
      answer.blocks.append(.file(text, name: "picture.svg", type: "image/svg+xml"))
    }
    context.call.progress(2, of: 2, "rendered")
    return answer
  }
}
