/// The program that answers.
package enum Engine {
  /// What it is called.
  package static let name = "earshot"
  /// Its version: with it and the hash of an input, an answer is known.
  package static let version = "0.2.0"
}
