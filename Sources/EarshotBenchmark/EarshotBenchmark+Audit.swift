import AccessibilityAudit
import AccessibilityTree
import Voices

extension EarshotBenchmark {
  /// Measures what it costs to listen to a screen for an audit, and to check it by every rule.
  func measureAudit(_ size: Int) throws {
    var generator = ScreenGenerator(seed: 7)
    let screen = generator.screen(nodes: size)
    let phrases = try PhraseLibrary()
    let listening = try ListeningTime(VoiceProfile.named(VoiceProfile.defaultName))
    let prepared = Stopwatch.median(of: runs) {
      AuditedScreen(screen, path: "generated", phrases: phrases, listening: listening)
    }
    let audit = Audit(RuleSelection(precision: .low))
    let checked = Stopwatch.median(of: runs) { audit.run(prepared.result).findings.count }
    var line = padded(String(screen.tree.count), 7)
    for (number, width) in zip([prepared.milliseconds, checked.milliseconds], [20, 12]) {
      line += padded(String((number * 100).rounded() / 100), width)
    }
    print(line + padded(String(checked.result), 10))
  }
}
