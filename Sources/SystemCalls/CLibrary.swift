// The calls of POSIX, of whichever C library there is. No other room imports one: what differs from system to
// system stands here behind a name of its own, and `.ci/house` finds names of one system elsewhere.
//
// The room is not called System, as Apple's SDK has a module of that name, and two modules of one name cannot
// be part of one program (swift-system is called SystemPackage for that reason).
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Darwin)
  @_exported public import Darwin
#endif
