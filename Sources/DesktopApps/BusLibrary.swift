internal import SystemCalls

/// The calls of libdbus, which is opened when the first application is asked for.
///
/// Only calls with a fixed number of arguments are used, whose interface has been the same since D-Bus 1.0.
struct BusLibrary: Sendable {
  typealias Pointer = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>

  let errorInit: @convention(c) (Pointer) -> Void
  let errorFree: @convention(c) (Pointer) -> Void
  let sessionBus: @convention(c) (Int32, Pointer) -> Pointer?
  let openPrivate: @convention(c) (Text, Pointer) -> Pointer?
  let register: @convention(c) (Pointer, Pointer) -> UInt32
  let setExitOnDisconnect: @convention(c) (Pointer, UInt32) -> Void
  let close: @convention(c) (Pointer) -> Void
  let unref: @convention(c) (Pointer) -> Void
  let isBusName: @convention(c) (Text, Pointer?) -> UInt32
  let isPath: @convention(c) (Text, Pointer?) -> UInt32
  let newCall: @convention(c) (Text, Text, Text, Text) -> Pointer?
  let send: @convention(c) (Pointer, Pointer, UnsafeMutablePointer<UInt32>) -> UInt32
  let readWrite: @convention(c) (Pointer, Int32) -> UInt32
  let pop: @convention(c) (Pointer) -> Pointer?
  let messageUnref: @convention(c) (Pointer) -> Void
  let type: @convention(c) (Pointer) -> Int32
  let replySerial: @convention(c) (Pointer) -> UInt32
  let errorName: @convention(c) (Pointer) -> Text?
  let interface: @convention(c) (Pointer) -> Text?
  let member: @convention(c) (Pointer) -> Text?
  let path: @convention(c) (Pointer) -> Text?
  let sender: @convention(c) (Pointer) -> Text?
  let beginReading: @convention(c) (Pointer, Pointer) -> UInt32
  let beginWriting: @convention(c) (Pointer, Pointer) -> Void
  let append: @convention(c) (Pointer, Int32, UnsafeRawPointer) -> UInt32
  let openContainer: @convention(c) (Pointer, Int32, Text, Pointer) -> UInt32
  let closeContainer: @convention(c) (Pointer, Pointer) -> UInt32
  let argumentType: @convention(c) (Pointer) -> Int32
  let basic: @convention(c) (Pointer, Pointer) -> Void
  let recurse: @convention(c) (Pointer, Pointer) -> Void
  let next: @convention(c) (Pointer) -> UInt32

  /// The library, or `nil` where it is not installed.
  static let shared = BusLibrary()

  private init?() {
    guard let handle = SharedLibrary.open(SharedLibrary.fileName("dbus-1", version: 3)) else {
      return nil
    }
    func find<Function>(_ name: String, _: Function.Type = Function.self) -> Function? {
      dlsym(handle, "dbus_" + name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let errorInit: @convention(c) (Pointer) -> Void = find("error_init"),
      let errorFree: @convention(c) (Pointer) -> Void = find("error_free"),
      let sessionBus: @convention(c) (Int32, Pointer) -> Pointer? = find("bus_get_private"),
      let openPrivate: @convention(c) (Text, Pointer) -> Pointer? = find("connection_open_private"),
      let register: @convention(c) (Pointer, Pointer) -> UInt32 = find("bus_register"),
      let setExit: @convention(c) (Pointer, UInt32) -> Void = find(
        "connection_set_exit_on_disconnect"),
      let close: @convention(c) (Pointer) -> Void = find("connection_close"),
      let unref: @convention(c) (Pointer) -> Void = find("connection_unref"),
      let isBusName: @convention(c) (Text, Pointer?) -> UInt32 = find("validate_bus_name"),
      let isPath: @convention(c) (Text, Pointer?) -> UInt32 = find("validate_path"),
      let newCall: @convention(c) (Text, Text, Text, Text) -> Pointer? = find(
        "message_new_method_call"),
      let send: @convention(c) (Pointer, Pointer, UnsafeMutablePointer<UInt32>) -> UInt32 = find(
        "connection_send"),
      let readWrite: @convention(c) (Pointer, Int32) -> UInt32 = find("connection_read_write"),
      let pop: @convention(c) (Pointer) -> Pointer? = find("connection_pop_message"),
      let messageUnref: @convention(c) (Pointer) -> Void = find("message_unref"),
      let type: @convention(c) (Pointer) -> Int32 = find("message_get_type"),
      let replySerial: @convention(c) (Pointer) -> UInt32 = find("message_get_reply_serial")
    else { return nil }
    guard let errorName: @convention(c) (Pointer) -> Text? = find("message_get_error_name"),
      let interface: @convention(c) (Pointer) -> Text? = find("message_get_interface"),
      let member: @convention(c) (Pointer) -> Text? = find("message_get_member"),
      let path: @convention(c) (Pointer) -> Text? = find("message_get_path"),
      let sender: @convention(c) (Pointer) -> Text? = find("message_get_sender"),
      let beginReading: @convention(c) (Pointer, Pointer) -> UInt32 = find("message_iter_init"),
      let beginWriting: @convention(c) (Pointer, Pointer) -> Void = find(
        "message_iter_init_append"),
      let append: @convention(c) (Pointer, Int32, UnsafeRawPointer) -> UInt32 = find(
        "message_iter_append_basic"),
      let open: @convention(c) (Pointer, Int32, Text, Pointer) -> UInt32 = find(
        "message_iter_open_container"),
      let closeContainer: @convention(c) (Pointer, Pointer) -> UInt32 = find(
        "message_iter_close_container"),
      let argumentType: @convention(c) (Pointer) -> Int32 = find("message_iter_get_arg_type"),
      let basic: @convention(c) (Pointer, Pointer) -> Void = find("message_iter_get_basic"),
      let recurse: @convention(c) (Pointer, Pointer) -> Void = find("message_iter_recurse"),
      let next: @convention(c) (Pointer) -> UInt32 = find("message_iter_next")
    else { return nil }
    (self.errorInit, self.errorFree) = (errorInit, errorFree)
    (self.sessionBus, self.openPrivate, self.register) = (sessionBus, openPrivate, register)
    (setExitOnDisconnect, self.close, self.unref) = (setExit, close, unref)
    (self.isBusName, self.isPath, self.newCall) = (isBusName, isPath, newCall)
    (self.send, self.readWrite, self.pop) = (send, readWrite, pop)
    (self.messageUnref, self.type, self.replySerial) = (messageUnref, type, replySerial)
    (self.errorName, self.interface, self.member) = (errorName, interface, member)
    (self.path, self.sender) = (path, sender)
    (self.beginReading, self.beginWriting, self.append) = (beginReading, beginWriting, append)
    (openContainer, self.closeContainer) = (open, closeContainer)
    (self.argumentType, self.basic, self.recurse, self.next) = (argumentType, basic, recurse, next)
  }
}
