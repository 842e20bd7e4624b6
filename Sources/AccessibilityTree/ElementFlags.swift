/// What is true or not of an element, in one byte.
struct ElementFlags: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let isHidden = ElementFlags(rawValue: 1 << 0)
  static let isDecorative = ElementFlags(rawValue: 1 << 1)
  static let clips = ElementFlags(rawValue: 1 << 2)
  static let isModal = ElementFlags(rawValue: 1 << 3)
  static let groupsChildren = ElementFlags(rawValue: 1 << 4)
  static let isHeardAsWritten = ElementFlags(rawValue: 1 << 5)

  /// Inserts or removes a flag.
  mutating func set(_ flag: ElementFlags, _ isSet: Bool) {
    if isSet { insert(flag) } else { remove(flag) }
  }
}
