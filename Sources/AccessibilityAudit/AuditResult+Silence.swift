import ScreenReader

extension AuditResult {
  /// Notes that nothing on the screen is reached, unless a finding says so: no rule had anything to look at.
  package func silence(of screen: AuditedScreen) -> String? {
    guard let silence = screen.silence,
      !findings.contains(where: { $0.rule == ScreenSilent.page.id })
    else { return nil }
    return "nothing can be reached: \(silence.reason)"
  }
}
