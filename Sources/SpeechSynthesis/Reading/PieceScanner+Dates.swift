internal import VoiceProfiles

extension PieceScanner {
  // MARK: - Dates

  /// Returns the date in figures at a place: `2026-11-21`, `03/04/2027`, `4. 3. 2027`, `4 Mar`.
  func date(at index: Int) -> Found? {
    guard let found = plainDate(at: index), case .date(let year, let month, let day, _) = found.kind
    else { return nil }
    let before = rules.ordinals.contains { !$0.after.isEmpty } ? word(before: index) : nil
    return (.date(year: year, month: month, day: day, after: before), found.end)
  }

  private func plainDate(at index: Int) -> Found? {
    let first = digits(at: index)
    guard (1...4).contains(first.text.count), let number = Int(first.text) else { return nil }
    if first.text.count <= 2, let found = dayAndMonthName(number, at: first.end) { return found }
    guard let mark = mark(at: first.end) else { return nil }
    let second = digits(at: mark.end)
    guard (1...2).contains(second.text.count), let month = Int(second.text) else { return nil }
    // A point ends the day and month of "4.3." and "2027. 3. 4.", too.
    guard let next = self.mark(at: second.end), next.mark == mark.mark else {
      return shortDate(number, month, mark.mark, end: second.end)
    }
    let third = digits(at: next.end)
    guard let last = Int(third.text), [1, 2, 4].contains(third.text.count) else {
      guard mark.mark == "." else { return nil }
      return shortDate(number, month, ".", end: second.end + 1)
    }
    var end = third.end
    if first.text.count == 4 {
      guard third.text.count <= 2, isDate(number, month, last) else { return nil }
      if mark.mark == ".", end < text.count, text[end] == "." { end += 1 }
      return closed(.date(year: number, month: month, day: last, after: nil), end)
    }
    guard first.text.count <= 2, third.text.count != 1 else { return nil }
    let order = rules.dates.order(in: language)
    if order == .ymd, third.text.count == 2 {
      guard first.text.count == 2, isDate(century(number), month, last) else { return nil }
      return closed(.date(year: century(number), month: month, day: last, after: nil), end)
    }
    let year = third.text.count == 2 ? century(last) : last
    let (day, monthNumber) = order == .mdy ? (month, number) : (number, month)
    if isDate(year, monthNumber, day) {
      return closed(.date(year: year, month: monthNumber, day: day, after: nil), end)
    }
    guard isDate(year, day, monthNumber) else { return nil }
    return closed(.date(year: year, month: day, day: monthNumber, after: nil), end)
  }

  /// Of four figures more than a date is something else: an address of the network, a number of a card.
  private func closed(_ kind: TextPiece.Kind, _ end: Int) -> Found? {
    guard end < text.count else { return (kind, end) }
    let goesOn =
      "/-.".contains(text[end]) && end + 1 < text.count && Self.digit(text[end + 1]) != nil
    return goesOn || Self.digit(text[end]) != nil ? nil : (kind, end)
  }

  private func isDate(_ year: Int, _ month: Int, _ day: Int) -> Bool {
    (1000...2999).contains(year) && DateWording.exists(year: year, month: month, day: day)
  }

  private func century(_ year: Int) -> Int { year < 70 ? 2000 + year : 1900 + year }

  private func mark(at index: Int) -> (mark: Character, end: Int)? {
    guard index < text.count, "/-.".contains(text[index]) else { return nil }
    let end = text[index] == "." ? skippingBlank(index + 1) : index + 1
    return end < text.count ? (text[index], end) : (text[index], index + 1)
  }

  /// Returns a day of a month in figures, where the language's way of writing tells that it is one.
  private func shortDate(_ first: Int, _ second: Int, _ mark: Character, end: Int) -> Found? {
    let order = rules.dates.order(in: language)
    let (month, day) = order == .dmy ? (second, first) : (first, second)
    guard DateWording.exists(year: nil, month: month, day: day) else { return nil }
    switch mark {
    case ".":
      // "4.3." in German, "3. 4." in Korean; a number has no point behind it.
      guard rules.dates.dayAndMonth != nil, rules.decimal == "," || order == .ymd,
        end <= text.count, text[end - 1] == "." || end < text.count && text[end] == "."
      else { return nil }
      let close = text[end - 1] == "." ? end : end + 1
      guard close >= text.count || Self.digit(text[close]) == nil else { return nil }
      return (.date(year: nil, month: month, day: day, after: nil), close)
    case "/":
      // Before a day of the week, or with a number that no fraction has, it is a date.
      let next = skippingBlank(end)
      let weekday = next < text.count && (text[next] == "(" || text[next] == "（")
      let isDate =
        weekday || order == .mdy && second > 12 || order == .dmy && first > 12
      guard isDate || isLeadingZero(end: end) else { return nil }
      return (.date(year: nil, month: month, day: day, after: nil), end)
    default: return nil
    }
  }

  private func isLeadingZero(end: Int) -> Bool { end >= 3 && text[end - 2] == "0" }

