/// A fact about an element that is never spoken; audit rules and toolkit bridges use it.
///
/// A dump of an app rarely has these facts. A rule that needs one skips elements without it and reports how many it
/// skipped.
public enum FactKey: String, CaseIterable, Sendable {
  /// The visible text, if it differs from the label.
  case visibleText
  /// The name of the visible image, icon or symbol.
  case imageName
  /// The colour of the text.
  case textColor
  /// The colour behind the element.
  case backgroundColor
  /// Whether a picture or a gradient is behind the element, so there is no single background colour.
  case backgroundIsImage
  /// The colour of the icon or border.
  case tintColor
  /// The size of the text in points.
  case fontSize
  /// The weight of the text.
  case fontWeight
  /// Whether the text is bold.
  case bold
  /// Whether the text is italic.
  case italic
  /// Whether the text is underlined.
  case underlined
  /// The text style, by its name in Dynamic Type.
  case textStyle
  /// The alignment of the text.
  case textAlignment
  /// Whether the text is truncated.
  case truncated
  /// The maximum number of lines of the text, 0 for no limit.
  case maxLines
  /// Whether the text follows the user's preferred text size.
  case scalesWithTextSize
  /// Whether the text can be selected.
  case selectable
  /// What activating the element opens.
  case opens
  /// The target of a link as the source writes it: `/menu`, `#main`.
  case linkTarget
  /// The system part that the element is: a bar, whose items respond anywhere in it, or a keyboard.
  case systemPart
  /// Whether the element is the main action of the screen.
  case prominent
  /// The gestures that the element responds to, besides those of the reader.
  case gestures
  /// Whether the app's own code draws and controls the element instead of the system.
  case customDrawn
  /// Whether the element can be scrolled.
  case scrollable
  /// Whether keyboard focus can reach the element.
  case keyboardFocusable
  /// The `id` of the element that Tab moves to from here.
  case keyboardNext
  /// The keyboard shortcut, such as `Command-R`.
  case shortcut
  /// The `id` of the element that a swipe to the right moves to, if the app states it.
  case flowsTo
  /// The `id` of the element that a swipe to the left moves to, if the app states it.
  case flowsFrom
  /// The `id`s of the texts that describe the element.
  case describedBy
  /// How changes of the element are announced.
  case liveRegion
  /// The number of seconds after which the element disappears by itself.
  case autoDismissAfter
  /// Whether the element is a chart, a map or another data graphic.
  case infographic
  /// The media that plays here, and how.
  case media
  /// Whether some information here is conveyed only by motion.
  case informationInMotion
  /// Whether the element follows the user's head movement.
  case headAnchored
  /// The role in a web page's source as written, even if WAI-ARIA does not define it.
  case ariaRole
  /// The parts of the element's WAI-ARIA or HTML markup that have no effect, each as a clause:
  /// `aria-expanded cannot be "open"`.
  case ariaFaults
  /// The toolkit's type of the element: the class of a view, or a toolkit role.
  case toolkitType
  /// The toolkit's identifier of the element, which other elements may share.
  case toolkitID
  /// The toolkit's own states of the element: the flags that are set, and the supported actions.
  case toolkitStates
  /// The app's own text for the element's state, like Android's `stateDescription`.
  case stateDescription
  /// The app's label for a tap, like the label of Android's click action: `open the packet`.
  case tapLabel
  /// The app's label for a long press.
  case longPressLabel
  /// Android's title of the screen part that begins here: a drawer, a sheet.
  case paneTitle
  /// The line breaks of a text with several lines: the text and the frame of each line.
  case textLines
  /// Whether the user can dictate text here.
  case dictation
  /// The audit rules to skip here and below, each with its reason.
  case ignore
  /// Whether the element has a shape behind its text.
  case hasBackground
  /// How translucent a background material is.
  case material
  /// The element's own animation.
  case animation
  /// Whether the element and its descendants keep their colours when colours are inverted.
  case ignoresInvertColors
  /// The colour of the text with increased contrast.
  case highContrastTextColor
  /// The colour behind the element with increased contrast.
  case highContrastBackgroundColor
  /// The colour of the icon or border with increased contrast.
  case highContrastTintColor
  /// The name of the font, if it is not a system font.
  case customFont
  /// The tracks of the media that plays here, with their languages.
  case tracks
  /// Properties that change with device settings.
  case underSettings

  /// What the value of the fact looks like.
  package var shape: FactShape {
    switch self {
    case .visibleText, .imageName, .keyboardNext, .shortcut, .flowsTo, .flowsFrom, .ariaRole,
      .linkTarget, .toolkitType, .toolkitID, .stateDescription, .tapLabel,
      .longPressLabel, .paneTitle, .customFont:
      .text
    case .describedBy, .toolkitStates, .ariaFaults: .texts
    case .textColor, .backgroundColor, .tintColor, .highContrastTextColor,
      .highContrastBackgroundColor, .highContrastTintColor:
      .color
    case .fontSize: .number(0.1...10_000)
    case .autoDismissAfter: .number(0...86_400)
    case .maxLines: .integer(0...10_000)
    case .backgroundIsImage, .bold, .italic, .underlined, .truncated, .scalesWithTextSize,
      .selectable, .prominent, .customDrawn, .scrollable, .keyboardFocusable, .informationInMotion,
      .headAnchored, .dictation, .infographic, .hasBackground, .ignoresInvertColors:
      .flag
    case .fontWeight: .word(FontWeight.allCases.map(\.rawValue))
    case .textStyle: .word(Self.textStyles)
    case .textAlignment: .word(["natural", "left", "center", "right", "justified"])
    case .systemPart: .word(SystemPart.allCases.map(\.rawValue))
    case .opens: .word(Opening.allCases.map(\.rawValue))
    case .liveRegion: .word(["off", "polite", "assertive"])
    case .gestures: .words(TouchGesture.allCases.map(\.rawValue))
    case .media: .mapping(MediaFacts.shape)
    case .ignore: .suppressions
    case .material: .word(["ultraThin", "thin", "regular", "thick", "ultraThick", "glass"])
    case .animation: .mapping(AnimationFacts.shape)
    case .tracks: .list(.mapping(MediaTrack.shape))
    case .underSettings: .variants
    case .textLines: .list(.mapping(TextLine.shape))
    }
  }

  // Dynamic Type's names, as UIKit writes them.
  private static let textStyles = [
    "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title1", "title2", "title3", "headline",
    "subheadline", "body", "callout", "footnote", "caption1", "caption2",
  ]
}
