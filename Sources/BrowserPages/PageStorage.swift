package import Documents

/// The cookies and the local storage of pages, as a file keeps them: a login, mostly.
///
/// The file is one of Playwright's (`storageState`), so that what either tool has kept is of use to the other. It
/// holds secrets: messages about it show no line of it.
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
  }

  /// One value of a local storage.
  struct Item: Equatable, Sendable {
    var name = ""
    var value = ""
  }

  var cookies: [Cookie] = []
  var origins: [Origin] = []

  /// Whether there is nothing in it.
  package var isEmpty: Bool { cookies.isEmpty && origins.isEmpty }

  /// The file.
  package var bytes: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.array("cookies") { json in
        for cookie in cookies {
          json.line(2)
          json.object { cookie.write(to: &$0) }
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
  /// Writes the cookie as files and the browser's protocol have it.
  ///
  /// - Parameter json: The mapping.
  func write(to json: inout JSONWriter) {
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
