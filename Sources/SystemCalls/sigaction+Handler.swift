extension sigaction {
  /// Creates an action that calls a function.
  package init(handler: @escaping @convention(c) (Int32) -> Void, flags: Int32 = 0) {
    self.init()
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      __sa_handler.sa_handler = handler
    #else
      __sigaction_handler.sa_handler = handler
    #endif
    sa_flags = flags
  }

  /// Whether the signal is switched off, as nohup does with SIGHUP.
  package var isIgnored: Bool {
    #if canImport(Darwin)
      let handler = __sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = __sa_handler.sa_handler
    #else
      let handler = __sigaction_handler.sa_handler
    #endif
    // SIG_IGN is the number 1 cast to a function, on every system.
    return unsafeBitCast(handler, to: Int.self) == 1
  }
}
