package import Documents

/// The bus on which the applications of a Linux desktop tell what they show.
package enum DesktopBus {
  /// Connects to the bus and leaves it again.
  package static func check() throws(SourceError) {
    do throws(BusFailure) {
      _ = try BusConnection.accessibility(within: 2)
    } catch {
      throw error.error("AT-SPI")
    }
  }
}
