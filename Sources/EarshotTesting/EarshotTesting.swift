@_exported public import Baselines
@_exported public import Earshot
@_exported public import ScreenBuilder
