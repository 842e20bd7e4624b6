/// The keys of a label, in the order in which they are written.
enum LabelKey: String, CaseIterable {
  case screen, rule, severity, review, element, name, message, found, verdict, why
}
