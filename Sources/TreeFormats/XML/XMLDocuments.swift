internal import Documents

/// Reads the XML documents of a text: one as a rule, several where dumps were written one after another.
///
/// Well-formed XML is read as it is. What is malformed is mended where it is clear what was meant (see
/// ``XMLMender``), else refused with the first error.
enum XMLDocuments {
  /// A document that was read.
  struct Reading<Sink: XMLSink> {
    /// What took its tags.
    var sink: Sink
    /// What was mended in it, in the order of the text.
    var mends: [XMLMend]

    /// Tells a report what was mended.
    func tell(_ report: inout ImportReport, _ source: SourceText) {
      for mend in mends { report.warn(source.warning(mend.message, at: mend.offset)) }
    }
  }

  /// The most documents that one text may hold.
  static let maximumCount = 10_000

  /// Reads every document of a text.
  static func read<Sink: XMLSink>(
    _ source: SourceText, as format: XMLFormat, into makeSink: () -> Sink
  ) throws(SourceError) -> [Reading<Sink>] {
    let syntax = XMLSyntax(source: source, format: format)
    if let offset = XMLSniffer.offsetOfCrowdedTag(source.bytes, limit: XMLStream.maximumAttributes)
    {
      throw syntax.crowded(at: offset)
    }
    let sink = makeSink()
    let failure: XMLStream.Failure
    do throws(XMLStream.Failure) {
      try XMLStream.read(
        source.bytes[...], of: source, offsets: XMLOffsets(), isMended: false, as: format,
        into: sink)
      return [Reading(sink: sink, mends: [])]
    } catch {
      failure = error
    }
    guard failure.isMalformed, let text = MendedXML(source.bytes),
      text.documents.count <= maximumCount
    else { throw failure.error }
    if let offset = XMLSniffer.offsetOfCrowdedTag(text.bytes, limit: XMLStream.maximumAttributes) {
      throw syntax.crowded(at: text.offsets(from: 0).given(offset))
    }
    var readings: [Reading<Sink>] = []
    for document in text.documents {
      let sink = makeSink()
      do throws(XMLStream.Failure) {
        try XMLStream.read(
          text.bytes[document.range], of: source,
          offsets: text.offsets(from: document.range.lowerBound), isMended: true, as: format,
          into: sink)
      } catch {
        throw error.isMalformed ? failure.error : error.error
      }
      readings.append(Reading(sink: sink, mends: document.mends))
    }
    return readings
  }
}
