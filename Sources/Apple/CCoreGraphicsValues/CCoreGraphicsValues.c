#include "CCoreGraphicsValues.h"
