/// The facts about elements that no reader hears: the audit reads them, and the bridges those of a toolkit.
///
/// A dump of an app rarely knows them, and a rule that needs one passes over elements without it and says
/// how many they were.
public enum FactKey: String, CaseIterable, Sendable {
  /// The text that is drawn, where it is another one than the label.
  case visibleText
  /// The name of the image, icon or symbol that is drawn.
  case imageName
  /// The colour of the text.
  case textColor
  /// The colour behind the element.
  case backgroundColor
  /// Whether a picture or a gradient is behind the element, so that no one colour is.
  case backgroundIsImage
  /// The colour of the icon or border.
  case tintColor
  /// The size of the text in points.
  case fontSize
  /// The weight of the text.
  case fontWeight
  /// Whether the text is bold.
  case bold
  /// Whether the text is slanted.
  case italic
  /// Whether the text is underlined.
  case underlined
  /// The text style, as Dynamic Type calls it.
  case textStyle
  /// How the lines of the text are set.
  case textAlignment
  /// Whether the text is cut off.
  case truncated
  /// The most lines that the text may have, 0 for any number.
  case maxLines
  /// Whether the text follows the size that people prefer.
  case scalesWithTextSize
  /// Whether people can select the text.
  case selectable
  /// What activating the element opens.
  case opens
  /// Where a link leads, as it is written there: `/menu`, `#main`.
  case linkTarget
  /// The part of the system that the element is: a bar, whose items answer all over it, or a keyboard.
  case systemPart
  /// Whether the element is the main thing to do on the screen.
  case prominent
  /// The gestures that the element reacts to, besides those of the reader.
  case gestures
  /// Whether the element is drawn and behaves by the app's own code instead of the system's.
  case customDrawn
  /// Whether the element can be scrolled.
  case scrollable
  /// Whether the keyboard can reach the element.
  case keyboardFocusable
  /// The `id` of the element that Tab goes to from here.
  case keyboardNext
  /// The keyboard shortcut, such as `Command-R`.
  case shortcut
  /// The `id` of the element that a swipe to the right goes to, where the app says so itself.
  case flowsTo
  /// The `id` of the element that a swipe to the left goes to, where the app says so itself.
  case flowsFrom
  /// The `id`s of the texts that explain the element.
  case describedBy
  /// How changes of the element are told.
  case liveRegion
  /// After how many seconds the element vanishes by itself.
  case autoDismissAfter
  /// Whether the element is a chart, a map or another picture of data.
  case infographic
  /// What plays here, and how.
  case media
  /// Whether only motion says something here.
  case informationInMotion
  /// Whether the element stays in front of the eyes when the head moves.
  case headAnchored
  /// The role that a web page gives the element, as it is written there, whether WAI-ARIA knows it or not.
  case ariaRole
  /// What a web page's document says of the element in WAI-ARIA or HTML that has no effect, each a clause:
  /// `aria-expanded cannot be "open"`.
  case ariaFaults
  /// What the toolkit that drew the element calls it: the class of a view, a role of its own.
  case toolkitType
  /// The identifier that the toolkit keeps for the element, which others may share.
  case toolkitID
  /// What the toolkit says of the element in its own words: flags that are set, actions that it takes.
  case toolkitStates
  /// What the app says of the element's state in words of its own, as Android's `stateDescription`.
  case stateDescription
  /// What the app calls what a tap does, as the label of Android's click action: `open the packet`.
  case tapLabel
  /// What the app calls what a long press does.
  case longPressLabel
  /// What Android calls the part of the screen that the element begins: a drawer, a sheet.
  case paneTitle
  /// How the text is broken into lines where it stands on several: the text and the frame of each.
  case textLines
  /// Whether text can be dictated here.
  case dictation
  /// The rules that the audit passes over here and below, each with its reason.
  case ignore
  /// Whether the element has a shape behind its text.
  case hasBackground
  /// How much of what is behind it a material lets through.
  case material
  /// How the element moves by itself.
  case animation
  /// Whether the element and all in it keep their colours where colours are inverted.
  case ignoresInvertColors
  /// The colour of the text where people ask for more contrast.
  case highContrastTextColor
  /// The colour behind the element where people ask for more contrast.
  case highContrastBackgroundColor
  /// The colour of the icon or border where people ask for more contrast.
  case highContrastTintColor
  /// The name of the font, where it is not one of the system's.
  case customFont
  /// The tracks of what plays here, with their languages.
  case tracks
  /// What else the element is under settings of the device.
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
