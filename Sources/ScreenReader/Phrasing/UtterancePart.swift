/// One part of an utterance: what it adds for an element in its context.
///
/// Whoever adds a part writes one file with a static constant and puts it into the dialects that speak
/// it.
public struct UtterancePart: Sendable {
  /// The part's name, for listings: "roles".
  public let name: String
  let add: @Sendable (PhrasingContext, inout [Fragment]) -> Void

  init(_ name: String, _ add: @escaping @Sendable (PhrasingContext, inout [Fragment]) -> Void) {
    self.name = name
    self.add = add
  }
}
