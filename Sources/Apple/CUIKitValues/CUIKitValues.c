#include "CUIKitValues.h"
