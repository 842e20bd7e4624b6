internal import Documents
internal import TreeFormats

/// Where a page is, as a browser is told it.
struct PageAddress {
  /// The kinds of documents that are pages.
  static let kindsOfPages: Set<String> = [
    "text/html", "application/xhtml+xml", "image/svg+xml",
  ]

  /// What messages call the page.
  let name: String
  /// The address.
  private(set) var url: String
  /// The files that it may use, or `nil` for a page of the web, which gets none.
  let files: LocalFiles?

  // Where the text of a page that is not a file seems to be.
  private static let textPath = "/page.html"

  /// Takes a page's address from what a user wrote.
  init(_ page: PageInput, within folders: AllowedFolders?) throws(SourceError) {
    switch page {
    case .address(let address): (name, url, files) = (page.name, address, nil)
    case .file(let file):
      name = file.path
      guard let whole = file.place else {
        throw SourceError(path: file.path, message: "no such file")
      }
      url = Self.url(ofFile: whole)
      files = LocalFiles(of: whole, within: folders)
    case .text(let text):
      name = text.path
      url = Self.url(ofFile: Self.textPath)
      files = LocalFiles(of: Self.textPath, text: text.bytes, within: folders)
    }
  }

  /// Returns whether the page may use the network: an address is on it, a file is not.
  static func mayUseNetwork(_ page: PageInput, _ settings: PageSettings) -> Bool {
    if case .address = page { return true }
    return settings.allowsNetwork
  }

  /// Returns another address that the page leads to.
  func leading(to url: String) -> PageAddress {
    var address = self
    address.url = url
    return address
  }

  /// Returns the address of a window that the page opens; a page of the web opens no file.
  func opened(_ url: String) -> String? { files == nil && url.hasPrefix("file:") ? nil : url }

  /// Whether an error may be that of a server on this machine that has not started yet.
  func isStarting(_ error: SourceError) -> Bool {
    let local = ["localhost", "127.0.0.1", "[::1]"]
    let server = url.split(separator: "/", maxSplits: 2).dropFirst().first ?? ""
    return error.message == Self.silence
      && local.contains { server == $0 || server.hasPrefix("\($0):") }
  }

  private static let silence = "nothing answers at this address"

  /// Checks where a page that was acted on has gone.
  func checkPlace(_ events: PageEvents) throws(SourceError) {
    try checkFile(events)
    guard let url = events.url else { return }
    if let reason = events.failure, url.hasPrefix("chrome-error:") || reason != "net::ERR_ABORTED" {
      let error = self.error(of: reason, isDownload: false)
      throw self.error("the page redirected to another one: \(error.message)", error.suggestion)
    }
  }

  /// Checks whether a page has gone to a file that it may not show.
  func checkFile(_ events: PageEvents) throws(SourceError) {
    guard let files, let url = events.unreachable, url.hasPrefix("file:") else { return }
    guard files.mayShow(url) else {
      throw error(
        "the page redirected to a file outside its folder: \(SafeText.line(url))",
        "name a folder that contains both with --root")
    }
    throw error("the page redirected to a file that does not exist: \(SafeText.line(url))")
  }

  /// Returns an error about the page.
  func error(_ message: String, _ suggestion: String? = nil) -> SourceError {
    SourceError(path: name, message: message, suggestion: suggestion)
  }

  /// Returns the error of a page that holds too much.
  func tooLarge(_ what: String, most: Int) -> SourceError {
    error("the page has \(what); at most \(most) can be read", "read a part of it")
  }

  /// Returns the error of a page that was not found.
  func error(of reason: String, isDownload: Bool) -> SourceError {
    if isDownload {
      return error("this is a file to download, not a page", "give the address of a page")
    }
    let code = reason.hasPrefix("net::ERR_") ? String(reason.dropFirst(9)) : reason
    switch code {
    case "NAME_NOT_RESOLVED":
      return error(
        "no server has this name",
        "check the address, and that this machine is online")
    case "CONNECTION_REFUSED":
      return error(Self.silence, "start the server at this address")
    case "FILE_NOT_FOUND": return error("no such file")
    case "INVALID_AUTH_CREDENTIALS":
      return error(
        "the server asks for a login", "give the address of a page that does not need a login")
    case "INTERNET_DISCONNECTED", "ADDRESS_UNREACHABLE", "NETWORK_CHANGED",
      "PROXY_CONNECTION_FAILED":
      return error(
        files == nil
          ? "this machine has no network connection"
          : "pages from files have no network access",
        files == nil
          ? "connect to the network, or save the page as a file" : "allow it with --network")
    case "CONNECTION_TIMED_OUT", "TIMED_OUT":
      return error("the server did not answer in time", "try again later")
    case "TOO_MANY_REDIRECTS":
      return error("the server redirects in a loop", "give the address that it should redirect to")
    case "UNSAFE_PORT":
      return error("browsers do not open pages on this port", "serve the page on another port")
    case "SSL_PROTOCOL_ERROR":
      return error(
        "the server does not answer with HTTPS at this address", "open it with http:// instead")
    case _ where code.hasPrefix("CERT_") || code.hasPrefix("SSL_"):
      return error(
        "the server's certificate is not trusted (\(code))",
        "fix it, or serve the page locally without one")
    default:
      return error(
        "the browser could not open the page (\(SafeText.line(code)))",
        "open it in a browser to see why")
    }
  }

  private static func url(ofFile path: String) -> String {
    let plain = Set("-._~/".utf8)
    var url = "file://"
    for byte in path.utf8 {
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || plain.contains(byte)
      if isPlain {
        url.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        url += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return url
  }
}
