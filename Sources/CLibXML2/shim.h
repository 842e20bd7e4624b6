#include <libxml/xmlversion.h>
// The headers of ICU that libxml2 would bring along clash with those inside of Foundation wherever a module
// sees both. Nothing here converts encodings through ICU.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/xmlerror.h>
