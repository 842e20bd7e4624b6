@_exported public import AccessibilityTree
@_exported public import Bridges
@_exported public import Readers
@_exported public import ScreenReader
@_exported public import Texts
@_exported public import Transcript
@_exported public import Voices
