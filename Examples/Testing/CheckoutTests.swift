import EarshotTesting
import XCTest

/// The same assertions with XCTest.
final class CheckoutTests: XCTestCase {
  private func checkout() throws -> Screen {
    try Screen("Checkout") {
      Element.Heading("Your order")
      Element.Text("Total").value("12.50 euros").id("total")
      Element.Button("Pay").labelledBy("pay-label").id("pay")
      Element.Text("Pay now").id("pay-label")
    }
  }

  func testRecorded() throws {
    assertTranscript(of: try checkout())
  }

  func testOneElement() throws {
    assertTranscript(of: .element("total", in: try checkout()), is: "Total, 12.50 euros")
  }

  func testPayIsNear() throws {
    assertReaches("button", within: 2, in: try checkout())
    assertNotHeard("undefined", in: try checkout())
  }

  func testExamplesOfScreensAndFlows() {
    assertHears("Total, 12.50 euros", in: .file("../Checkout/checkout.screen.yaml"))
    assertHears("Thank you for your order", in: .flow("../Checkout/order.flow.yaml"))
  }
}
