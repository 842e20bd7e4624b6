import Earshot

/// The harnesses, and which of them a run is about.
enum FuzzHarnesses {
  static let all: [any FuzzHarness] =
    TreeReaders.all.filter { $0.name != NativeReader().name }.map(ReaderHarness.init) + [
      NativeHarness(form: .yaml),
      NativeHarness(form: .json),
      RecognitionHarness(),
      AuditHarness(),
      FlowHarness(),
      TranscriptHarness(),
      DiffHarness(),
      PatternHarness(),
      PhrasebookHarness(),
      PronunciationsHarness(),
      VoiceProfileHarness(),
      SuppressionHarness(),
      BaselineHarness(),
      TimelineHarness(),
      SpeechFrameHarness(),
      CaptureHarness(),
      ScreenshotHarness(),
      KeyWalkHarness(),
      LineWalkHarness(),
      StreamLineHarness(),
      MCPMessageHarness(),
      ATMessageHarness(),
      WebSocketHarness(),
      BrowserMessageHarness(),
      BusAnswerHarness(),
      ProjectFileHarness(),
    ]

  static func named(_ name: String) -> (any FuzzHarness)? { all.first { $0.name == name } }
}
