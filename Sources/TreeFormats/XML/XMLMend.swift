/// One place of a malformed dump that was mended.
struct XMLMend: Equatable {
  /// Where it is, in bytes from the start of the source.
  var offset: Int
  /// What is wrong and what was made of it.
  var message: String
}
