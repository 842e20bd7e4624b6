import Foundation
import Testing

/// Screens of Android as `adb` hands them over, and who hears them.
@Suite struct AndroidTests {
  /// What stands in for `adb`: it prints a dump, and behind it the line that `uiautomator` adds.
  private static let adb = """
    adb() {
      [ "$*" = "exec-out uiautomator dump /dev/tty" ] || return 9
      printf '%s' '<?xml version="1.0" encoding="UTF-8" standalone="yes" ?><hierarchy rotation="0">'
      printf '%s' '<node class="android.widget.FrameLayout" bounds="[0,0][1080,2400]">'
      printf '%s' '<node class="android.view.View" clickable="true" bounds="[0,200][1080,400]">'
      printf '%s' '<node class="android.widget.TextView" text="Oat milk" bounds="[40,220][500,290]"/>'
      printf '%s' '<node class="android.widget.CheckBox" text="" checkable="true" checked="false" bounds="[900,220][1040,360]"/>'
      printf '%s' '</node></node></hierarchy>UI hierchary dumped to: /dev/tty'
      echo
    }
    """

  private func heard(_ options: String) throws -> Earshot.Outcome {
    try Earshot.shell(
      Self.adb
        + "\nadb exec-out uiautomator dump /dev/tty | \"$EARSHOT\" transcript - \(options)")
  }

  @Test func aPhoneThatIsPluggedInIsHeardByTalkBack() throws {
    let outcome = try heard("")
    #expect(outcome.status == 0)
    #expect(outcome.output == "Oat milk, not checked, check box\n    Double-tap to activate\n")
    #expect(outcome.error.contains("has no"))
    #expect(!outcome.error.contains("warning"), "\(outcome.error)")
    #expect(try heard("--format json").output.contains("\"reader\": \"talkback\""))
  }

  @Test func voiceOverHearsItWhenItIsAskedTo() throws {
    let outcome = try heard("--reader voiceover-ios")
    #expect(outcome.output.hasPrefix("Oat milk, checkbox, unchecked\n"))
    #expect(outcome.error.contains("spoken with iOS phrases"))
  }

  @Test func theMatrixHoldsBothSideBySide() throws {
    let outcome = try Earshot.shell(
      Self.adb
        + "\nadb exec-out uiautomator dump /dev/tty | \"$EARSHOT\" transcript - --reader talkback,voiceover-ios"
    )
    #expect(outcome.output.contains("Oat milk, not checked, check box"))
    #expect(outcome.output.contains("Oat milk, checkbox, unchecked"))
  }

  @Test func aMacIsNothingForTalkBack() throws {
    let outcome = try Earshot.run(
      ["transcript", "-", "--reader", "talkback"],
      input: "platform: macos\nelements: [{button: Save}]")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("TalkBack does not run on macos"))
  }

  /// A view that holds the screen and takes the focus is told of; the bar above an app tells the density.
  @Test func aViewThatHoldsTheScreenAndTheBarAboveIt() throws {
    let dump = """
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][900,1600]">
      <node class="android.widget.LinearLayout" clickable="true" focusable="true" bounds="[0,36][900,1600]">
      <node class="android.widget.Button" text="Pay" clickable="true" focusable="true" bounds="[30,60][330,132]"/>
      <node class="android.widget.Button" text="Map" clickable="true" focusable="true" bounds="[30,300][350,372]"/>
      </node></node></hierarchy>
      """
    let outcome = try Earshot.run(["audit", "-"], input: dump)
    #expect(outcome.output.contains("without a name takes the focus of a keyboard or switch"))
    #expect(!outcome.output.contains("target-too-small"), "\(outcome.output)")
    #expect(outcome.error.contains("900 pixels are read as 600 points"), "\(outcome.error)")
    let named = dump.replacing("focusable=\"true\" bounds=\"[0,36]", with: "bounds=\"[0,36]")
    #expect(!(try Earshot.run(["audit", "-"], input: named)).output.contains("without a name"))
  }
}
