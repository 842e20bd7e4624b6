internal import AccessibilityAudit
internal import AccessibilityTree
internal import ScreenReader
internal import Transcript
internal import Voices

/// What the template needs for a line.
struct LineContext {
  private let line: PageLine
  private let index: Int
  private let scene: SceneContext
  private let timing: PageSound.Timing?

  /// Looks at a line.
  init(_ line: PageLine, index: Int, in scene: SceneContext, timing: PageSound.Timing?) {
    self.line = line
    self.index = index
    self.scene = scene
    self.timing = timing
  }

  /// What the mark of a line says: what is certain comes before what is to be checked.
  private static func words(of findings: [Finding]) -> String {
    let counts = FindingCounts(findings).present
    guard let worst = counts.first, findings.count > 1 else {
      return findings.first?.kind.rawValue ?? ""
    }
    return worst.kind == .review ? worst.words : counts.map(\.words).joined(separator: ", ")
  }

  /// Names and values.
  func values(hasSound: Bool) -> PageValues {
    let text = SafeWords.line(line.text)
    var values: PageValues = [
      "index": index, "kind": line.kind.rawValue, "scene": scene.index,
      "text": text.isEmpty ? "[silent]" : text,
      "hint": line.hint.map(SafeWords.line),
      "box": line.stop.flatMap(scene.box(of:)),
      "language": line.utterance.flatMap { LanguageTag($0.language).markup },
      "timing": timing.map {
        ["from": $0.from, "to": $0.to, "words": $0.json] as PageValues
      },
      "canPlay": timing != nil, "playLabel": "Play \(SafeWords.short(text))",
      "isStop": line.stop != nil, "isPlain": line.stop == nil, "flag": false,
    ]
    if let step = line.step {
      values["step"] = ["number": step.number, "gesture": step.gesture.map(SafeWords.line)]
    }
    guard let stop = line.stop else { return values }
    let findings = scene.findings(at: stop)
    if let worst = findings.map(\.kind).max() {
      values["flag"] = [
        "severity": worst.rawValue, "isTold": worst >= .warning,
        "count": Self.words(of: findings),
        "kinds": FindingCounts(findings).present.map(\.kind.rawValue).joined(separator: " "),
      ]
    }
    let fragments = line.utterance?.fragments ?? []
    values["number"] = stop + 1
    values["hasFragments"] = !fragments.isEmpty
    values["fragments"] = fragments.map { fragment in
      [
        "kind": fragment.kind.rawValue, "text": SafeWords.line(fragment.text),
        "isAssumed": fragment.isAssumed,
      ] as PageValues
    }
    values["told"] = SceneContext.told(findings)
    values["findings"] = findings.map(SceneContext.values(of:))
    let details = StopDetails(stop, of: scene.scene)
    values["hasOffers"] = !details.offers.isEmpty
    values["offers"] = details.offers
    values["silent"] = details.silent
    values["goLabel"] = hasSound ? "Play from here" : "Show in the picture"
    return values
  }
}
