import Foundation
import Testing

/// Runs the built program while things go wrong around it.
@Suite("Faults") struct FaultTests {
  @Test(
    .waiting, arguments: Fault.writing + Fault.pipes + Fault.signals + Fault.limits + Fault.helpers)
  func holds(_ fault: Fault) throws {
    guard FaultFolder.has(fault.needs) else { return }
    let folder = try FaultFolder()
    let outcome = try folder.run(fault.script)
    #expect(outcome.status == 0, "\(outcome.error)")
  }

  /// A tree of 12,500 levels needs no more than half a megabyte of stack, which a thread has on macOS, in whatever
  /// format: of 40 bytes a level no call gets by that keeps a thing.
  @Test(arguments: DeepTree.all)
  func deepTreesAreReadOrRefused(_ tree: DeepTree) throws {
    let folder = try FaultFolder()
    try folder.write(tree.bytes, to: "deep")
    for command in tree.commands {
      let outcome = try folder.run(
        """
        ulimit -s 512
        status=0
        "$EARSHOT" \(command) >out 2>messages || status=$?
        [ $status -le 2 ] || fail "status $status: $(head -c 300 messages)"
        if [ $status -eq 2 ]; then grep -q 'error: ' messages || fail "no word why"; fi
        """)
      #expect(outcome.status == 0, "\(command): \(outcome.error)")
    }
  }
}
