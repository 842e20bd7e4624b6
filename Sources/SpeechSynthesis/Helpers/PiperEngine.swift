/// The engine for Piper voices: the example's own program, which Python runs.
enum PiperEngine {
  /// The arguments of Python before those of the engine.
  static var arguments: [String] {
    ["-c", start]
      + [PackageResources.speech_engine_py, PackageResources.piper_voice_py].map {
        String(decoding: $0, as: UTF8.self)
      }
  }

  /// What runs both files; the working folder may be anybody's, so nothing is imported from there.
  private static let start = """
    import sys
    sys.path[:] = [folder for folder in sys.path if folder]
    import types
    protocol, engine = sys.argv[1:3]
    del sys.argv[1:3]
    sys.modules["speech_engine"] = types.ModuleType("speech_engine")
    exec(protocol, sys.modules["speech_engine"].__dict__)
    exec(engine)
    """
}
