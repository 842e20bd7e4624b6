import AccessibilityTree
import Voices

extension States.Current {
  /// What readers of web pages say of the current one of a set; each has words of its own for it.
  var phrase: PhraseKey {
    switch self {
    case .page: "currentPage"
    case .step: "currentStep"
    case .location: "currentLocation"
    case .date: "currentDate"
    case .time: "currentTime"
    case .true: "current"
    }
  }
}
