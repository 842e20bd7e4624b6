internal import Documents

/// The media types that a browser gives the files of a disk, by the ends of their names.
enum FileType {
  private static let types: [String: String] = [
    "html": "text/html", "htm": "text/html", "shtml": "text/html",
    "xhtml": "application/xhtml+xml", "xht": "application/xhtml+xml",
    "svg": "image/svg+xml", "xml": "text/xml", "xsl": "text/xml", "css": "text/css",
    "js": "text/javascript", "mjs": "text/javascript", "json": "application/json",
    "webmanifest": "application/manifest+json", "wasm": "application/wasm",
    "txt": "text/plain", "vtt": "text/vtt", "png": "image/png", "apng": "image/apng",
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "avif": "image/avif", "bmp": "image/bmp", "ico": "image/x-icon",
    "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf",
    "mp3": "audio/mpeg", "ogg": "audio/ogg", "oga": "audio/ogg", "opus": "audio/ogg",
    "wav": "audio/wav", "flac": "audio/flac", "m4a": "audio/mp4", "weba": "audio/webm",
    "mp4": "video/mp4", "webm": "video/webm", "ogv": "video/ogg", "m4v": "video/mp4",
    "mov": "video/quicktime", "aac": "audio/aac", "pdf": "application/pdf",
  ]
  private static let pages: Set<String> = ["text/html", "application/xhtml+xml", "image/svg+xml"]

  /// Returns the type of a file, with its letters where the browser would take them for others.
  static func of(_ path: String, _ bytes: [UInt8], isPage: Bool) -> String {
    let type = of(name: path)
    if isPage, !pages.contains(type) { return html(bytes) }
    return type == "text/html" ? html(bytes) : type
  }

  /// Returns the type that goes with the end of a file's name.
  static func of(name path: String) -> String {
    let name = PathText.name(of: path) ?? ""
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    return types[ending] ?? "application/octet-stream"
  }

  /// Returns the type of HTML.
  ///
  /// A browser takes a file on the disk that does not state its letters for UTF-8 if it is, and an answer of a server
  /// for Latin-1.
  static func html(_ bytes: [UInt8]) -> String {
    let head = bytes.prefix(1024)
    let isStated =
      head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE])
      || String(decoding: head, as: UTF8.self).lowercased().contains("charset")
    let isOther = bytes.contains { $0 >= 0x80 } && String(validating: bytes, as: UTF8.self) != nil
    return !isStated && isOther ? "text/html; charset=utf-8" : "text/html"
  }
}
