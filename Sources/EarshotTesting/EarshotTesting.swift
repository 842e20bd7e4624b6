@_exported public import AccessibilityAudit
@_exported public import Baselines
@_exported public import EarshotFormats
@_exported public import NavigationScript
@_exported public import ScreenBuilder
@_exported public import TranscriptDiff
@_exported public import VoiceProfiles
