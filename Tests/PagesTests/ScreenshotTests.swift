import AccessibilityTree
import Documents
import Testing

@testable import Pages

/// Screenshots, and files that only look like some.
@Suite("Screenshots")
struct ScreenshotTests {
  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    number(data.count) + Array(name.utf8) + data + [0, 0, 0, 0]
  }

  private static func number(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func file(
    _ width: Int, _ height: Int, _ extra: [UInt8] = [], end: Bool = true
  ) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", number(width) + number(height) + [8, 6, 0, 0, 0]) + extra
      + chunk("IDAT", [1, 2, 3]) + (end ? chunk("IEND", []) : [])
  }

  private func error(_ bytes: [UInt8]) -> String? {
    do {
      _ = try Screenshot(bytes, path: "a.png")
      return nil
    } catch {
      return error.message
    }
  }

  @Test func onlyWhatDrawsIsKept() throws {
    let secret = Self.chunk("tEXt", Array("Comment\u{0}secret".utf8))
    let bare = try Screenshot(Self.file(750, 1334), path: "a.png")
    let full = try Screenshot(
      Self.file(750, 1334, secret) + Array("<script>".utf8), path: "a.png")
    #expect(full.url == bare.url)
    #expect(bare.width == 750 && bare.height == 1334)
    #expect(bare.url.hasPrefix("data:image/png;base64,iVBORw0KGgo"))
  }

  @Test func whatIsNoPictureIsTold() {
    #expect(error(Array("<svg/>".utf8)) == "this is not a PNG")
    #expect(error([]) == "this is not a PNG")
    #expect(error(Array(Self.file(1, 1).prefix(8))) == "this PNG is incomplete")
    #expect(error(Array(Self.file(1, 1).prefix(12))) == "this PNG is incomplete")
    #expect(error(Self.file(1, 1, end: false)) == "this PNG is incomplete")
    // The last words of a comment are no end.
    let comment = Self.chunk("tEXt", Array("Comment\u{0}IEND".utf8))
    #expect(error(Self.file(1, 1, end: false) + comment) == "this PNG is incomplete")
    #expect(
      error(Self.file(1, 1, Self.number(0x7FFF_FFFF) + Array("tEXt".utf8)))
        == "this PNG is incomplete"
    )
    #expect(error(Self.file(0, 5)) == "this PNG has no pixels")
    #expect(
      error(Self.file(0xFFFF_FFFF, 0xFFFF_FFFF))
        == "the screenshot has 4294967295 × 4294967295 pixels, more than 40 million")
    #expect(error(Self.file(10_000, 5_000))?.hasSuffix("more than 40 million") == true)
    let headless = Array(Self.file(1, 1).prefix(8)) + Self.chunk("IDAT", [1])
    #expect(error(headless) == "this PNG has no header")
    #expect(
      error(Self.file(1, 1) + [UInt8](repeating: 0, count: Screenshot.maximumSize))
        == "the screenshot is larger than 16 MiB")
  }

  @Test func theScaleIsTheLargestAtWhichTheElementsFit() throws {
    let picture = try Screenshot(Self.file(1125, 2436), path: "a.png")
    #expect(
      picture.screenSize(holding: [Frame(x: 0, y: 0, width: 375, height: 44)])
        == Size(width: 375, height: 812))
    #expect(
      picture.screenSize(holding: [Frame(x: 0, y: 0, width: 500, height: 44)])
        == Size(width: 562.5, height: 1218))
    #expect(
      picture.screenSize(holding: [Frame(x: 0, y: 0, width: 2000, height: 44)])
        == Size(width: 1125, height: 2436))
    #expect(picture.fits(Size(width: 375, height: 812)))
    #expect(!picture.fits(Size(width: 375, height: 667)))
    #expect(!picture.fits(Size(width: 0, height: 0)))
  }
}
