extension RulePage {
  /// The share of findings that a person would call true, measured if possible and otherwise estimated.
  ///
  /// It is measured if at least five findings were judged on the labelled set.
  public var precision: Precision { measuredPrecision.precision ?? estimatedPrecision }

  /// How many of the rule's findings on the labelled set are true.
  package var measuredPrecision: MeasuredPrecision { .of(id) }

  /// The precision and where it comes from: "precision high: 11 of 12 findings were true on the labelled set".
  var precisionText: String {
    let measured = measuredPrecision
    guard let precision = measured.precision else {
      return "precision \(estimatedPrecision.rawValue), an estimate: fewer than "
        + "\(MeasuredPrecision.leastCount) findings have been judged"
    }
    return "precision \(precision.rawValue): \(measured.trueCount) of \(measured.judgedCount) "
      + "findings were true on the labelled set"
  }
}
