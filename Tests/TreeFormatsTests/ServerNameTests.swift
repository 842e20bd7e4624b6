import Testing

@testable import TreeFormats

/// Servers that are typed without a scheme, and what may as well be a file.
@Suite struct ServerNameTests {
  @Test(arguments: [
    ("localhost:3000", "http://localhost:3000"), ("localhost/a.html", "http://localhost/a.html"),
    ("LOCALHOST:80", "http://LOCALHOST:80"), ("127.0.0.1:8080/x?y", "http://127.0.0.1:8080/x?y"),
    ("192.168.1.5", "http://192.168.1.5"), ("example.com", "https://example.com"),
    ("www.shop.de/a", "https://www.shop.de/a"), ("shop.dev:8443#b", "https://shop.dev:8443#b"),
  ])
  func isCompleted(_ typed: String, _ address: String) {
    #expect(ServerName.address(of: typed) == address)
  }

  @Test(arguments: [
    "", "dump.xml", "a.screen.yaml", "index.html", "./example.com", "/example.com", "../localhost",
    "example.com:99999", "example.com:+80", "a:b:c", "localhost:", "1.2.3", "300.1.1.1", "a..com",
    ".com",
    "Screens", "bücher.com", "a b.com", "notes.md", "main.rs", "script.sh", "home.png",
  ])
  func isNone(_ typed: String) { #expect(ServerName.address(of: typed) == nil) }

  @Test func whatIsNoServerIsNoAddress() throws {
    #expect(try PageInput.typed("no-such-server.com").map { "\($0)" }?.contains("https://") == true)
    #expect(try PageInput.typed("no-such-file.xml") == nil)
    #expect(try PageInput.named("no-such-server.com") == nil)
  }
}
