#ifndef EARSHOT_CSOUNDTYPES_H
#define EARSHOT_CSOUNDTYPES_H

#include <stdint.h>

/* What crosses the interfaces of libsndfile, libspeexdsp and libopus, declared anew.
 *
 * They are opened at run time, by those who write other files than WAV. CSoundTypesCheck holds these
 * declarations against the headers where they are installed, as `.ci/run` installs them: whoever builds
 * Earshot needs none. */

/* What a sound file holds: `SF_INFO` of sndfile.h. */
typedef struct {
  int64_t frames;
  int32_t rate;
  int32_t channels;
  int32_t format;
  int32_t sections;
  int32_t isSeekable;
} SoundFileInfo;

/* How a library reaches a file that is not its own: `SF_VIRTUAL_IO` of sndfile.h. */
typedef struct {
  int64_t (*length)(void *file);
  int64_t (*seek)(int64_t offset, int32_t origin, void *file);
  int64_t (*read)(void *bytes, int64_t count, void *file);
  int64_t (*write)(const void *bytes, int64_t count, void *file);
  int64_t (*place)(void *file);
} SoundFileAccess;

enum {
  SoundFileWriting = 0x20,
  SoundFileTitle = 1,
  SoundFileComment = 5,
  SoundFileSetCompression = 0x1301,

  /* Containers with their encodings. */
  SoundFileWave = 0x010002,
  SoundFileFLAC = 0x170002,
  SoundFileVorbis = 0x200060,
  SoundFileOpus = 0x200064,
  SoundFileMP3 = 0x230082,
};

enum {
  /* The quality that speech needs, out of 10: speex_resampler.h. */
  ResamplerSpeechQuality = 3,
};

/* What an encoder of Opus is told and asked: opus_defines.h. */
enum {
  OpusVoice = 2048,
  OpusWithoutDelay = 2051,
  OpusSetBitrate = 4002,
  OpusSetComplexity = 4010,
  OpusGetLookahead = 4027,
  OpusSetPredictionDisabled = 4042,
};

/* `opus_encoder_ctl` of opus.h. Swift cannot call a function with an open list of arguments. */
typedef int (*OpusControl)(void *encoder, int request, ...);

static inline int32_t opusSet(OpusControl control, void *encoder, int32_t request, int32_t value) {
  return control(encoder, request, value);
}

static inline int32_t opusGet(OpusControl control, void *encoder, int32_t request, int32_t *value) {
  return control(encoder, request, value);
}

#endif
