/// What a page wants a file of this machine for, as the browser says.
///
/// Scripts may not read files: the browser that opens a file itself does not let them, and one that is answered does.
enum FileUse {
  /// To show it, as a page or in a frame.
  case document
  /// As a picture or a font, of which scripts get pixels and lengths, but no text.
  case drawn
  /// As a sound or a film, of which scripts get pixels, samples and lengths.
  case played
  /// As styles or a script, of which a page can learn what they hold.
  case style, script
  /// To hand what it holds to a script, which is always refused.
  case reading

  /// Finds out what the browser asks for; `nil` for what pages are heard without: icons, manifests, what is fetched
  /// ahead.
  init?(resourceType: String?) {
    switch resourceType {
    case "Document": self = .document
    case "Stylesheet": self = .style
    case "Script": self = .script
    case "Image", "Font": self = .drawn
    case "Media": self = .played
    case "XHR", "Fetch", "EventSource": self = .reading
    default: return nil
    }
  }

  /// What a file for it is called, with an article.
  var noun: String {
    switch self {
    case .document: "a page"
    case .drawn: "a picture or a font"
    case .played: "an audio or video file"
    case .style: "a style sheet"
    case .script: "a script"
    case .reading: "a file that scripts may read"
    }
  }

  /// Returns whether a file of a type may be used so.
  ///
  /// A key that is named as a script would be told to the page by its mistakes.
  func takes(_ type: String) -> Bool {
    switch self {
    case .document, .drawn: true
    // Captions come this way, too: a script may ask for them so that it reads them, else no browser shows a file's.
    case .played: type.hasPrefix("audio/") || type.hasPrefix("video/")
    case .style: type == "text/css"
    case .script: type == "text/javascript" || type == "application/wasm"
    case .reading: false
    }
  }
}
