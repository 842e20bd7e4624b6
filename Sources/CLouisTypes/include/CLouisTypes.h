#ifndef EARSHOT_CLOUISTYPES_H
#define EARSHOT_CLOUISTYPES_H

#include <stdint.h>

/* What crosses the interface of liblouis, declared anew.
 *
 * It is opened at run time, by those who ask for braille. CLouisTypesCheck holds these declarations against its
 * header where it is installed, as `.ci/run` installs it: whoever builds Earshot does not need it. */

/* A character of a text or a cell: `widechar` of liblouis.h, of four bytes as every distribution builds it.
 * `lou_charSize` tells at run time, and a library with other characters is not used. */
typedef uint32_t LouisCharacter;

/* What is said of how a character is set: `formtype` of liblouis.h. */
typedef uint16_t LouisForm;

/* Who is told of mistakes in tables: `logcallback` of liblouis.h. */
typedef void (*LouisLog)(int32_t level, const char *message);

enum {
  /* The least level of what is an error, not a warning: `LOU_LOG_ERROR`. */
  LouisLogError = 40000,
};

#endif