  /// Returns a day and the name of a month: `4 Mar 2027`, `4. März`, `4 de marzo de 2027`.
  private func dayAndMonthName(_ day: Int, at end: Int) -> Found? {
    guard !rules.dates.monthNames.isEmpty else { return nil }
    var index = end
    if index < text.count, text[index] == "." { index += 1 }
    index = skippingBlank(index)
    guard index > end, let name = monthName(at: index),
      DateWording.exists(year: nil, month: name.month, day: day)
    else { return nil }
    let year = year(at: skippingBlank(name.end))
    return (
      .date(year: year?.value, month: name.month, day: day, after: nil), year?.end ?? name.end
    )
  }

  /// Returns the name of a month and a day: `Mar 4, 2027`.
  func monthNameAndDay(at index: Int) -> Found? {
    guard rules.dates.order(in: language) == .mdy, let name = monthName(at: index) else {
      return nil
    }
    let start = skippingBlank(name.end)
    let day = digits(at: start)
    guard start > name.end, (1...2).contains(day.text.count), let number = Int(day.text),
      DateWording.exists(year: nil, month: name.month, day: number)
    else { return nil }
    var end = day.end
    let ending = longestOrdinalEnding(at: end)
    end = ending ?? end
    guard mayEnd(at: end), end >= text.count || text[end] != ":" else { return nil }
    var next = end
    if next < text.count, text[next] == "," { next += 1 }
    let year = year(at: skippingBlank(next))
    return (.date(year: year?.value, month: name.month, day: number, after: nil), year?.end ?? end)
  }

  private func longestOrdinalEnding(at end: Int) -> Int? {
    for series in rules.ordinals {
      for suffix in series.suffixes {
        if let end = self.end(of: suffix, at: end), mayEnd(at: end) { return end }
      }
    }
    return nil
  }

  private func monthName(at index: Int) -> (month: Int, end: Int)? {
    var end = index
    while end < text.count, end - index < Self.longestWord,
      text[end].isLetter || Self.isMark(text[end])
    { end += 1 }
    // "4 may enter" is no date where months have capitals.
    let hasCapitals = rules.dates.months.first?.first?.isUppercase == true
    guard end > index, !hasCapitals || text[index].isUppercase,
      let month = rules.dates.monthNames[String(text[index..<end]).lowercased()]
    else { return nil }
    if end < text.count, text[end] == "." { end += 1 }
    return (month, end)
  }

  private func year(at index: Int) -> (value: Int, end: Int)? {
    let (digits, end) = digits(at: index)
    guard digits.count == 4, let year = Int(digits), (1000...2999).contains(year),
      end >= text.count || text[end] != ":", mayEnd(at: end)
    else { return nil }
    return (year, end)
  }

  // MARK: - Times

  /// Returns the time of day, the duration or the ratio at a place: `14:05`, `1:23:45`, `16:9`, `14h30`.
  func clock(at index: Int) -> Found? {
    let hours = digits(at: index)
    guard (1...3).contains(hours.text.count), let hour = Int(hours.text), hours.end < text.count
    else { return nil }
    if text[hours.end] == "h", let found = hour24(hour, at: hours.end + 1) { return found }
    let minutes = digits(at: hours.end + 1)
    let isPoint =
      text[hours.end] == "." && minutes.text.count == 2 && isTimeWord(after: minutes.end)
    guard isPoint || text[hours.end] == ":" || text[hours.end] == "：",
      let minute = Int(minutes.text), minutes.text.count <= 2
    else { return nil }
    if minutes.end < text.count, text[minutes.end] == ":" {
      let seconds = digits(at: minutes.end + 1)
      guard minutes.text.count == 2, seconds.text.count == 2, let second = Int(seconds.text),
        minute < 60, second < 60
      else { return nil }
      return (.duration(hours: hour, minutes: minute, seconds: second), seconds.end)
    }
    guard minutes.text.count == 2, hour < 25, minute < 60 else {
      return hour < 100 ? (.ratio(hour, minute), minutes.end) : nil
    }
    return time(hour, minute, end: minutes.end)
  }

  /// Returns the time with the half of the day that stands behind it, and the word of the hour that is said anyway.
  private func time(_ hour: Int, _ minute: Int, end: Int) -> Found {
    if let half = longest(of: rules.dayHalves, at: skippingBlank(end)) {
      return (.time(hour: hour, minute: minute, half: half.value), half.end)
    }
    return (.time(hour: hour, minute: minute, half: nil), end)
  }

  /// Whether a word that only times have stands behind a time or a range of times: `9.00–17.00 uur`.
  private func isTimeWord(after end: Int) -> Bool {
    let rest = String(text[end...].prefix(12))
    return rules.dayHalves.contains { word, words in
      words.isEmpty && word.count > 1 && rest.contains(word)
    }
  }

  private func hour24(_ hour: Int, at index: Int) -> Found? {
    guard rules.decimal == ",", hour < 25 else { return nil }
    let minutes = digits(at: index)
    guard minutes.text.count == 2, let minute = Int(minutes.text), minute < 60 else { return nil }
    return time(hour, minute, end: minutes.end)
  }

  /// Returns the hour with the half of the day behind it: `7 PM`.
  func hour(at index: Int) -> Found? {
    let hours = digits(at: index)
    guard (1...2).contains(hours.text.count), let hour = Int(hours.text), hour < 25,
      let half = longest(of: rules.dayHalves, at: skippingBlank(hours.end)), !half.value.isEmpty,
      rules.units[half.key] == nil
    else { return nil }
    return (.time(hour: hour, minute: 0, half: half.value), half.end)
  }
}
