/// Stands in for the function of libpcaudio by which espeak-ng looks for an audio device; there is none for it.
///
/// espeak-ng makes an object for a device whatever it is opened for, and libpcaudio asks PulseAudio for that: a folder in the user's
/// settings, another for temporary files, and a connection to wherever `PULSE_SERVER` says. The loader finds a symbol of the program
/// before one of a library, so that none of it happens; `Package.swift` has the linker export it. Without an object libpcaudio does
/// nothing (https://github.com/espeak-ng/pcaudiolib/blob/1.2/src/audio.c), and samples come back by the callback all the same.
@_cdecl("create_audio_device_object")
public func noAudioDevice(
  _ device: UnsafePointer<CChar>?, _ application: UnsafePointer<CChar>?,
  _ description: UnsafePointer<CChar>?
) -> OpaquePointer? { nil }
