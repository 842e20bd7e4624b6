internal import CLibXML2

/// The callbacks that the XML library is given: two that read, the rest refuse.
enum XMLStreamHandlers {
  /// The table of callbacks.
  static var all: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { data, tag, _, _, _, _, count, _, attributes in
      guard let tag, let stream = XMLStream.at(data) else { return }
      stream.begin(XMLTag(name: tag, attributes: attributes, count: Int(count), stream: stream))
    }
    handler.endElementNs = { data, _, _, _ in XMLStream.at(data)?.end() }
    handler.serror = { data, error in
      guard let error, error.pointee.level == XML_ERR_FATAL else { return }
      XMLStream.at(data)?.refuse(reason: error.pointee.message.map { String(cString: $0) } ?? "")
    }
    // A document type ends the parse where it starts. The others would follow it, and answer nothing.
    handler.internalSubset = { data, _, _, _ in XMLStream.at(data)?.refuseDocumentType() }
    handler.externalSubset = { data, _, _, _ in XMLStream.at(data)?.refuseDocumentType() }
    handler.entityDecl = { data, _, _, _, _, _ in XMLStream.at(data)?.refuseDocumentType() }
    handler.resolveEntity = { data, _, _ in
      XMLStream.at(data)?.refuseDocumentType()
      return nil
    }
    handler.getEntity = { _, _ in nil }
    handler.getParameterEntity = { _, _ in nil }
    return handler
  }
}

extension XMLStream {
  /// The stream that a callback's pointer stands for.
  fileprivate static func at(_ data: UnsafeMutableRawPointer?) -> XMLStream? {
    data.map { Unmanaged<XMLStream>.fromOpaque($0).takeUnretainedValue() }
  }
}
