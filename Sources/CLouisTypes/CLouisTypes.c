#include "CLouisTypes.h"
