/// A setting that the rotor changes.
enum RotorSetting: Sendable {
  case speakingRate, hints, navigationStyle
}
