/// How it is known that a real reader says a phrase so.
public enum Evidence: String, CaseIterable, Sendable {
  /// Stated by the maker of the reader.
  case documented
  /// Seen in a recording or a reference image of the reader.
  case measured
  /// A guess; listed as such wherever it is heard.
  case assumed
}
