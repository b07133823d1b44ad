import CoreGraphics
package import LaminaMethods
import QuartzCore
import LaminaMarkup
import UIKitValues

/// Members of `UIView` that selectors, keys and nibs name.
package let viewMembers = MemberTable(inheriting: responderMembers) {
    // Observers of the place in a subclass lay out what depends on the size.
    $0.property("frame", \UIView.frame, nib: .rect, reachesOverrides: true)
    $0.property("bounds", \UIView.bounds, nib: .rect, reachesOverrides: true)
    $0.property("center", \UIView.center)
    $0.property("transform", \UIView.transform)
    $0.property("alpha", \UIView.alpha, nib: .number)
    $0.property("isHidden", \UIView.isHidden, nib: .flag)
    $0.property("tag", \UIView.tag, nib: .integer)
    $0.property("backgroundColor", \UIView.backgroundColor, nib: .color)
    $0.property("tintColor", \UIView.tintColor, nib: .color)
    $0.property("isUserInteractionEnabled", \UIView.isUserInteractionEnabled, nib: .flag)
    $0.property("clipsToBounds", \UIView.clipsToBounds, nib: .flag, as: "clipsSubviews")
    $0.property("isOpaque", \UIView.isOpaque, nib: .flag)
    // The property asks whether the own class draws.
    $0.property("contentMode", \UIView.contentMode, nib: .contentMode, reachesOverrides: true)
    $0.property("contentScaleFactor", \UIView.contentScaleFactor)
    $0.property("autoresizingMask", \UIView.autoresizingMask, nib: .autoresizingMask)
    $0.property("autoresizesSubviews", \UIView.autoresizesSubviews, nib: .flag)
    $0.property("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled, nib: .flag)
    $0.property("isExclusiveTouch", \UIView.isExclusiveTouch, nib: .flag)
    $0.property("layoutMargins", \UIView.layoutMargins, nib: .insets)
    $0.property("gestureRecognizers", \UIView.gestureRecognizers)
    $0.property("maskView", \UIView.mask)
    $0.property("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints)
    $0.attribute("translatesAutoresizingMaskIntoConstraints") { (view: UIView, element, _) in
        // A view without constraints of its own has its frame and mask at run time, since Xcode 8.
        let isFixed = element.flag("fixedFrame") ?? false
        guard let flag = element.flag("translatesAutoresizingMaskIntoConstraints") else { return false }
        view.translatesAutoresizingMaskIntoConstraints = flag || isFixed
        return true
    }
    $0.property("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing, nib: .flag)
    $0.property("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins, nib: .flag)
    $0.property("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea, nib: .flag)
    $0.property("semanticContentAttribute", \UIView.semanticContentAttribute, nib: .semanticContentAttribute)
    $0.property("directionalLayoutMargins", \UIView.directionalLayoutMargins, nib: .directionalInsets)
    $0.constant("superview", \UIView.superview)
    $0.constant("window", \UIView.window)
    $0.constant("subviews", \UIView.subviews)
    $0.constant("layer", \UIView.layer)
    $0.constant("safeAreaInsets", \UIView.safeAreaInsets)
    $0.constant("intrinsicContentSize", \UIView.intrinsicContentSize)
    $0.method("recursiveDescription") { (target: UIView) in (target as? any LogDescribing)?.recursiveDescription() }
    $0.method("setNeedsLayout") { (target: UIView) in target.setNeedsLayout() }
    $0.method("layoutIfNeeded") { (target: UIView) in target.layoutIfNeeded() }
    $0.method("layoutSubviews") { (target: UIView) in target.layoutSubviews() }
    $0.method("setNeedsDisplay") { (target: UIView) in target.setNeedsDisplay() }
    $0.method("removeFromSuperview") { (target: UIView) in target.removeFromSuperview() }
    $0.method("sizeToFit") { (target: UIView) in target.sizeToFit() }
    $0.method("setNeedsUpdateConstraints") { (target: UIView) in target.setNeedsUpdateConstraints() }
    $0.method("updateConstraintsIfNeeded") { (target: UIView) in target.updateConstraintsIfNeeded() }
    $0.method("updateConstraints") { (target: UIView) in target.updateConstraints() }
    $0.method("invalidateIntrinsicContentSize") { (target: UIView) in target.invalidateIntrinsicContentSize() }
    $0.method("tintColorDidChange") { (target: UIView) in target.tintColorDidChange() }
    $0.method("setNeedsDisplayInRect:") { (target: UIView, rect: CGRect) in target.setNeedsDisplay(rect) }
    $0.method("drawRect:") { (target: UIView, rect: CGRect) in target.draw(rect) }
    $0.method("endEditing:") { (target: UIView, force: Bool) in target.endEditing(force) }
    $0.method("addSubview:") { (target: UIView, view: UIView) in target.addSubview(view) }
    $0.method("bringSubviewToFront:") { (target: UIView, view: UIView) in target.bringSubviewToFront(view) }
    $0.method("sendSubviewToBack:") { (target: UIView, view: UIView) in target.sendSubviewToBack(view) }
    $0.method("viewWithTag:") { (target: UIView, tag: Int) in target.viewWithTag(tag) }
    $0.method("addGestureRecognizer:") { (target: UIView, recognizer: UIGestureRecognizer) in target.addGestureRecognizer(recognizer) }
    $0.method("removeGestureRecognizer:") { (target: UIView, recognizer: UIGestureRecognizer) in target.removeGestureRecognizer(recognizer) }
    $0.priority("horizontalHuggingPriority") { $0.setContentHuggingPriority($1, for: .horizontal) }
    $0.priority("horizontalCompressionResistancePriority") { $0.setContentCompressionResistancePriority($1, for: .horizontal) }
    $0.priority("verticalHuggingPriority") { $0.setContentHuggingPriority($1, for: .vertical) }
    $0.priority("verticalCompressionResistancePriority") { $0.setContentCompressionResistancePriority($1, for: .vertical) }
    $0.child("safeArea") { (view: UIView, element, nib) in nib.register(view.safeAreaLayoutGuide, for: element) }
    $0.child("keyboard") { (view: UIView, element, nib) in nib.register(view.keyboardLayoutGuide, for: element) }
    $0.child("frameInset") { (view: UIView, element, nib) in
        view.frame = element.insetFrame(in: nib.containerSize ?? UIScreen.main.bounds.size)
        return true
    }
}

extension MemberTable {
    /// Adds an attribute with the priority of a view's length.
    @MainActor
    fileprivate mutating func priority(_ name: String, set: @escaping @MainActor (UIView, UILayoutPriority) -> Void) {
        attribute(name) { (view: UIView, element, _) in
            guard let priority = element.number(name) else { return false }
            set(view, UILayoutPriority(Float(priority)))
            return true
        }
    }
}
