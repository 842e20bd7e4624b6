import AccessibilityAudit
import Testing

/// Every guideline of Apple's accessibility pages that a tree can tell of, and the rules that check it.
@Suite struct GuidelineTableTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let guideline: String
    let rules: [String]
    var testDescription: String { guideline }
  }

  static let rows = [
    Row(guideline: "Gestures: leave the platform's alone", rules: ["platform-gesture-overridden"]),
    Row(guideline: "Gestures: simple ones for common actions", rules: ["gesture-complex"]),
    Row(
      guideline: "Gestures: an alternative to any of them",
      rules: ["gesture-without-alternative", "row-action-swipe-only"]),
    Row(
      guideline: "Gestures: name what is dragged and where it drops", rules: ["drag-undescribed"]),
    Row(guideline: "Gestures: of the app's own on visionOS", rules: ["custom-gesture-blocked"]),
    Row(
      guideline: "Buttons: characterise elements of one's own",
      rules: ["role-missing", "role-conflict", "action-missing", "state-missing"]),
    Row(guideline: "Buttons: switches of the system", rules: ["switch-custom"]),
    Row(guideline: "Buttons: links are more than a colour", rules: ["colour-only-link"]),
    Row(
      guideline: "Buttons: large enough and far enough apart",
      rules: ["target-too-small", "target-too-close", "targets-overlap"]),
    Row(guideline: "User input: dictation", rules: ["dictation-unavailable"]),
    Row(guideline: "User input: text can be selected", rules: ["text-not-selectable"]),
    Row(
      guideline: "Content: describe images",
      rules: ["image-undescribed", "image-repeats-caption"]),
    Row(guideline: "Content: describe infographics", rules: ["chart-undescribed"]),
    Row(guideline: "Content: hide what decorates", rules: ["decorative-exposed"]),
    Row(
      guideline: "Content: titles and headings",
      rules: [
        "screen-title-missing", "screen-title-duplicated", "heading-missing", "heading-empty",
        "heading-level-skipped",
        "heading-unmarked", "heading-overused",
      ]),
    Row(
      guideline: "Content: captions, descriptions, transcripts",
      rules: ["media-captions-missing", "media-description-missing", "media-transcript-missing"]),
    Row(
      guideline: "Navigation: everything can be reached",
      rules: ["element-unreachable", "interactive-hidden", "text-not-exposed"]),
    Row(
      guideline: "Best practices: every task of a critical flow can be completed",
      rules: ["flow-incomplete"]),
    Row(
      guideline: "Navigation: tell of changes",
      rules: [
        "change-silent", "focus-lost", "focus-moved", "status-not-announced", "announcement-flood",
      ]),
    Row(
      guideline: "Navigation: labels are kept current",
      rules: ["label-stale", "value-unchanged-after-action"]),
    Row(
      guideline: "Navigation: nothing opens by itself, nothing hurries",
      rules: ["context-change-on-focus", "auto-dismiss"]),
    Row(guideline: "Navigation: few gestures", rules: ["effort-high", "primary-action-late"]),
    Row(guideline: "Content: a new screen says its title", rules: ["screen-change-untitled"]),
    Row(
      guideline: "Navigation: what belongs together is heard together",
      rules: [
        "caption-separated", "row-fragmented", "group-overloaded", "reading-order-broken",
        "rtl-order",
      ]),
    Row(
      guideline: "Navigation: predict what opens",
      rules: ["ellipsis-missing", "context-change-unannounced"]),
    Row(
      guideline: "Navigation: labels for everything that matters",
      rules: ["label-missing", "label-is-identifier"]),
    Row(guideline: "Navigation: the rotor", rules: ["rotor-empty", "rotor-target-lost"]),
    Row(
      guideline: "Navigation: the keyboard",
      rules: ["keyboard-unreachable", "keyboard-trap", "shortcut-overrides-system"]),
    Row(guideline: "Colour: never alone", rules: ["colour-only-state", "colour-only-link"]),
    Row(
      guideline: "Colour: the table of contrasts",
      rules: ["contrast-insufficient", "contrast-nearly", "contrast-non-text"]),
    Row(guideline: "Text: it follows the size that people prefer", rules: ["text-not-scalable"]),
    Row(guideline: "Text: it is not cut off", rules: ["text-clipped"]),
    Row(guideline: "Text: stacked where it is large", rules: ["elements-overlap"]),
    Row(
      guideline: "Text: nothing is lost where it is large", rules: ["content-lost-at-large-text"]),
    Row(
      guideline: "Text: the same order at every size", rules: ["order-changes-with-text-size"]),
    Row(guideline: "Text: icons that mean something grow with it", rules: ["icon-not-scaled"]),
    Row(guideline: "Text: it follows the setting for bold text", rules: ["bold-text-ignored"]),
    Row(guideline: "Text: regular and heavier weights", rules: ["font-weight-light"]),
    Row(guideline: "Text: legible in its size", rules: ["text-too-small"]),
    Row(guideline: "Text: not justified", rules: ["text-justified"]),
    Row(guideline: "Text: no long italics or capitals", rules: ["text-long-italic-or-caps"]),
    Row(guideline: "Motion: people control it", rules: ["media-autoplays"]),
    Row(guideline: "Motion: no blinking", rules: ["media-flashes", "motion-only-information"]),
    Row(guideline: "visionOS: nothing is tied to the head", rules: ["head-anchored"]),
  ]

  @Test(arguments: rows)
  func pointsAtRulesThatNameTheGuidelines(_ row: Row) throws {
    for id in row.rules {
      let page = try #require(Rules.rule(named: id)).page
      #expect(AuditProfile.hig.includes(page), "\(id) names no guideline of Apple's")
    }
  }
}
