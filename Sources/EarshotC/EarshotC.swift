import Questions
import Serving
import SystemCalls

/// Answers one line of `earshot stream`, as described in `earshot.h`.
@_cdecl("earshot_hear")
public func earshotHear(
  _ request: UnsafePointer<UInt8>?, _ length: Int
) -> UnsafeMutablePointer<CChar>? {
  let bytes = UnsafeBufferPointer(start: request, count: request == nil ? 0 : max(0, length))
  let line = [UInt8](bytes)
  let answer = StreamServer(TranscriptQuestion.self, workers: 1).answer(to: line)
  // JSON writes a zero byte as an escape, so that the end is the only one.
  let copy = SystemCalls.malloc(answer.count + 1)
  guard let text = copy?.assumingMemoryBound(to: UInt8.self) else { return nil }
  answer.withUnsafeBufferPointer { answer in
    if let start = answer.baseAddress { text.update(from: start, count: answer.count) }
  }
  text[answer.count] = 0
  return UnsafeMutableRawPointer(text).assumingMemoryBound(to: CChar.self)
}

/// Frees an answer.
@_cdecl("earshot_free")
public func earshotFree(_ answer: UnsafeMutablePointer<CChar>?) { SystemCalls.free(answer) }

/// The version of Earshot, which is never freed.
@_cdecl("earshot_version")
public func earshotVersion() -> UnsafePointer<CChar>? { Version.text }

private enum Version {
  /// Made once, for as long as the process runs.
  nonisolated(unsafe) static let text: UnsafePointer<CChar>? = {
    UnsafePointer(SystemCalls.strdup(Engine.version))
  }()
}
