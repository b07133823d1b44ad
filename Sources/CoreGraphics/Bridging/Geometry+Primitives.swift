package import Foundation
package import LaminaPrimitives

/// The core's map; without this line the name would also mean Foundation's.
package typealias AffineTransform = LaminaPrimitives.AffineTransform

extension Point {
    /// The same point in the core's type.
    package init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
    /// A displacement in the core's type.
    package init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
}

extension Size {
    /// The same size in the core's type.
    package init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

extension Rect {
    /// The same rectangle in the core's type.
    package init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
}

extension AffineTransform {
    /// The same map in the core's type.
    package init(_ map: CGAffineTransform) {
        self.init(
            a: Double(map.a), b: Double(map.b), c: Double(map.c), d: Double(map.d), tx: Double(map.tx), ty: Double(map.ty))
    }
}

extension CGPoint {
    /// The same point in Apple's type.
    package init(_ point: Point) { self.init(x: point.x, y: point.y) }
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
    /// The same size in Apple's type.
    package init(_ size: Size) { self.init(width: size.width, height: size.height) }
    package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
    /// The same rectangle in Apple's type.
    package init(_ rect: Rect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }
    /// No number is NaN or infinite; the null rectangle is not finite.
    package var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension CGAffineTransform {
    /// The same map in Apple's type.
    package init(_ map: AffineTransform) {
        self.init(a: CGFloat(map.a), b: CGFloat(map.b), c: CGFloat(map.c), d: CGFloat(map.d), tx: CGFloat(map.tx), ty: CGFloat(map.ty))
    }
    package var isFinite: Bool { AffineTransform(self).isFinite }
}
