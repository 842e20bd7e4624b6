internal import Documents

/// The cookies and the local storage of pages, as a file keeps them: a login, mostly.
///
/// The file is one of Playwright's (`storageState`), so that what either tool has kept is of use to the other. It
/// holds secrets: messages about it show no line of it and no value.
package struct PageStorage: Equatable, Sendable {
  /// A cookie.
  struct Cookie: Equatable, Sendable {
    var name = ""
    var value = ""
    var domain = ""
    var path = "/"
    /// When it ends, in seconds since 1970, or -1 for the end of the browser.
    var expires = -1.0
    var isHTTPOnly = false
    var isSecure = false
    /// `Strict`, `Lax` or `None`, or `nil` where the server has said nothing.
    var sameSite: SameSite?
    /// The site in whose pages alone it is seen, as frames of other sites may have one for each; `nil` for all.
    var partition: String?
    /// Whether it was set in a frame that stood in a frame of another site.
    var hasForeignAncestor = false
    /// Where it stands in the file, or `nil` for one that comes from the browser.
    var place: SourcePlace?
  }

  /// To which requests of other sites a cookie goes.
  enum SameSite: String, CaseIterable, Sendable {
    case strict = "Strict"
    case lax = "Lax"
    case none = "None"
  }

  /// What one server's pages keep.
  struct Origin: Equatable, Sendable {
    /// `https://example.org`, without a path.
    var origin = ""
    var items: [Item] = []
    /// Where it stands in the file, or `nil` for one that comes from the browser.
    var place: SourcePlace?
  }

  /// One value of a local storage.
  struct Item: Equatable, Sendable {
    var name = ""
    var value = ""
  }

  /// The file that it was read from, or nothing.
  var path = ""
  var cookies: [Cookie] = []
  var origins: [Origin] = []
  /// Of how many origins the file holds databases (IndexedDB), which are not put back.
  package var databaseCount = 0

  /// Whether there is nothing in it.
  package var isEmpty: Bool { cookies.isEmpty && origins.isEmpty }

  /// Names the hosts that it has something for, or returns `nil` where a host is among them.
  func hosts(without host: String) -> String? {
    let domains = cookies.map { "https://\($0.domain.drop { $0 == "." })" }
    let all = Set((domains + origins.map(\.origin)).compactMap { PageDoubts.Place($0)?.server })
    if all.isEmpty || all.contains(where: { host == $0 || host.hasSuffix(".\($0)") }) { return nil }
    let rest = all.count > 3 ? " and \(all.count - 3) more" : ""
    return all.sorted().prefix(3).joined(separator: ", ") + rest
  }

  /// Returns an error about something in the file.
  func error(at place: SourcePlace?, _ message: String, _ suggestion: String) -> SourceError {
    SourceError(path: path, location: place, message: message, suggestion: suggestion)
  }

  /// The file.
  package var bytes: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.array("cookies") { json in
        for cookie in cookies {
          json.line(2)
          json.object { cookie.writeToFile(&$0) }
        }
      }
      json.key("origins")
      json.array { json in
        for origin in origins {
          json.line(2)
          json.object { json in
            json.field("origin", origin.origin)
            json.array("localStorage") { json in
              for item in origin.items {
                json.line(4)
                json.object {
                  $0.field("name", item.name)
                  $0.field("value", item.value)
                }
              }
            }
          }
        }
      }
    }
    json.raw("\n")
    return json.bytes
  }
}

extension PageStorage.Cookie {
  fileprivate func writeToFile(_ json: inout JSONWriter) {
    write(to: &json)
    guard let partition else { return }
    json.field("partitionKey", partition)
    json.field("_crHasCrossSiteAncestor", hasForeignAncestor)
  }

  /// Writes the cookie as the browser's protocol has it.
  func writeToBrowser(_ json: inout JSONWriter) {
    write(to: &json)
    guard let partition else { return }
    json.object("partitionKey") {
      $0.field("topLevelSite", partition)
      $0.field("hasCrossSiteAncestor", hasForeignAncestor)
    }
  }

  private func write(to json: inout JSONWriter) {
    json.field("name", name)
    json.field("value", value)
    json.field("domain", domain)
    json.field("path", path)
    json.field("expires", expires)
    json.field("httpOnly", isHTTPOnly)
    json.field("secure", isSecure)
    if let sameSite { json.field("sameSite", sameSite.rawValue) }
  }
}
