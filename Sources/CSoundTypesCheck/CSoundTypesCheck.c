/* Holds the declarations of CSoundTypes against the headers of libsndfile, libspeexdsp and libopus, where these are
 * installed. No program links it. */

#include "CSoundTypes.h"

#include <stddef.h>

#define SAME_VALUE(ours, theirs) \
  _Static_assert((int)(ours) == (int)(theirs), #theirs " has another value")
#define SAME_FIELD(Ours, field, Theirs, their_field)                              \
  _Static_assert(offsetof(Ours, field) == offsetof(Theirs, their_field) &&         \
                     sizeof(((Ours *)0)->field) == sizeof(((Theirs *)0)->their_field), \
                 #Theirs "." #their_field " has moved")

#if __has_include(<sndfile.h>)
#include <sndfile.h>

_Static_assert(sizeof(SoundFileInfo) == sizeof(SF_INFO), "SF_INFO has another size");
SAME_FIELD(SoundFileInfo, frames, SF_INFO, frames);
SAME_FIELD(SoundFileInfo, rate, SF_INFO, samplerate);
SAME_FIELD(SoundFileInfo, channels, SF_INFO, channels);
SAME_FIELD(SoundFileInfo, format, SF_INFO, format);
SAME_FIELD(SoundFileInfo, sections, SF_INFO, sections);
SAME_FIELD(SoundFileInfo, isSeekable, SF_INFO, seekable);
_Static_assert(sizeof(SoundFileAccess) == sizeof(SF_VIRTUAL_IO), "SF_VIRTUAL_IO has another size");
SAME_FIELD(SoundFileAccess, length, SF_VIRTUAL_IO, get_filelen);
SAME_FIELD(SoundFileAccess, seek, SF_VIRTUAL_IO, seek);
SAME_FIELD(SoundFileAccess, read, SF_VIRTUAL_IO, read);
SAME_FIELD(SoundFileAccess, write, SF_VIRTUAL_IO, write);
SAME_FIELD(SoundFileAccess, place, SF_VIRTUAL_IO, tell);
SAME_VALUE(SoundFileWriting, SFM_WRITE);
SAME_VALUE(SoundFileTitle, SF_STR_TITLE);
SAME_VALUE(SoundFileComment, SF_STR_COMMENT);
SAME_VALUE(SoundFileSetCompression, SFC_SET_COMPRESSION_LEVEL);
SAME_VALUE(SoundFileWave, SF_FORMAT_WAV | SF_FORMAT_PCM_16);
SAME_VALUE(SoundFileFLAC, SF_FORMAT_FLAC | SF_FORMAT_PCM_16);
SAME_VALUE(SoundFileVorbis, SF_FORMAT_OGG | SF_FORMAT_VORBIS);
SAME_VALUE(SoundFileOpus, SF_FORMAT_OGG | SF_FORMAT_OPUS);
/* MP3 is left to the tests: headers before libsndfile 1.1 do not name it, and do not tell their version. */
#endif

#if __has_include(<speex/speex_resampler.h>)
#include <speex/speex_resampler.h>

SAME_VALUE(ResamplerSpeechQuality, SPEEX_RESAMPLER_QUALITY_VOIP);
#endif

#if __has_include(<opus/opus.h>)
#include <opus/opus.h>

SAME_VALUE(OpusVoice, OPUS_APPLICATION_VOIP);
SAME_VALUE(OpusWithoutDelay, OPUS_APPLICATION_RESTRICTED_LOWDELAY);
SAME_VALUE(OpusSetBitrate, OPUS_SET_BITRATE_REQUEST);
SAME_VALUE(OpusSetComplexity, OPUS_SET_COMPLEXITY_REQUEST);
SAME_VALUE(OpusGetLookahead, OPUS_GET_LOOKAHEAD_REQUEST);
SAME_VALUE(OpusSetPredictionDisabled, OPUS_SET_PREDICTION_DISABLED_REQUEST);
#endif
