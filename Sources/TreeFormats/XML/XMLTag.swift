/// A start tag as the XML library hands it over; only good while a sink takes it.
struct XMLTag {
  /// The name without its namespace's prefix, ended by a zero byte.
  let name: UnsafePointer<UInt8>
  /// The number of attributes.
  let count: Int
  /// Five pointers an attribute: name, prefix, namespace, start and end of the value.
  private let attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  private let stream: XMLStream

  init(
    name: UnsafePointer<UInt8>, attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
    count: Int, stream: XMLStream
  ) {
    self.name = name
    self.count = count
    self.attributes = attributes
    self.stream = stream
  }

  /// The name as a text.
  var text: String { String(cString: name) }

  /// Where the tag's `<` stands, in bytes from the start of the source; found when asked for.
  var offset: Int { stream.offset(ofTag: nil) }

  /// Returns where an attribute's name stands, in bytes from the start of the source.
  func offset(of attribute: String) -> Int { stream.offset(ofTag: attribute) }

  /// Calls a closure for each attribute without a prefix.
  func forEachAttribute(_ body: (UnsafePointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Void) {
    guard let attributes else { return }
    for index in 0..<count {
      guard let name = attributes[index * 5], attributes[index * 5 + 1] == nil,
        let start = attributes[index * 5 + 3], let end = attributes[index * 5 + 4]
      else { continue }
      body(name, UnsafeBufferPointer(start: start, count: end - start))
    }
  }
}
