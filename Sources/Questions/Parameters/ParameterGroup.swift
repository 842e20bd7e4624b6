package import Documents

/// What is asked for by some parameters.
package protocol ParameterGroup: Sendable {
  /// What may be said.
  static var parameters: [Parameter] { get }

  /// Takes what is said.
  init(_ arguments: Arguments) throws(SourceError)
}
