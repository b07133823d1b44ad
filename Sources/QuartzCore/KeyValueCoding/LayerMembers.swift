import CoreGraphics
import LaminaMethods

/// Methods of `CALayer` that selectors name; its keys are those of the property table.
let layerMembers = MemberTable(
    methods: [
        "setNeedsDisplay": { $0.perform { (target: CALayer) in target.setNeedsDisplay() } },
        "setNeedsLayout": { $0.perform { (target: CALayer) in target.setNeedsLayout() } },
        "display": { $0.perform { (target: CALayer) in target.display() } },
        "displayIfNeeded": { $0.perform { (target: CALayer) in target.displayIfNeeded() } },
        "layoutIfNeeded": { $0.perform { (target: CALayer) in target.layoutIfNeeded() } },
        "layoutSublayers": { $0.perform { (target: CALayer) in target.layoutSublayers() } },
        "removeFromSuperlayer": { $0.perform { (target: CALayer) in target.removeFromSuperlayer() } },
        "removeAllAnimations": { $0.perform { (target: CALayer) in target.removeAllAnimations() } },
        "addSublayer:": { $0.perform { (target: CALayer, layer: CALayer) in target.addSublayer(layer) } },
        "removeAnimationForKey:": { $0.perform { (target: CALayer, key: String) in target.removeAnimation(forKey: key) } },
        "setNeedsDisplayInRect:": { $0.perform { (target: CALayer, rect: CGRect) in target.setNeedsDisplay(rect) } },
    ]
)
