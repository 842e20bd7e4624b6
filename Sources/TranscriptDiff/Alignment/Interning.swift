/// Numbers the words and texts of a diff, so that comparing them compares numbers.
struct Interning<Key: Hashable> {
  private var numbers: [Key: Int] = [:]

  mutating func number(_ key: Key) -> Int {
    if let number = numbers[key] { return number }
    numbers[key] = numbers.count
    return numbers.count - 1
  }
}
