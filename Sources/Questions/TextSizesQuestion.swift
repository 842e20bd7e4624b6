import AccessibilityAudit
package import Documents
package import TreeFormats

/// `predict-text-size`: which texts will not fit at larger sizes of text.
package struct TextSizesQuestion: ScreenQuestion {
  package static let name = "predict-text-size"
  package static let title = "Estimate larger text"
  package static let summary =
    "Estimate which texts will not fit at each of the twelve sizes of text."
  package static let details = """
    Example: earshot predict-text-size Examples/Checkout/checkout.screen.yaml

    An estimate from frames, sizes and text styles, by the letters of Inter, which is close to Apple's font: \
    nothing is laid out, frames are taken to stay, and only what is over by more than 8 % is told.
    """
  package static let answers = AnswersName("earshot-text-sizes", list: "screens")
  package static let parameters: [Parameter] = []

  package init(_ arguments: Arguments) {}

  package func answer(
    for named: NamedScreen, _ layout: Layout
  ) throws(SourceError) -> Answer {
    let screen = try named.audited()
    return Answer(layout, of: TextSizeReport(TextSizePrediction(screen), of: screen))
  }
}
