// The constants of an anonymous C enumeration are imported as unsigned or signed integers, depending
// on the platform; what they are compared with is `Int32`.
extension BinaryInteger {
  var value: Int32 { Int32(truncatingIfNeeded: self) }
}
