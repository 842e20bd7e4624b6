import Earshot
import Foundation
import Pages

/// Files that are given as screenshots.
struct ScreenshotHarness: FuzzHarness {
  let name = "screenshot"

  func seeds(in repository: String) -> [[UInt8]] {
    // Two pixels: a header, a comment that is left out, a gamma value, data, and an end.
    let whole = Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAACnRFWHRDb21tZW50AGEtAtFmpgAAAARnQU1BAACxjwv8"
        + "YQUAAAALSURBVHicY/jfAAACgQGAWekv/AAAAABJRU5ErkJggg==")
    return [Array(whole ?? Data()), Array((whole ?? Data()).prefix(33))]
  }

  func run(_ bytes: [UInt8]) throws {
    do throws(SourceError) {
      let screenshot = try Screenshot(bytes, path: SourceText.fuzzed)
      Invariant.require(
        screenshot.width > 0 && screenshot.height > 0
          && screenshot.width * screenshot.height <= Screenshot.maximumPixels,
        "a picture of \(screenshot.width) × \(screenshot.height) pixels")
      // What was kept is a picture in its turn, of which nothing more is left out.
      let prefix = "data:image/png;base64,"
      guard screenshot.url.hasPrefix(prefix),
        let kept = Data(base64Encoded: String(screenshot.url.dropFirst(prefix.count)))
      else { return Invariant.require(false, "a picture without an address") }
      Invariant.require(kept.count <= bytes.count, "a picture grew")
      Invariant.require(
        (try? Screenshot(Array(kept), path: SourceText.fuzzed))?.url == screenshot.url,
        "a picture is another one when it is read again")
      let size = screenshot.screenSize(holding: [Frame(x: 0, y: 0, width: 100, height: 100)])
      Invariant.require(screenshot.fits(size), "a picture does not fit its own screen")
    } catch {
      Heard.check(error, of: bytes)
    }
  }
}
