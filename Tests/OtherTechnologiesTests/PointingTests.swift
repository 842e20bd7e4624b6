import AccessibilityTree
import OtherTechnologies
import Testing

/// Seconds to a target by Fitts's law.
@Suite struct PointingTests {
  private func seconds(_ frame: Frame?, size: Size? = Size(width: 240, height: 100)) throws
    -> Double?
  {
    var tree = ElementTree()
    tree.add(Element("A", traits: .button, frame: frame))
    var screen = Screen(platform: .ios, tree: tree)
    screen.size = size
    let pointing = try #require(Pointing.dwell(on: .ios))
    guard case .cost(let cost) = pointing.outcome(ofNode: 0, on: screen) else { return nil }
    return cost.seconds
  }

  // One second of staying, and two bits in a second.
  static let targets: [(x: Double, side: Double, seconds: Double)] = [
    (115, 10, 1),  // in the middle
    (125, 10, 1.5),  // as far as it is wide: one bit
    (145, 10, 2),  // three times as far: two bits
    (185, 10, 2.5),  // seven times as far: three bits
  ]

  @Test(arguments: targets) func takes(_ x: Double, _ side: Double, _ seconds: Double) throws {
    let found = try #require(try self.seconds(Frame(x: x, y: 45, width: side, height: side)))
    #expect(abs(found - seconds) < 1e-9)
  }

  @Test func withoutPlacesNothingIsTold() throws {
    #expect(try seconds(nil) == nil)
    #expect(try seconds(Frame(x: 0, y: 0, width: 0, height: 10)) == nil)
    #expect(try seconds(Frame(x: 0, y: 0, width: 10, height: 10), size: nil) == nil)
    #expect(try seconds(Frame(x: .nan, y: 0, width: 10, height: 10)) == nil)
  }
  @Test func whatCannotBeTouchedIsTold() throws {
    #expect(try seconds(Frame(x: 240, y: 45, width: 10, height: 10)) == nil)
    var tree = ElementTree()
    tree.add(
      Element("A", traits: .button, frame: Frame(x: 0, y: 0, width: 10, height: 10)))
    var sheet = Element("Sheet", frame: Frame(x: 0, y: 0, width: 240, height: 50))
    sheet.isModal = true
    tree.add(sheet)
    var screen = Screen(platform: .ios, tree: tree)
    screen.size = Size(width: 240, height: 100)
    let pointing = try #require(Pointing.pointer(on: .ios))
    guard case .notApplicable(let reason) = pointing.outcome(ofNode: 0, on: screen) else {
      Issue.record("the sheet takes the touch")
      return
    }
    #expect(reason == "\"Sheet\" covers it")
  }
}
