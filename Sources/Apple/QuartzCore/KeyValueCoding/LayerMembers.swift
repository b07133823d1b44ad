import CoreGraphics
import LaminaMethods

/// Methods of `CALayer` that selectors name; its keys are those of the property table.
let layerMembers = MemberTable {
    $0.method("setNeedsDisplay") { (target: CALayer) in target.setNeedsDisplay() }
    $0.method("setNeedsLayout") { (target: CALayer) in target.setNeedsLayout() }
    $0.method("display") { (target: CALayer) in target.display() }
    $0.method("displayIfNeeded") { (target: CALayer) in target.displayIfNeeded() }
    $0.method("layoutIfNeeded") { (target: CALayer) in target.layoutIfNeeded() }
    $0.method("layoutSublayers") { (target: CALayer) in target.layoutSublayers() }
    $0.method("removeFromSuperlayer") { (target: CALayer) in target.removeFromSuperlayer() }
    $0.method("removeAllAnimations") { (target: CALayer) in target.removeAllAnimations() }
    $0.method("addSublayer:") { (target: CALayer, layer: CALayer) in target.addSublayer(layer) }
    $0.method("removeAnimationForKey:") { (target: CALayer, key: String) in target.removeAnimation(forKey: key) }
    $0.method("setNeedsDisplayInRect:") { (target: CALayer, rect: CGRect) in target.setNeedsDisplay(rect) }
}
