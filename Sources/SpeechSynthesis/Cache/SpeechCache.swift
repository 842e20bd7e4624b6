package import SpeechProtocol
internal import Synchronization

/// A cache of spoken samples, in a folder or in memory.
///
/// The same engine, voice, settings and text give the same samples, so a changed screen costs only its changes.
/// Several programs of one user may share a folder. Files appear when they are complete. A file that is damaged,
/// belongs to another key or was not written by this user's Earshot counts as missing.
public final class SpeechCache: Sendable {
  /// The most bytes of samples that are kept in memory.
  private static let memoryLimit = 32 << 20

  private struct Memory {
    var entries: [SpeechCacheKey: (speech: Speech, use: Int)] = [:]
    var size = 0
    var uses = 0
  }

  private let memory = Mutex(Memory())
  private let folder: SpeechCacheFolder?

  /// Creates a cache.
  ///
  /// - Parameter folder: The path of a folder, which is created if it does not exist, or `nil` to keep speech in memory
  ///   only.
  /// - Throws: An error if the folder cannot be created or written to, belongs to others, or is writable for others.
  public init(folder: String? = nil) throws(SpeechError) {
    self.folder = if let folder { try SpeechCacheFolder(path: folder) } else { nil }
  }

  /// Returns the speech of a request.
  package func speech(for request: SpeechRequest, engine: String) -> Speech? {
    let key = SpeechCacheKey(request, engine: engine)
    // The system keeps files in memory better than a program could.
    if let folder { return folder.speech(for: key) }
    return memory.withLock { memory -> Speech? in
      memory.uses += 1
      memory.entries[key]?.use = memory.uses
      return memory.entries[key]?.speech
    }
  }

  /// Keeps the speech of a request; what cannot be written to disk is not kept.
  package func keep(_ speech: Speech, for request: SpeechRequest, engine: String) {
    let key = SpeechCacheKey(request, engine: engine)
    if let folder { folder.keep(speech, for: key) } else { remember(speech, key) }
  }

  /// Returns the packets that an encoder has made of sound, or makes and keeps them; without a folder nothing is kept.
  func packets<Failure: Error>(
    of samples: ArraySlice<Int16>, by encoder: String, _ make: () throws(Failure) -> [[UInt8]]
  ) throws(Failure) -> [[UInt8]] {
    guard let folder else { return try make() }
    let key = SpeechCacheKey(packets: encoder, tag: folder.tag(of: samples))
    if let packets = folder.answer(for: key).flatMap(Self.packets) { return packets }
    let packets = try make()
    // Each with its length before it, which Opus keeps below 1276 bytes.
    var bytes: [UInt8] = []
    for packet in packets {
      bytes.appendLittleEndian(UInt16(clamping: packet.count))
      bytes += packet
    }
    folder.keep(bytes, for: key)
    return packets
  }

  private static func packets(in bytes: ArraySlice<UInt8>) -> [[UInt8]]? {
    var rest = bytes
    var packets: [[UInt8]] = []
    while let low = rest.popFirst() {
      guard let high = rest.popFirst() else { return nil }
      let length = Int(low) | Int(high) << 8
      guard rest.count >= length else { return nil }
      packets.append(Array(rest.prefix(length)))
      rest.removeFirst(length)
    }
    return packets
  }

  private func remember(_ speech: Speech, _ key: SpeechCacheKey) {
    let size = 2 * speech.samples.count
    guard size <= Self.memoryLimit / 4 else { return }
    memory.withLock { memory in
      memory.uses += 1
      if memory.entries.updateValue((speech, memory.uses), forKey: key) == nil {
        memory.size += size
      }
      guard memory.size > Self.memoryLimit else { return }
      // The older half goes at once, so that making room costs little on the whole.
      for (key, entry) in memory.entries.sorted(by: { $0.value.use < $1.value.use }) {
        if memory.size <= Self.memoryLimit / 2 { break }
        memory.entries[key] = nil
        memory.size -= 2 * entry.speech.samples.count
      }
    }
  }
}
