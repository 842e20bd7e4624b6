import Documents
import Testing

/// Hashes and bytes as text, by the examples of their standards.
@Suite("SHA-256 and Base64")
struct HashAndBase64Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func hashes(_ text: String, _ hash: String) {
    #expect(SHA256.hexadecimal(text.utf8) == hash)
    #expect(SHA256.digest(text.utf8).count == 32)
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("ÿþ?>", "w7/Dvj8+"),
  ])
  func writesBytes(_ text: String, _ base64: String) {
    #expect(Base64.text(Array(text.utf8)) == base64)
    #expect(Base64.bytes(of: base64) == Array(text.utf8))
  }

  @Test(arguments: ["Z", "Zg=", "Zg", "Zm 8", "Zm9vZ=g=", "====", "Zm9\u{FF}"])
  func isNone(_ text: String) { #expect(Base64.bytes(of: text) == nil) }
}
