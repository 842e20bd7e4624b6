import AccessibilityTree
import Documents
import Testing
import TreeFormats

/// What is known and read by no command is called by its name; no message says what is false.
@Suite struct ForeignTextTests {
  private func error(_ text: String, format: String? = nil) throws -> SourceError? {
    let source = try SourceText(bytes: Array(text.utf8), path: "dump")
    do throws(SourceError) {
      _ = try TreeReaders.read(source, format: format)
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    ("<!DOCTYPE html>\n<html><p>Hi</html>", "a web page (HTML)", "earshot transcript"),
    ("<!doctype html><p>Hi", "a web page (HTML)", "earshot transcript"),
    ("<div class=a><button>Go</button></div>", "a web page (HTML)", "earshot transcript"),
    ("<desktop-frame name=\"main\"></desktop-frame>", "an AT-SPI tree", "AccessKit"),
    (
      "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\"/>",
      "an Android layout file", "uiautomator dump"
    ),
    ("<LinearLayout><TextView/></LinearLayout>", "an Android layout file", "uiautomator dump"),
    (
      "<?xml version=\"1.0\"?><!-- a --><merge><TextView/></merge>",
      "an Android layout file", "uiautomator dump"
    ),
    (
      "<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
      "an Interface Builder file", "debugDescription"
    ),
    (
      "ERROR: could not get idle state.\n", "an error message from uiautomator, not a dump",
      "dump again"
    ),
    (
      "ERROR: null root node returned by UiTestAutomationBridge.",
      "an error message from uiautomator, not a dump", "dump again"
    ),
    ("UI hierchary dumped to: /sdcard/window_dump.xml\n", "not a dump, but", "exec-out"),
  ])
  func whatNoCommandReadsIsNamed(text: String, name: String, instead: String) throws {
    let error = try error(text)
    #expect(error?.message.hasPrefix("this is \(name)") == true)
    #expect(error?.suggestion?.contains(instead) == true)
  }

  @Test(arguments: [
    (
      "<a:b><node text=\"A\" content-desc=\"\"/></a:b>",
      "\"hierarchy\", \"displays\" or the class of an Android view as the outermost tag, which is <a:b>"
    ),
    (
      "dump <hierarchy><node text=\"A\" content-desc=\"\"/></hierarchy>",
      "it at the beginning: line 1 has <hierarchy…, after other text"
    ),
    (
      "{\"log\":\n\"<hierarchy><node content-desc=''/></hierarchy>\"}",
      "it at the beginning: line 2 has <hierarchy…, after other text"
    ),
  ])
  func whatADumpLacksIsTrue(text: String, lacks: String) throws {
    #expect(try error(text)?.message.hasSuffix("but lacks \(lacks)") == true)
  }

  @Test(arguments: [
    "[INFO] dumping\n<hierarchy>", "UI hierchary dumped to: /dev/tty\r\n<hierarchy>",
    "I/dump: <?xml version=\"1.0\"?><hierarchy>",
    String(repeating: "a line of a log\n", count: 1000) + "<hierarchy>",
  ])
  func aLogInFrontOfADumpIsPassedOver(start: String) throws {
    let text = start + "<node class=\"android.widget.TextView\" text=\"A\"/></hierarchy>"
    let imported = try Imported.read(text)
    #expect(imported.report.format == "uiautomator")
    #expect(imported.screen.tree.elements.compactMap(\.label) == ["A"])
    #expect(try error(text, format: "uiautomator") == nil)
  }
}
