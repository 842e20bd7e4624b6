import AccessibilityAudit
package import Documents
package import TreeFormats

/// `colours`: the colours of a screen as they are seen with colour blindness, in grey and inverted.
package struct ColoursQuestion: ScreenQuestion {
  package static let name = "colours"
  package static let title = "Simulate colour vision"
  package static let summary =
    "Show contrast as seen with colour blindness (three kinds), in greyscale and when inverted."
  package static let details = """
    Example: earshot transcript Examples/Checkout/checkout.screen.yaml --show colours

    Contrast follows WCAG; colour blindness follows the model of Machado, Oliveira and Fernandes \
    (2009). The list includes neighbours of the same shape whose colours are hard to tell apart, \
    with their distance (CIEDE2000).
    """
  package static let answers = AnswersName("earshot-colours", list: "screens")
  package static let parameters: [Parameter] = []

  package init(_ arguments: Arguments) {}

  package func answer(
    for named: NamedScreen, _ layout: Layout
  ) throws(SourceError) -> Answer {
    // The colours of a page are its own, whoever reads it.
    let heard = try named.audited()
    let screen = heard.own ?? heard
    return Answer(
      layout, of: ColoursReport(SeenColours(screen), of: screen, columns: layout.columns))
  }
}
