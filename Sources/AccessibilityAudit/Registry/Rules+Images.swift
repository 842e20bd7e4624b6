extension Rules {
  /// The rules of the group ``RuleGroup/images``, one a line.
  static let images: [any Rule.Type] = [
    ImageUndescribed.self,
    DecorativeExposed.self,
    ImageRepeatsCaption.self,
    ImageOfText.self,
    ChartUndescribed.self,
    MediaCaptionsMissing.self,
    MediaTranscriptMissing.self,
    MediaDescriptionMissing.self,
    MediaAutoplays.self,
    MediaFlashes.self,
    MotionOnlyInformation.self,
    ColourOnlyState.self,
    ColourOnlyLink.self,
    ColoursAlike.self,
    InvertMedia.self,
    InvertDouble.self,
    CaptionsForcedOnly.self,
    CaptionsNoSdh.self,
    CaptionsLanguageMissing.self,
    DescriptionUnmarked.self,
  ]
}
