import AccessibilityAudit
import Readers
import ScreenReader
import Testing
import Transcript

/// Screens of apps as their makers' guides write them have no error and no warning, by any reader that hears them.
///
/// Pages have a suite of their own, which opens them in a browser.
@Suite struct FaultlessTests {
  private static let phone = "platform: ios\nsize: [390, 844]\nlanguage: en-US\n"
  private static let desk = "platform: macos\nsize: [900, 860]\nlanguage: en-US\n"
  private static let android = "platform: android\nsize: [412, 915]\nlanguage: en-US\n"

  private static let native = [
    """
    screen: Settings
    elements:
      - {heading: Settings, frame: [16, 60, 358, 40]}
      - container: list
        children:
          - {switch: Airplane Mode, value: off, frame: [0, 120, 390, 48]}
          - {button: "Wi-Fi", value: Home, frame: [0, 170, 390, 48]}
          - {button: Bluetooth, value: "On", frame: [0, 220, 390, 48]}
    """,
    """
    screen: Sign in
    elements:
      - {heading: Sign in, frame: [16, 80, 358, 40]}
      - {textField: Mail, frame: [16, 140, 358, 48]}
      - {textField: Password, traits: [secureTextField], frame: [16, 200, 358, 48]}
      - {button: Sign in, frame: [16, 270, 358, 50]}
      - {link: Forgot your password?, frame: [16, 330, 358, 44]}
    """,
    """
    screen: Marigolds
    elements:
      - {button: Back, traits: [backButton], frame: [8, 50, 60, 44]}
      - {image: Orange marigolds in a clay pot, frame: [0, 100, 390, 260]}
      - {heading: Marigolds, frame: [16, 370, 358, 36]}
      - {text: Flowers from May to October in full sun., frame: [16, 410, 358, 60]}
      - {text: 3 euros, frame: [16, 480, 200, 28]}
      - {label: Quantity, traits: [adjustable], value: "1", frame: [16, 520, 358, 48]}
      - {button: Add to basket, frame: [16, 590, 358, 50]}
    """,
    """
    screen: Comments
    elements:
      - {heading: Comments, frame: [16, 60, 358, 40]}
      - container: list
        children:
          - label: "Ann: Which soil do you use?"
            frame: [0, 120, 390, 72]
            actions: [Reply, Like, Report]
          - label: "Ben: Loam with some sand."
            frame: [0, 196, 390, 72]
            actions: [Reply, Like, Report]
      - {textField: Add a comment, frame: [16, 760, 300, 48]}
      - {button: Send, frame: [326, 760, 48, 48]}
    """,
    """
    screen: Player
    elements:
      - {heading: Bees at work, frame: [16, 420, 358, 36]}
      - {text: "A film of twelve minutes", frame: [16, 460, 358, 28]}
      - {label: Position, traits: [adjustable], value: 2 minutes of 12, frame: [16, 500, 358, 48]}
      - {button: Rewind, frame: [60, 570, 60, 60]}
      - {button: Play, frame: [165, 570, 60, 60]}
      - {button: Forward, frame: [270, 570, 60, 60]}
    """,
    """
    screen: Overview
    elements:
      - {heading: Overview, frame: [16, 60, 358, 40]}
      - {label: "Steps today: 6,420 of 8,000", frame: [16, 110, 358, 80]}
      - {label: "Sleep: 7 hours 20 minutes", frame: [16, 200, 358, 80]}
      - {heading: This week, frame: [16, 300, 358, 36]}
      - {image: "Chart: steps rose from 4,000 on Monday to 6,420 on Friday", frame: [16, 340, 358, 200]}
      - container: tabBar
        children:
          - {traits: [tab, selected], label: Overview, frame: [0, 780, 130, 64]}
          - {traits: [tab], label: Sharing, frame: [130, 780, 130, 64]}
          - {traits: [tab], label: Search, frame: [260, 780, 130, 64]}
    """,
    """
    screen: Delete photo
    elements:
      - modal: true
        children:
          - {heading: Delete this photo?, frame: [40, 320, 310, 40]}
          - {text: It goes from all your devices., frame: [40, 370, 310, 40]}
          - {button: Cancel, frame: [40, 420, 150, 48]}
          - {button: Delete, frame: [200, 420, 150, 48]}
    """,
    """
    screen: Calendar
    elements:
      - {heading: May, frame: [16, 60, 200, 40]}
      - {button: Previous month, frame: [260, 56, 48, 48]}
      - {button: Next month, frame: [320, 56, 48, 48]}
      - {button: "Friday, 1 May", frame: [0, 120, 55, 55]}
      - {button: "Saturday, 2 May", frame: [56, 120, 55, 55], traits: [button, selected]}
      - {button: "Sunday, 3 May", frame: [112, 120, 55, 55]}
    """,
  ]

  private static let google = [
    """
    screen: Inbox
    elements:
      - {button: Open navigation, frame: [4, 28, 48, 48]}
      - {heading: Inbox, frame: [60, 28, 200, 48]}
      - {button: Search mail, frame: [360, 28, 48, 48]}
      - container: list
        children:
          - {label: "Ann, Seeds for May, 9:30", frame: [0, 90, 412, 72], respondsToUserInteraction: true}
          - {label: "Ben, The fence, yesterday", frame: [0, 164, 412, 72], respondsToUserInteraction: true}
      - {button: Write, frame: [330, 820, 64, 56]}
    """,
    """
    screen: Add a plant
    elements:
      - {button: Navigate up, frame: [4, 28, 48, 48]}
      - {heading: Add a plant, frame: [60, 28, 300, 48]}
      - {role: textbox, placeholder: Name, frame: [16, 100, 380, 56]}
      - {role: combobox, label: Kind, value: Vegetable, frame: [16, 170, 380, 56]}
      - {role: checkbox, label: From my own garden, checked: false, frame: [16, 240, 380, 48]}
      - {role: switch, label: Remind me to water it, checked: true, frame: [16, 300, 380, 48]}
      - {button: Save, frame: [16, 370, 380, 48]}
    """,
    """
    screen: Volume
    elements:
      - {heading: Volume, frame: [16, 28, 380, 48]}
      - {role: slider, label: Media, value: 40 %, frame: [16, 90, 380, 48]}
      - {role: slider, label: Alarms, value: 80 %, frame: [16, 150, 380, 48]}
      - {role: radio, label: Ring, checked: true, frame: [16, 220, 380, 48]}
      - {role: radio, label: Vibrate, checked: false, frame: [16, 270, 380, 48]}
    """,
    """
    screen: Prices
    elements:
      - {heading: Prices, frame: [16, 28, 380, 48]}
      - {image: A shelf with jars of honey, frame: [0, 80, 412, 200]}
      - {text: "Honey, 500 grams: 8 euros", frame: [16, 290, 380, 40]}
      - {text: "Candle, small: 5 euros", frame: [16, 340, 380, 40]}
      - {button: Order, frame: [16, 400, 380, 48]}
    """,
  ]

  private static let all: [(reader: Reader, screen: String)] =
    native.flatMap {
      [(.voiceOverIOS, phone + $0), (.voiceOverMacOS, desk + $0)]
    } + google.map { (.talkBack, android + $0) }

  @Test(arguments: all) func nothingIsFound(_ reader: Reader, _ text: String) throws {
    let screen = try AuditFixture.screen(
      text, options: ReaderOptions(reader: reader))
    let found = Audit(RuleSelection()).run(screen).findings.filter { $0.severity != .note }
    #expect(found.map { "\($0.rule): \($0.message)" } == [])
  }
}
