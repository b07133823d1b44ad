import CoreGraphics
public import Foundation

/// A layout manager that places sublayers by their `constraints`.
///
/// The constraints of each axis apply independently of those of the other. One constraint of an axis moves a layer; two also determine its length; a
/// lone constraint of the length has no effect.
///
/// - Source: Measured on Apple's system. Of more than two constraints of an axis, the last is used together with the first of the others in the order
///   minimum, middle, maximum, length. Two constraints of the same attribute are ignored both, and so are an unknown source, a layer's own name and
///   a sibling that has no constraints along the axis that is read.
open class CAConstraintLayoutManager: NSObject, CALayoutManager {
    /// Places the sublayers that have constraints; layers whose constraints depend on each other in a cycle stay in place, and are reported.
    open func layoutSublayers(of layer: CALayer) {
        var system = ConstraintSystem(sublayersOf: layer)
        system.solve()
        for name in system.cyclicNames {
            Diagnostics.report(
                exception: "CAConstraintLayoutManager", detail: "the constraints of layer \(name) depend on themselves and are ignored")
        }
        system.apply()
    }
}
