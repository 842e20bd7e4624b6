/// The processors of the machine.
package enum Processors {
  /// How many there are to work on.
  package static var count: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
