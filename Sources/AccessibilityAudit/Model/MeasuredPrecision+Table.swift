// Written by a test from the verdicts: EARSHOT_RECORD=failed swift test --filter AuditLabelsTests
extension MeasuredPrecision {
  /// The figures of the rules that have any, by the rules' names.
  static let table: [String: MeasuredPrecision] = [
    "contrast-insufficient": .init(2, of: 2),
    "element-off-screen": .init(1, of: 1),
    "gesture-without-alternative": .init(1, of: 1),
    "heading-level-skipped": .init(1, of: 1),
    "heading-missing": .init(2, of: 10),
    "hint-style": .init(11, of: 11),
    "image-undescribed": .init(15, of: 15),
    "label-duplicated": .init(7, of: 7),
    "label-is-identifier": .init(7, of: 7),
    "label-missing": .init(23, of: 23),
    "label-names-gesture": .init(5, of: 5),
    "label-not-in-name": .init(2, of: 2),
    "label-punctuated": .init(1, of: 1),
    "label-repeats-role": .init(7, of: 7),
    "label-repeats-state": .init(1, of: 1),
    "label-symbol-only": .init(5, of: 5),
    "label-too-long": .init(1, of: 1),
    "label-vague": .init(4, of: 4),
    "placeholder-as-label": .init(4, of: 4),
    "role-conflict": .init(1, of: 1),
    "role-missing": .init(7, of: 7),
    "screen-title-missing": .init(1, of: 1),
    "table-headers-missing": .init(1, of: 1),
    "target-too-close": .init(0, of: 1),
    "target-too-small": .init(33, of: 34),
    "targets-overlap": .init(1, of: 1),
    "text-not-exposed": .init(2, of: 2),
    "value-missing": .init(1, of: 1),
  ]
}
