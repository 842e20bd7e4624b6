#if canImport(Darwin)
  internal import Foundation
#else
  // Foundation has the same, with all locales; the standard library's own stands behind a name of its kin.
  @_spi(_Unicode) internal import Swift
#endif

extension String {
  /// The text in Unicode's composed form (NFC): é as one scalar.
  var composed: String {
    #if canImport(Darwin)
      precomposedStringWithCanonicalMapping
    #else
      var scalars = UnicodeScalarView()
      for scalar in _nfc { scalars.append(scalar) }
      return String(scalars)
    #endif
  }
}
