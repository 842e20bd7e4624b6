/// A malformed text made well-formed: its documents, and where their bytes come from.
struct MendedXML {
  /// One document of the text.
  struct Document {
    /// Its bytes in ``MendedXML/bytes``.
    var range: Range<Int>
    /// What was mended in it.
    var mends: [XMLMend]
  }

  /// All documents, one after the other.
  let bytes: [UInt8]
  /// The documents, in the order of the text.
  private(set) var documents: [Document]
  private let offsets: XMLOffsets

  /// Mends a text; `nil` when it is not clear what was meant.
  init?(_ text: [UInt8]) {
    let string = XMLByteString.isOne(text) ? XMLByteString(text) : nil
    var mender = XMLMender(string?.bytes ?? text)
    guard mender.run() else { return nil }
    bytes = mender.output
    documents = mender.documents
    guard let string else {
      offsets = mender.offsets
      return
    }
    offsets = mender.offsets.composed(with: string.offsets)
    for index in documents.indices {
      for mend in documents[index].mends.indices {
        documents[index].mends[mend].offset = string.offsets.given(
          documents[index].mends[mend].offset)
      }
    }
    documents[0].mends.insert(
      XMLMend(offset: 0, message: "the XML is a Python byte string; read without its escapes"),
      at: 0)
  }

  /// Returns where the bytes from an index on stand in the text that was given.
  func offsets(from start: Int) -> XMLOffsets { offsets.dropping(start) }
}
