@_exported public import Documents
@_exported public import EarshotCore
@_exported public import Hearing
@_exported public import TreeFormats
