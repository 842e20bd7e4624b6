/* Holds the declarations of CLouisTypes against the header of liblouis, where it is installed. No program links
 * it. */

#include "CLouisTypes.h"

#if __has_include(<liblouis/liblouis.h>)
#include <liblouis/liblouis.h>

#define SAME_TYPE(ours, theirs) \
  _Static_assert(__builtin_types_compatible_p(ours, theirs), #theirs " is another type")

SAME_TYPE(LouisCharacter, widechar);
SAME_TYPE(LouisForm, formtype);
_Static_assert(sizeof(LouisLog) == sizeof(logcallback), "logcallback has another size");
_Static_assert(sizeof(int32_t) == sizeof(logLevels), "logLevels has another size");
_Static_assert(LouisLogError == LOU_LOG_ERROR, "LOU_LOG_ERROR has another value");
SAME_TYPE(__typeof__(&lou_charSize), int (*)(void));
SAME_TYPE(__typeof__(&lou_checkTable), int (*)(const char *));
SAME_TYPE(__typeof__(&lou_translateString),
          int (*)(const char *, const LouisCharacter *, int *, LouisCharacter *, int *, LouisForm *, char *, int));
SAME_TYPE(__typeof__(&lou_backTranslateString),
          int (*)(const char *, const LouisCharacter *, int *, LouisCharacter *, int *, LouisForm *, char *, int));
#endif
