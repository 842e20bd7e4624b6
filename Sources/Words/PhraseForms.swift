/// The words of one phrase, in every form that says it.
package struct PhraseForms: Sendable {
  // One word for each form in place of a dictionary: words are looked up for every element of a screen.
  private var spoken: Phrase?
  private var utterance: Phrase?
  private var legend: Phrase?
  /// The words that the phrase has on some platforms alone, by the platform's name.
  var variants: [String: Phrase] = [:]

  /// Creates a phrase that no form says.
  package init() {}

  /// The words in a form, or `nil` where this form does not say the phrase.
  package subscript(form: PhraseForm) -> Phrase? {
    get {
      switch form {
      case .spoken: spoken
      case .utterance: utterance
      case .legend: legend
      }
    }
    set {
      switch form {
      case .spoken: spoken = newValue
      case .utterance: utterance = newValue
      case .legend: legend = newValue
      }
    }
  }

  /// Whether no form says the phrase.
  var isEmpty: Bool { spoken == nil && utterance == nil && legend == nil }

  /// Returns the phrase as another language takes it that has no words for it.
  func borrowed(from language: String) -> PhraseForms {
    var forms = self
    for form in PhraseForm.allCases { forms[form] = forms[form]?.borrowed(from: language) }
    forms.variants = variants.mapValues { $0.borrowed(from: language) }
    return forms
  }
}
