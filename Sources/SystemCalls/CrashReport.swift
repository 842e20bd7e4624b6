/// What a crash says, in one line.
///
/// Swift's runtime prints its reason by the C library's `stderr` and then aborts. Here that is memory, which the handler
/// of the crash reads; what a library has printed there in a run without a crash is printed at its end.
enum CrashReport {
  private static let size = 4096
  nonisolated(unsafe) private static let printed: UnsafeMutablePointer<UInt8> = {
    let printed = UnsafeMutablePointer<UInt8>.allocate(capacity: size + 1)
    printed.initialize(repeating: 0, count: size + 1)
    return printed
  }()
  nonisolated(unsafe) private static let outOfMemory = text(
    "earshot: error: out of memory; raise the limit (ulimit -v), or read less at a time\n")
  nonisolated(unsafe) private static let fault = text(
    "earshot: error: a fault of earshot's own, please report it with its input: signal ")
  nonisolated(unsafe) private static let reason = text(", ")
  nonisolated(unsafe) private static let lineEnd = text("\n")
  // What the runtimes of Swift and C++ say.
  nonisolated(unsafe) private static let signs = (text("failed to allocate"), text("bad_alloc"))

  /// Sets up what the handler needs, and keeps what the runtime prints.
  static func prepare() {
    _ = (printed, outOfMemory, fault, reason, lineEnd, signs)
    #if canImport(Glibc)
      // A variable that a program may set, as glibc documents; without a buffer, nothing has to be allocated later.
      guard let variable = dlsym(nil, "stderr"), let file = fmemopen(printed, size, "w") else {
        return
      }
      setvbuf(file, nil, Int32(_IONBF), 0)
      variable.storeBytes(of: UnsafeMutableRawPointer(file), as: UnsafeMutableRawPointer.self)
      atexit { CrashReport.write(CrashReport.printed) }
    #endif
  }

  /// Whether the program has ended as there was no more memory.
  static var isOutOfMemory: Bool {
    if strstr(characters(printed), characters(signs.0)) != nil { return true }
    if strstr(characters(printed), characters(signs.1)) != nil { return true }
    // Where there is not even room for the reason, or less than a quarter of the limit: what failed may have been large.
    var (size, limit) = (1 << 16, rlimit())
    #if canImport(Glibc)
      if getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur < 1 << 46 {
        size = max(size, Int(limit.rlim_cur / 4))
      }
    #endif
    let probe = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    if probe == UnsafeMutableRawPointer(bitPattern: -1) { return true }
    munmap(probe, size)
    return false
  }

  /// Says that there was no more memory.
  static func tellOutOfMemory() { write(outOfMemory) }

  /// Says which signal the program ends by, and the first line of what the runtime says of it.
  static func tell(_ signal: Int32) {
    write(fault)
    var digit = 0x30 + UInt8(truncatingIfNeeded: signal / 10 % 10)
    if signal >= 10 { _ = SystemCalls.write(STDERR_FILENO, &digit, 1) }
    digit = 0x30 + UInt8(truncatingIfNeeded: signal % 10)
    _ = SystemCalls.write(STDERR_FILENO, &digit, 1)
    var length = 0
    while printed[length] != 0, printed[length] != 0x0A {
      // What it says may hold a text of the input.
      if printed[length] < 0x20 || printed[length] > 0x7E { printed[length] = 0x3F }
      length += 1
    }
    if length > 0 {
      write(reason)
      _ = SystemCalls.write(STDERR_FILENO, printed, length)
    }
    write(lineEnd)
  }

  private static func write(_ text: UnsafeMutablePointer<UInt8>) {
    let count = strlen(characters(text))
    if count > 0 { _ = SystemCalls.write(STDERR_FILENO, text, count) }
  }

  private static func characters(_ bytes: UnsafeMutablePointer<UInt8>) -> UnsafePointer<CChar> {
    UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self)
  }

  private static func text(_ text: String) -> UnsafeMutablePointer<UInt8> {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: text.utf8.count + 1)
    var count = 0
    for byte in text.utf8 {
      bytes[count] = byte
      count += 1
    }
    bytes[count] = 0
    return bytes
  }
}
