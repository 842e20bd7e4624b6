/// What the system knows of programs that run.
package enum RunningProgram {
  /// The path of this program, or `nil` when the system does not tell it.
  package static var path: String? {
    #if canImport(Darwin)
      // Four times MAXPATHLEN, as proc_info.h wants it.
      var buffer = [CChar](repeating: 0, count: 4 * Int(MAXPATHLEN))
      let count = Int(proc_pidpath(getpid(), &buffer, UInt32(buffer.count)))
    #else
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink("/proc/self/exe", &buffer, buffer.count)
    #endif
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns the memory of a program that is in use and not swapped out.
  package static func residentSize(of process: pid_t) -> Int? {
    #if canImport(Darwin)
      var info = proc_taskinfo()
      let size = Int32(MemoryLayout<proc_taskinfo>.size)
      guard proc_pidinfo(process, PROC_PIDTASKINFO, 0, &info, size) == size else { return nil }
      return Int(info.pti_resident_size)
    #else
      let file = open("/proc/\(process)/statm", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var text = [UInt8](repeating: 0, count: 128)
      let count = read(file, &text, text.count)
      guard count > 0 else { return nil }
      // The second number is the pages in memory.
      let numbers = String(decoding: text[..<count], as: UTF8.self).split(separator: " ")
      guard numbers.count > 1, let pages = Int(numbers[1]) else { return nil }
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    #endif
  }

  /// Returns the most memory that a program has used at once.
  package static func largestSize(_ usage: rusage) -> Int {
    #if canImport(Darwin)
      usage.ru_maxrss
    #else
      usage.ru_maxrss << 10
    #endif
  }

  /// Returns a path by which an open file of this program is found, whether it has a name or not.
  package static func path(of descriptor: Int32) -> String {
    #if canImport(Darwin)
      "/dev/fd/\(descriptor)"
    #else
      "/proc/self/fd/\(descriptor)"
    #endif
  }
}
