import Foundation

/// A WAV file taken apart by its chunks, not by fixed places.
struct WaveReader {
  var channels = 0
  var sampleRate = 0
  var bitsPerSample = 0
  var samples: [Int16] = []

  struct Malformed: Error {}

  init(path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    func number(_ offset: Int, _ size: Int) -> Int {
      (0..<size).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    func name(_ offset: Int) -> String {
      String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
    }
    guard bytes.count >= 44, name(0) == "RIFF", name(8) == "WAVE" else { throw Malformed() }
    guard number(4, 4) == bytes.count - 8 else { throw Malformed() }
    var offset = 12
    while offset + 8 <= bytes.count {
      let size = number(offset + 4, 4)
      let body = offset + 8
      guard body + size <= bytes.count else { throw Malformed() }
      if name(offset) == "fmt " {
        guard number(body, 2) == 1 else { throw Malformed() }
        channels = number(body + 2, 2)
        sampleRate = number(body + 4, 4)
        bitsPerSample = number(body + 14, 2)
        guard number(body + 8, 4) == sampleRate * channels * bitsPerSample / 8 else {
          throw Malformed()
        }
      } else if name(offset) == "data" {
        samples = stride(from: body, to: body + size, by: 2).map {
          Int16(truncatingIfNeeded: number($0, 2))
        }
      }
      offset = body + size + size % 2
    }
  }

  /// Reads the samples of a file whose header may not know its length, as `espeak-ng -w` writes it.
  static func samplesAfterHeader(path: String) throws -> [Int16] {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))).dropFirst(44)
    return stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
  }
}
