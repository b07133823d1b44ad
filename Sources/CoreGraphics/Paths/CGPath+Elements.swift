import Foundation
import LaminaPrimitives

extension CGPath {
    /// Tells `block` of every step in turn; the step and its points are gone when it returns.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        var place = 0
        var points = path.points.map(CGPoint.init)
        // One more than needed, so that even the last `close` has an address to point at.
        points.append(.zero)
        unsafe points.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            for verb in path.verbs {
                // The points of this step stand here, because verbs and points come from the same path.
                var element = unsafe CGPathElement(type: CGPathElementType(verb), points: base + place)
                unsafe withUnsafePointer(to: &element) { unsafe block($0) }
                place += verb.pointCount
            }
        }
    }

    /// Tells `function` of every step in turn.
    ///
    /// - Parameter info: Handed to `function` untouched.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        unsafe applyWithBlock { unsafe function(info, $0) }
    }
}

extension CGPathElementType {
    fileprivate init(_ verb: Path.Verb) {
        switch verb {
        case .move: self = .moveToPoint
        case .line: self = .addLineToPoint
        case .quad: self = .addQuadCurveToPoint
        case .cubic: self = .addCurveToPoint
        case .close: self = .closeSubpath
        }
    }
}
