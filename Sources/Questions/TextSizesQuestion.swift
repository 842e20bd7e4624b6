import AccessibilityAudit
package import Documents
package import TreeFormats

/// `predict-text-size`: which texts will not fit at larger sizes of text.
package struct TextSizesQuestion: ScreenQuestion {
  package static let name = "predict-text-size"
  package static let shownName: String? = "text-sizes"
  package static let title = "Estimate larger text"
  package static let summary =
    "Estimate which texts do not fit at each of the twelve text sizes."
  package static let details = """
    Example: earshot transcript Examples/Checkout/checkout.screen.yaml --show text-sizes

    The estimate uses frames, text sizes, text styles and the letter widths of Inter, which is close to Apple's \
    font. Earshot computes no layout: it assumes that frames keep their size, and reports texts that exceed them by \
    more than 8 %.
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
