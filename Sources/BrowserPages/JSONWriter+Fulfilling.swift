internal import Documents

extension JSONWriter {
  /// Writes the parameters of `Fetch.fulfillRequest`.
  mutating func fulfil(_ request: String?, type: String, _ body: String) {
    field("requestId", request)
    field("responseCode", 200.0)
    array("responseHeaders") { json in
      json.object {
        $0.field("name", "Content-Type")
        $0.field("value", type)
      }
    }
    field("body", body)
  }
}
