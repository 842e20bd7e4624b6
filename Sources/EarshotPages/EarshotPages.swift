@_exported public import EarshotTesting
@_exported public import LiveApps
