import AccessibilityTree
import Readers
import ScreenReader
import Testing
import Voices

/// Where the cursor lands when a screen comes or goes and the app says nothing of it.
@Suite("Session: landing")
struct SessionLandingTests {
  static let settings = """
    screen: Settings
    elements:
      - {heading: Settings, frame: [16, 100, 200, 40]}
      - {button: Account, frame: [0, 160, 393, 44]}
      - {id: general, button: General, frame: [0, 204, 393, 44]}
    """
  static let general = """
    screen: General
    elements:
      - {backButton: Settings, frame: [8, 50, 100, 44]}
      - {heading: General, frame: [150, 60, 90, 24]}
      - {button: Edit, frame: [330, 50, 60, 44]}
      - {button: Language, frame: [0, 110, 393, 44]}
    """
  static let filters = """
    screen: Filters
    elements: [{button: Cancel}, {heading: Filters}, {switch: Vegan, value: "0"}]
    """

  private func session(
    opening yaml: String, settings: ReaderSettings? = nil, reader: Reader = .voiceOverIOS
  ) throws -> Session {
    let opened = try OrderedLabels.screen(yaml)
    var session = Session(
      try OrderedLabels.screen(Self.settings), reader: reader, phrases: try reader.phrases(),
      settings: settings,
      app: AppModel { request, _ in request.act == .activate ? [.open(opened)] : nil })
    _ = session.start()
    _ = session.perform(.touchElement("general"))
    return session
  }

  @Test func aPushLandsBelowTheBarAndAPopNotOnTheTrigger() throws {
    var session = try session(opening: Self.general)
    #expect(session.heard(.activate).suffix(2) == ["General", "Language, button"])
    #expect(session.heard(.escape).suffix(2) == ["Settings", "Account, button"])
  }

  @Test func aSheetLandsOnItsFirstElementAndItsEndOnTheTitle() throws {
    var session = try session(opening: Self.filters)
    #expect(session.heard(.activate).suffix(2) == ["Filters", "Cancel, button"])
    #expect(session.heard(.escape).last == "Settings, heading")
  }

  /// Without frames a bar is what is grouped with the back button.
  @Test(arguments: [
    (
      "screen: A\nelements: [{groupsChildren: true, children: [{backButton: B}, {heading: A}]}, C]",
      "C"
    ),
    ("screen: A\nelements: [{backButton: B}, {heading: A}, C]", "C"),
    ("screen: A\nelements: [{backButton: B}, {heading: A}]", "B, back button"),
    ("elements: [{backButton: B}]", "B, back button"),
  ])
  func bars(screen: String, landing: String) throws {
    var session = try session(opening: screen)
    #expect(session.heard(.activate).last == landing)
  }

  /// A screen without the heading of its title, or without a title, gives the cursor to its first element.
  @Test func noTitle() throws {
    let sheet = try OrderedLabels.screen(Self.filters)
    var session = try SessionHeard.session(
      "screen: Home\nelements: [{button: A}, {id: b, button: B}]",
      app: AppModel { request, _ in request.act == .activate ? [.open(sheet)] : nil })
    _ = session.perform(.touchElement("b"))
    _ = session.perform(.activate)
    #expect(session.heard(.escape).last == "A, button")
  }

  @Test func aUserOfAnotherVersionComesBackToWhereTheyWere() throws {
    var settings = ReaderSettings()
    settings.returnsToOrigin = true
    for screen in [Self.general, Self.filters] {
      var session = try session(opening: screen, settings: settings)
      _ = session.perform(.activate)
      #expect(session.heard(.escape).last == "General, button")
    }
  }

  /// The Mac's reader is not known to do so.
  @Test func otherReadersKeepTheirWays() throws {
    var session = try session(opening: Self.general, reader: .voiceOverMacOS)
    _ = session.perform(.activate)
    #expect(session.focusedElement?.label == "Settings")
    _ = session.perform(.escape)
    #expect(session.focusedElement?.label == "General")
  }

  @Test func whatTheAppSaysGoesFirst() throws {
    let opened = try OrderedLabels.screen(Self.general)
    var session = try SessionHeard.session(
      Self.settings,
      app: AppModel { request, _ in
        request.element.label == "Language" ? [.close, .focus("general")] : [.open(opened)]
      })
    _ = session.perform(.activate)
    #expect(session.heard(.activate).last == "General, button")
  }
}

/// What is announced in the moment in which the cursor moves is lost.
@Suite("Session: announcements")
struct SessionAnnouncementTests {
  private func heard(_ effects: [AppEffect], reader: Reader = .voiceOverIOS) throws -> [String] {
    var session = Session(
      try OrderedLabels.screen("elements: [{button: A}, {id: b, button: B}]"), reader: reader,
      phrases: try reader.phrases(), app: AppModel { _, _ in effects })
    _ = session.start()
    return session.heard(.activate)
  }

  private func said(_ priority: Announcement.Priority = .default, after delay: Int = 0) -> AppEffect
  {
    .announce(Announcement("Saved", priority: priority, delay: delay))
  }

  @Test func besideAMoveItIsLost() throws {
    #expect(try heard([.focus("b"), said()]) == ["B, button", "[announcement lost] Saved"])
    #expect(try heard([said(.low), .focus("b")]) == ["[announcement lost] Saved", "B, button"])
    // Removing the element under the cursor moves it, too.
    #expect(
      try heard([.remove("b"), said()]) == ["[announcement] Saved"],
      "the cursor is elsewhere")
  }

  @Test func afterAWhileItIsHeard() throws {
    #expect(
      try heard([said(after: 750), .focus("b")]) == [
        "B, button", "[announcement] Saved [cuts off: B, button]",
      ])
    #expect(
      try heard([said(), .focus("b"), said(.low, after: 750)]) == [
        "[announcement lost] Saved", "B, button", "[announcement] Saved",
      ])
  }

  @Test func aHighPriorityAndNoMoveAreHeard() throws {
    #expect(try heard([said(.high), .focus("b")]).first == "[announcement] Saved")
    #expect(try heard([said()]) == ["[announcement] Saved"])
    #expect(try heard([.pageScrolled("Page 2"), .focus("b")]).contains("[announcement] Page 2"))
  }

  /// Only readers that were heard to lose announcements do.
  @Test func otherReadersSayIt() throws {
    #expect(
      try heard([.layoutChanged("b"), said()], reader: .voiceOverMacOS)
        .contains { $0.hasPrefix("[announcement] Saved") })
  }
}
