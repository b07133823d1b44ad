/// Enumerations of UIKit that keep raw values without a name, as Apple's do; an enumeration in Swift cannot.

#ifndef CUIKIT_VALUES_H
#define CUIKIT_VALUES_H

#include "CUIKitAnimation.h"
#include "CUIKitAppearance.h"
#include "CUIKitBars.h"
#include "CUIKitControllers.h"
#include "CUIKitKeyboard.h"

#endif
