import Foundation
import LaminaPrimitives

extension CGPath {
    /// Calls `block` with each element of the path in order; the element and its points are valid only during the call.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        var place = 0
        var points = path.points.map(CGPoint.init)
        // One extra point, so that a `close` at the end has a valid address too, although it has no points.
        points.append(.zero)
        unsafe points.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            for verb in path.verbs {
                // The points of this element begin at index `place`, because verbs and points come from the same path.
                var element = unsafe CGPathElement(type: CGPathElementType(verb), points: base + place)
                unsafe withUnsafePointer(to: &element) { unsafe block($0) }
                place += verb.pointCount
            }
        }
    }

    /// Calls `function` with each element of the path in order.
    ///
    /// - Parameter info: A pointer that is passed to `function` unchanged.
    public func apply(info: UnsafeMutableRawPointer?, function: @escaping CGPathApplierFunction) {
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
