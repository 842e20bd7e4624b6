#include "CSoundTypes.h"
