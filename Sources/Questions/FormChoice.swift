package import Documents

/// The form in which a command writes the answers to a question.
package struct FormChoice<Asked: ScreenQuestion>: ParameterGroup {
  package static var parameters: [Parameter] {
    let words = Asked.forms.map(\.rawValue)
    let list = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    return [Parameter("format", .word(words), "Output format: \(list).", projectUse: .output)]
  }

  /// The form; text if none is asked for.
  package let form: Layout.Form

  package init(_ arguments: Arguments) {
    form = arguments.text("format").flatMap(Layout.Form.init) ?? .text
  }
}
