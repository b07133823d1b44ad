/// Enumerations of UIKit that keep raw values without a name, as Apple's do; an enumeration in Swift cannot.

#ifndef CUIKIT_VALUES_H
#define CUIKIT_VALUES_H

#include "CUIKitAccessibility.h"
#include "CUIKitAnimation.h"
#include "CUIKitAppearance.h"
#include "CUIKitApplication.h"
#include "CUIKitBars.h"
#include "CUIKitCollections.h"
#include "CUIKitControllers.h"
#include "CUIKitControls.h"
#include "CUIKitEvents.h"
#include "CUIKitImages.h"
#include "CUIKitKeyCodes.h"
#include "CUIKitKeyboard.h"
#include "CUIKitLayout.h"
#include "CUIKitScrolling.h"
#include "CUIKitTables.h"
#include "CUIKitText.h"
#include "CUIKitTraits.h"
#include "CUIKitViews.h"

#endif
