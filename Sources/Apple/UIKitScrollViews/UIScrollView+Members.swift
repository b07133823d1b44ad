import CoreGraphics
package import LaminaMethods
import UIKitValues
import UIKitViews

/// Members of `UIScrollView` that selectors, keys and nibs name.
package let scrollMembers = MemberTable(inheriting: UIView.memberTable) {
    $0.property("contentOffset", \UIScrollView.contentOffset)
    $0.property("contentSize", \UIScrollView.contentSize, nib: .size)
    $0.property("contentInset", \UIScrollView.contentInset, nib: .insets)
    $0.property("isScrollEnabled", \UIScrollView.isScrollEnabled, nib: .flag)
    $0.property("bounces", \UIScrollView.bounces, nib: .flag)
    $0.property("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical, nib: .flag)
    $0.property("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal, nib: .flag)
    $0.property("isPagingEnabled", \UIScrollView.isPagingEnabled, nib: .flag)
    $0.property("zoomScale", \UIScrollView.zoomScale)
    $0.property("minimumZoomScale", \UIScrollView.minimumZoomScale, nib: .number)
    $0.property("maximumZoomScale", \UIScrollView.maximumZoomScale, nib: .number)
    $0.property("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator, nib: .flag)
    $0.property("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator, nib: .flag)
    $0.property("scrollsToTop", \UIScrollView.scrollsToTop, nib: .flag)
    $0.property("isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled, nib: .flag)
    $0.property("delaysContentTouches", \UIScrollView.delaysContentTouches, nib: .flag)
    $0.property("canCancelContentTouches", \UIScrollView.canCancelContentTouches, nib: .flag)
    $0.property("bouncesZoom", \UIScrollView.bouncesZoom, nib: .flag)
    $0.property("indicatorStyle", \UIScrollView.indicatorStyle, nib: .choice(["default": .default, "black": .black, "white": .white]))
    $0.property(
        "keyboardDismissMode", \UIScrollView.keyboardDismissMode, nib: .choice(["none": .none, "onDrag": .onDrag, "interactive": .interactive])
    )
    $0.property(
        "contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior,
        nib: .choice(["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always])
    )
    $0.property("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets, nib: .insets)
    $0.constant("adjustedContentInset", \UIScrollView.adjustedContentInset)
    $0.constant("isDragging", \UIScrollView.isDragging)
    $0.constant("isTracking", \UIScrollView.isTracking)
    $0.constant("isDecelerating", \UIScrollView.isDecelerating)
    $0.constant("panGestureRecognizer", \UIScrollView.panGestureRecognizer)
    $0.method("flashScrollIndicators") { (target: UIScrollView) in target.flashScrollIndicators() }
    $0.method("setContentOffset:animated:") { (target: UIScrollView, offset: CGPoint, isAnimated: Bool) in
        target.setContentOffset(offset, animated: isAnimated)
    }
    $0.method("scrollRectToVisible:animated:") { (target: UIScrollView, rect: CGRect, isAnimated: Bool) in
        target.scrollRectToVisible(rect, animated: isAnimated)
    }
    $0.child("contentLayoutGuide") { (view: UIScrollView, element, nib) in nib.register(view.contentLayoutGuide, for: element) }
    $0.child("frameLayoutGuide") { (view: UIScrollView, element, nib) in nib.register(view.frameLayoutGuide, for: element) }
}

extension UIScrollView: nonisolated MemberTableExtender {}
