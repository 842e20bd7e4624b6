import Synchronization
import SystemCalls

/// The connections of a server, of which the oldest is let go where there are too many.
///
/// Those that wait for something go before those that are served: whoever connects and asks for nothing would keep
/// others out.
final class ServedClients: Sendable {
  private struct Lists {
    /// Connections of which a request, or for which a change, is waited for: the oldest first.
    var waiting: [Int32] = []
    /// Those that are served: the oldest first.
    var served: [Int32] = []
  }

  private let most: Int
  private let lists = Mutex(Lists())

  /// Begins without clients.
  init(most: Int) { self.most = most }

  /// Whether there is nobody.
  var isEmpty: Bool { lists.withLock { $0.waiting.isEmpty && $0.served.isEmpty } }

  /// Takes a connection among those that wait, in the place of the oldest where there are too many.
  func enter(_ descriptor: Int32) {
    lists.withLock { lists in
      if lists.waiting.count + lists.served.count >= most {
        // Its thread wakes, and closes it.
        let oldest =
          lists.waiting.isEmpty ? lists.served.removeFirst() : lists.waiting.removeFirst()
        shutdown(oldest, Int32(SHUT_RDWR))
      }
      lists.waiting.append(descriptor)
    }
  }

  /// Takes one that waits among those that are served; returns whether no other has got its place meanwhile.
  func serve(_ descriptor: Int32) -> Bool {
    lists.withLock { lists in
      guard let place = lists.waiting.firstIndex(of: descriptor) else { return false }
      lists.served.append(lists.waiting.remove(at: place))
      return true
    }
  }

  /// Takes one that was served among those that wait.
  func stopServing(_ descriptor: Int32) {
    lists.withLock { lists in
      guard let place = lists.served.firstIndex(of: descriptor) else { return }
      lists.waiting.append(lists.served.remove(at: place))
    }
  }

  /// Closes a connection.
  func leave(_ descriptor: Int32) {
    lists.withLock { lists in
      lists.waiting.removeAll { $0 == descriptor }
      lists.served.removeAll { $0 == descriptor }
      // Here, as another one may have its number from now on.
      close(descriptor)
    }
  }
}
