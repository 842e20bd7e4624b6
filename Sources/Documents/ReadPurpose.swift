/// What a file is read for, which decides when it matters that Git wrote it otherwise than it has it.
package enum ReadPurpose: Sendable {
  /// To use what it holds.
  case input
  /// To find out whether it is a screen; what is none may be passed over.
  case recognition
  /// To be drawn or played by a page: Git LFS may keep it.
  case drawing
  /// To decide about other files.
  case rules
}
