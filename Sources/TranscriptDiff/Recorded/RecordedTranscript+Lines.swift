package import Transcript

extension RecordedTranscript {
  /// Takes what is heard in a flow.
  package init(_ lines: some Sequence<TranscriptLine>, path: String, style: Style) {
    var stops: [RecordedStop] = []
    for line in lines {
      switch line.kind {
      case .stop: stops.append(RecordedStop(line.words))
      case .command: stops.append(RecordedStop(line.text, kind: .command))
      case .event: stops.append(RecordedStop(line.text, kind: .event))
      case .hint:
        if let last = stops.indices.last { stops[last].hint = line.words }
      }
    }
    var sections = ScreenSections()
    for stop in stops { sections.add(stop) }
    self.init(path: path, form: .screen, style: style, screens: sections.finish())
  }
}
