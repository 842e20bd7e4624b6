#include "CEspeakTypes.h"
