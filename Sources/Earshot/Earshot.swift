@_exported public import AccessibilityTree
@_exported public import Documents
@_exported public import NavigationScript
@_exported public import ScreenReader
@_exported public import SpeechSynthesis
@_exported public import Transcript
@_exported public import TreeFormats
@_exported public import Voices
