/* Holds the declarations of CEspeakTypes against the headers of libespeak-ng. No program links it. */

#include <espeak-ng/espeak_ng.h>
#include <stddef.h>

#include "CEspeakTypes.h"

#define SAME_FIELD(field)                                                        \
  _Static_assert(offsetof(EspeakEvent, field) == offsetof(espeak_EVENT, field) && \
                     sizeof(((EspeakEvent *)0)->field) ==                         \
                         sizeof(((espeak_EVENT *)0)->field),                      \
                 "espeak_EVENT." #field " has moved")

_Static_assert(sizeof(EspeakEvent) == sizeof(espeak_EVENT), "espeak_EVENT has another size");
SAME_FIELD(type);
SAME_FIELD(unique_identifier);
SAME_FIELD(text_position);
SAME_FIELD(length);
SAME_FIELD(audio_position);
SAME_FIELD(sample);
SAME_FIELD(user_data);
SAME_FIELD(id);

#define SAME_VALUE(ours, theirs) \
  _Static_assert((int)(ours) == (int)(theirs), #theirs " has another value")

SAME_VALUE(EspeakEventListEnd, espeakEVENT_LIST_TERMINATED);
SAME_VALUE(EspeakEventWord, espeakEVENT_WORD);
SAME_VALUE(EspeakEventPhoneme, espeakEVENT_PHONEME);
SAME_VALUE(EspeakOutputSynchronous, AUDIO_OUTPUT_SYNCHRONOUS);
SAME_VALUE(EspeakInitializePhonemeEvents, espeakINITIALIZE_PHONEME_EVENTS);
SAME_VALUE(EspeakInitializeDontExit, espeakINITIALIZE_DONT_EXIT);
SAME_VALUE(EspeakParameterRate, espeakRATE);
SAME_VALUE(EspeakParameterVolume, espeakVOLUME);
SAME_VALUE(EspeakParameterPitch, espeakPITCH);
SAME_VALUE(EspeakParameterRange, espeakRANGE);
SAME_VALUE(EspeakPositionCharacter, POS_CHARACTER);
SAME_VALUE(EspeakCharactersUTF8, espeakCHARS_UTF8);
SAME_VALUE(EspeakEndPause, espeakENDPAUSE);
