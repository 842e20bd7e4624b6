import ScreenReader

extension AuditResult {
  /// The reasons why rules skip parts of a screen, one sentence each.
  package func remarks(on screen: AuditedScreen) -> [String] {
    var remarks = [silence(of: screen)].compactMap(\.self)
    if leftOutOnKeyboards > 0 {
      remarks.append(
        "\(leftOutOnKeyboards) finding\(leftOutOnKeyboards == 1 ? "" : "s") about names left "
          + "out, because the screen marks the place as a keyboard (systemPart: keyboard, "
          + "keyboardKey, or rows of letters)"
      )
    }
    return remarks
  }

  /// Reports that the reader reaches nothing on the screen, unless a finding says so: no rule had anything to check.
  private func silence(of screen: AuditedScreen) -> String? {
    guard let silence = screen.silence,
      !findings.contains(where: { $0.rule == ScreenSilent.page.id })
    else { return nil }
    return "nothing can be reached: \(silence.reason)"
  }
}
