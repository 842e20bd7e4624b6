import Foundation
import SystemCalls

extension ProcessStart {
  /// Runs the program to its end.
  func end() throws -> Int32 {
    let (process, code) = run()
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }
}
