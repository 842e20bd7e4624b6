/// Something of which the system gives this program no more than a limit.
package enum ResourceLimit {
  /// The size of the file that a crash leaves behind, in bytes.
  case coreSize
  /// The time on a processor, in seconds.
  case processorTime

  /// Sets the limit, for good.
  package func set(_ most: UInt32) {
    var limit = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
    #if canImport(Glibc)
      let resource =
        switch self {
        case .coreSize: RLIMIT_CORE
        case .processorTime: RLIMIT_CPU
        }
      setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    #else
      switch self {
      case .coreSize: setrlimit(RLIMIT_CORE, &limit)
      case .processorTime: setrlimit(RLIMIT_CPU, &limit)
      }
    #endif
  }
}
