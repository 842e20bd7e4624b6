/// Replaces the libpcaudio function with which espeak-ng looks for an audio device, and returns no device.
///
/// espeak-ng creates a device object whatever its purpose, and libpcaudio asks PulseAudio for it. PulseAudio then
/// creates a folder in the user's settings and another for temporary files, and connects to the server in
/// `PULSE_SERVER`. The loader finds a symbol of the program before a symbol of a library, so none of this happens;
/// `Package.swift` makes the linker export the function. Without an object, libpcaudio does nothing
/// (https://github.com/espeak-ng/pcaudiolib/blob/1.2/src/audio.c), and the callback still receives the samples.
@_cdecl("create_audio_device_object")
public func noAudioDevice(
  _ device: UnsafePointer<CChar>?, _ application: UnsafePointer<CChar>?,
  _ description: UnsafePointer<CChar>?
) -> OpaquePointer? { nil }
