import CoreGraphics
import LaminaMethods
import QuartzCore
import UIKitValues

/// Members of `UIView` that selectors and keys name.
let viewMembers = MemberTable(
    inheriting: responderMembers,
    properties: [
        "frame": { $0.property(\UIView.frame) },
        "bounds": { $0.property(\UIView.bounds) },
        "center": { $0.property(\UIView.center) },
        "transform": { $0.property(\UIView.transform) },
        "alpha": { $0.property(\UIView.alpha) },
        "isHidden": { $0.property(\UIView.isHidden) },
        "tag": { $0.property(\UIView.tag) },
        "backgroundColor": { $0.property(\UIView.backgroundColor) },
        "tintColor": { $0.property(\UIView.tintColor) },
        "isUserInteractionEnabled": { $0.property(\UIView.isUserInteractionEnabled) },
        "clipsToBounds": { $0.property(\UIView.clipsToBounds) },
        "isOpaque": { $0.property(\UIView.isOpaque) },
        "contentMode": { $0.property(\UIView.contentMode) },
        "contentScaleFactor": { $0.property(\UIView.contentScaleFactor) },
        "autoresizingMask": { $0.property(\UIView.autoresizingMask) },
        "autoresizesSubviews": { $0.property(\UIView.autoresizesSubviews) },
        "isMultipleTouchEnabled": { $0.property(\UIView.isMultipleTouchEnabled) },
        "isExclusiveTouch": { $0.property(\UIView.isExclusiveTouch) },
        "layoutMargins": { $0.property(\UIView.layoutMargins) },
        "gestureRecognizers": { $0.property(\UIView.gestureRecognizers) },
        "maskView": { $0.property(\UIView.mask) },
        "translatesAutoresizingMaskIntoConstraints": { $0.property(\UIView.translatesAutoresizingMaskIntoConstraints) },
    ],
    constants: [
        "superview": { $0.property(\UIView.superview) },
        "window": { $0.property(\UIView.window) },
        "subviews": { $0.property(\UIView.subviews) },
        "layer": { $0.property(\UIView.layer) },
        "safeAreaInsets": { $0.property(\UIView.safeAreaInsets) },
        "intrinsicContentSize": { $0.property(\UIView.intrinsicContentSize) },
    ],
    methods: [
        "setNeedsLayout": { $0.perform { (target: UIView) in target.setNeedsLayout() } },
        "layoutIfNeeded": { $0.perform { (target: UIView) in target.layoutIfNeeded() } },
        "layoutSubviews": { $0.perform { (target: UIView) in target.layoutSubviews() } },
        "setNeedsDisplay": { $0.perform { (target: UIView) in target.setNeedsDisplay() } },
        "removeFromSuperview": { $0.perform { (target: UIView) in target.removeFromSuperview() } },
        "sizeToFit": { $0.perform { (target: UIView) in target.sizeToFit() } },
        "setNeedsUpdateConstraints": { $0.perform { (target: UIView) in target.setNeedsUpdateConstraints() } },
        "updateConstraintsIfNeeded": { $0.perform { (target: UIView) in target.updateConstraintsIfNeeded() } },
        "updateConstraints": { $0.perform { (target: UIView) in target.updateConstraints() } },
        "invalidateIntrinsicContentSize": { $0.perform { (target: UIView) in target.invalidateIntrinsicContentSize() } },
        "tintColorDidChange": { $0.perform { (target: UIView) in target.tintColorDidChange() } },
        "setNeedsDisplayInRect:": { $0.perform { (target: UIView, rect: CGRect) in target.setNeedsDisplay(rect) } },
        "drawRect:": { $0.perform { (target: UIView, rect: CGRect) in target.draw(rect) } },
        "endEditing:": { $0.perform { (target: UIView, force: Bool) in target.endEditing(force) } },
        "addSubview:": { $0.perform { (target: UIView, view: UIView) in target.addSubview(view) } },
        "bringSubviewToFront:": { $0.perform { (target: UIView, view: UIView) in target.bringSubviewToFront(view) } },
        "sendSubviewToBack:": { $0.perform { (target: UIView, view: UIView) in target.sendSubviewToBack(view) } },
        "viewWithTag:": { $0.perform { (target: UIView, tag: Int) in target.viewWithTag(tag) } },
        "addGestureRecognizer:": { $0.perform { (target: UIView, recognizer: UIGestureRecognizer) in target.addGestureRecognizer(recognizer) } },
        "removeGestureRecognizer:": {
            $0.perform { (target: UIView, recognizer: UIGestureRecognizer) in target.removeGestureRecognizer(recognizer) }
        },
    ]
)

/// Members of `UIControl` that selectors and keys name.
let controlMembers = MemberTable(
    inheriting: viewMembers,
    properties: [
        "isEnabled": { $0.property(\UIControl.isEnabled) },
        "isSelected": { $0.property(\UIControl.isSelected) },
        "isHighlighted": { $0.property(\UIControl.isHighlighted) },
        "contentHorizontalAlignment": { $0.property(\UIControl.contentHorizontalAlignment) },
        "contentVerticalAlignment": { $0.property(\UIControl.contentVerticalAlignment) },
    ],
    constants: [
        "state": { $0.property(\UIControl.state) },
        "isTracking": { $0.property(\UIControl.isTracking) },
        "isTouchInside": { $0.property(\UIControl.isTouchInside) },
    ],
    methods: [
        "sendActionsForControlEvents:": { $0.perform { (target: UIControl, events: UIControl.Event) in target.sendActions(for: events) } }
    ]
)
