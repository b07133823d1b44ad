#include "Construct.h"

// A Swift function is reached from C by its mangled symbol. All UIKit modules are compiled under the name `UIKit`, which therefore is the module in
// their symbols. The references are weak: this target lies below the targets that define the symbols, and in a program that links this target alone
// they are NULL.
#define BASE_INITIALISER(name, symbol)                          \
    extern void name##_symbol(void) __asm__(symbol) __attribute__((weak)); \
    lamina_initialiser name(void) { return name##_symbol; }

BASE_INITIALISER(lamina_initialiser_CALayer_layer, "$s10QuartzCore7CALayerC5layerACyp_tcfC")
BASE_INITIALISER(lamina_initialiser_UIView_frame, "$s5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfC")
BASE_INITIALISER(lamina_initialiser_UIViewController_nib, "$s5UIKit16UIViewControllerC7nibName6bundleACSSSg_10Foundation6BundleCSgtcfC")
BASE_INITIALISER(lamina_initialiser_UIGestureRecognizer_coder, "$s5UIKit19UIGestureRecognizerC5coderACSg10Foundation7NSCoderC_tcfC")
BASE_INITIALISER(
    lamina_initialiser_UIStoryboardSegue,
    "$s5UIKit17UIStoryboardSegueC10identifier6source11destinationACSSSg_AA16UIViewControllerCAItcfC")
BASE_INITIALISER(lamina_initialiser_UITableViewCell, "$s5UIKit15UITableViewCellC5style15reuseIdentifierACSo0bcD5StyleV_SSSgtcfC")
BASE_INITIALISER(
    lamina_initialiser_UITableViewHeaderFooterView, "$s5UIKit023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfC")
BASE_INITIALISER(lamina_initialiser_NSObject, "$s10Foundation8NSObjectCACycfC")
BASE_INITIALISER(lamina_method_CALayer_hitTest, "$s10QuartzCore7CALayerC7hitTestyACSg10Foundation7CGPointVF")
BASE_INITIALISER(lamina_method_UIView_draw, "$s5UIKit6UIViewC4drawyy10Foundation6CGRectVF")
