import Documents
import OtherTechnologies

/// Reads what a flow is used by in place of a reader: `with: keyboard`, or with settings,
/// `with: {switch-control: {scan: 2, style: manual, tap: always}}`.
enum TechnologyReader {
  static func read(
    _ node: DocumentNode, beside reader: DocumentNode?
  ) throws(SourceError) -> (technology: Technology, scanning: SwitchSettings) {
    if let reader {
      throw reader.error(
        "\"reader\" and \"with\" cannot be used together: a flow with \"with\" runs without a reader",
        suggestion: "remove one of them")
    }
    guard node.kind == .mapping else {
      return (try technology(node), SwitchSettings())
    }
    var found: (Technology, SwitchSettings)?
    try node.forEachPair { (key, value) throws(SourceError) in
      if found != nil {
        throw key.error("a flow can use only one technology; this is a second one")
      }
      let technology = try technology(key)
      guard technology == .switchControl else {
        throw value.error("\(technology.rawValue) has no settings", suggestion: "with: \(key.text)")
      }
      found = (technology, try settings(value))
    }
    guard let found else { throw node.error("\"with\" needs a technology") }
    return found
  }

  private static func technology(_ node: DocumentNode) throws(SourceError) -> Technology {
    let name = try node.string(for: "with")
    if let technology = Technology(rawValue: name) { return technology }
    throw node.error(
      "unknown technology \(SafeText.quoted(name))",
      suggestion: Spelling.suggestion(
        for: name, among: Technology.allCases.map(\.rawValue), noun: "technologies"))
  }

  private static func settings(_ node: DocumentNode) throws(SourceError) -> SwitchSettings {
    var settings = SwitchSettings()
    try node.requireMapping(for: "switch-control")
    try node.requireKeys(["scan", "style", "tap"], of: "Switch Control")
    if let scan = node["scan"] {
      let seconds = try scan.number(for: "scan")
      guard SwitchSettings.scanRange.contains(seconds) else {
        throw scan.error("\"scan\" takes seconds from 0.05 to 25, not \(seconds)")
      }
      settings.scan = seconds
    }
    if let style = node["style"] { settings.style = try style.word(for: "style", noun: "styles") }
    if let tap = node["tap"] { settings.tap = try tap.word(for: "tap", noun: "ways of tapping") }
    return settings
  }
}
