/// A terminal without a screen: who holds one end types and reads what a program on the other end shows.
package struct TerminalPair {
  /// The end of whoever types.
  package let keyboard: Int32
  /// The end of the program.
  package let line: Int32
  /// The path by which a program opens its end.
  package let path: String

  /// Makes a terminal, or returns `nil` and leaves the reason in `errno`.
  package init?() {
    #if canImport(Darwin)
      let keyboard = posix_openpt(O_RDWR | O_NOCTTY)
      guard keyboard >= 0 else { return nil }
      _ = fcntl(keyboard, F_SETFD, FD_CLOEXEC)
      guard grantpt(keyboard) == 0, unlockpt(keyboard) == 0, let name = ptsname(keyboard) else {
        close(keyboard)
        return nil
      }
      path = String(cString: name)
    #else
      let keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var unlocked: Int32 = 0
      var number: Int32 = 0
      guard keyboard >= 0 else { return nil }
      // TIOCSPTLCK and TIOCGPTN, whose definitions Swift does not see.
      guard ioctl(keyboard, 0x4004_5431, &unlocked) == 0, ioctl(keyboard, 0x8004_5430, &number) == 0
      else {
        close(keyboard)
        return nil
      }
      path = "/dev/pts/\(number)"
    #endif
    line = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard line >= 0 else {
      close(keyboard)
      return nil
    }
    self.keyboard = keyboard
  }
}
