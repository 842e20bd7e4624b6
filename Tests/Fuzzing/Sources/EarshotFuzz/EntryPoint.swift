import SystemCalls

/// Hands the program over to libFuzzer.
///
/// It has a main of its own since libFuzzer's would be linked into the tools of the build, too.
@main
enum EntryPoint {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments, testOneInput))
  }
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// What libFuzzer calls before anything else: finds the harness, lists them all, or writes the seeds of one.
///
/// `EARSHOT_FUZZ` names the harness. `EARSHOT_FUZZ=list` prints each name with its weight;
/// `EARSHOT_FUZZ_SEEDS=FOLDER` writes the harness's seeds, found in `EARSHOT_REPOSITORY`, and ends.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>?,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
  if setting("EARSHOT_FUZZ") == "list" {
    for harness in FuzzHarnesses.all { print(harness.name, harness.weight) }
    exit(0)
  }
  guard let harness = chosen else {
    print("EARSHOT_FUZZ names no harness; EARSHOT_FUZZ=list shows them")
    exit(64)
  }
  if let folder = setting("EARSHOT_FUZZ_SEEDS") {
    let seeds = harness.seeds(in: setting("EARSHOT_REPOSITORY") ?? ".")
    for (index, seed) in seeds.enumerated() {
      guard SeedFiles.write(seed, to: "\(folder)/seed-\(index)") else { exit(2) }
    }
    print("\(harness.name): \(seeds.count) seeds")
    exit(seeds.isEmpty ? 2 : 0)
  }
  return 0
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  try? chosen?.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

private let chosen: (any FuzzHarness)? = setting("EARSHOT_FUZZ").flatMap(FuzzHarnesses.named)

private func setting(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
