/// The versions of the Model Context Protocol, in its two eras.
///
/// Documented: modelcontextprotocol.io/specification. Until 2025-11-25 a connection begins with a handshake; since
/// 2026-07-28 each request says its version, and no state belongs to a connection.
enum MCPVersion {
  /// Those with a handshake, the newest last.
  static let withHandshake = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  /// Those without.
  static let stateless = ["2026-07-28"]
  /// The one whose clients know no sound.
  static let withoutSound = "2024-11-05"

  /// Returns the version that is spoken with a client that asks for one in its handshake.
  static func agreed(_ asked: String) -> String {
    withHandshake.contains(asked) ? asked : withHandshake[withHandshake.count - 1]
  }

  /// What the keys of `_meta` begin with.
  static let prefix = "io.modelcontextprotocol/"
}
