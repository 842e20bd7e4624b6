#ifndef EARSHOT_CESPEAKTYPES_H
#define EARSHOT_CESPEAKTYPES_H

#include <stdint.h>

/* What crosses the interface of libespeak-ng, declared anew.
 *
 * The helper opens the library at run time. Were it to import CEspeakNG, whose pkg-config entry puts
 * -lespeak-ng on the linker's command line, the helper and with it `earshot` would be linked with the
 * library: closing it would unload nothing, and a machine without it could start neither.
 * CEspeakTypesCheck holds these declarations against the installed headers whenever the package is
 * built. */

/* An event of the speech: `espeak_EVENT`. */
typedef struct {
  int32_t type;
  uint32_t unique_identifier;
  /* Where a word stands, in Unicode scalars from 1, and its length. */
  int32_t text_position;
  int32_t length;
  int32_t audio_position;
  /* The exact sample; audio_position is cut to milliseconds. */
  int32_t sample;
  void *user_data;
  union {
    int32_t number;
    const char *name;
    /* A phoneme's name, not always terminated. */
    char string[8];
  } id;
} EspeakEvent;

enum {
  EspeakEventListEnd = 0,
  EspeakEventWord = 1,
  EspeakEventPhoneme = 7,

  EspeakOutputSynchronous = 2,
  EspeakInitializePhonemeEvents = 0x0001,
  EspeakInitializeDontExit = 0x8000,

  EspeakParameterRate = 1,
  EspeakParameterVolume = 2,
  EspeakParameterPitch = 3,
  EspeakParameterRange = 4,

  EspeakPositionCharacter = 1,
  EspeakCharactersUTF8 = 1,
  EspeakEndPause = 0x1000,
};

#endif
