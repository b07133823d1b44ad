package import Foundation
package import LaminaPrimitives

/// The core's affine transform.
///
/// Without this alias the name would be ambiguous with Foundation's `AffineTransform`.
package typealias AffineTransform = LaminaPrimitives.AffineTransform

extension Point {
    /// Converts a point to the core's type.
    package init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
    /// Converts a displacement to the core's type.
    package init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
}

extension Size {
    /// Converts a size to the core's type.
    package init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

extension Rect {
    /// Converts a rectangle to the core's type.
    package init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
}

extension AffineTransform {
    /// Converts an affine transform to the core's type.
    package init(_ map: CGAffineTransform) {
        self.init(
            a: Double(map.a), b: Double(map.b), c: Double(map.c), d: Double(map.d), tx: Double(map.tx), ty: Double(map.ty))
    }
}

extension CGPoint {
    /// Converts a point to Apple's type.
    package init(_ point: Point) { self.init(x: point.x, y: point.y) }
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
    /// Converts a size to Apple's type.
    package init(_ size: Size) { self.init(width: size.width, height: size.height) }
    package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
    /// Converts a rectangle to Apple's type.
    package init(_ rect: Rect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }
    /// True when no coordinate or length is NaN or infinite; false for the null rectangle.
    package var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension CGAffineTransform {
    /// Converts an affine transform to Apple's type.
    package init(_ map: AffineTransform) {
        self.init(a: CGFloat(map.a), b: CGFloat(map.b), c: CGFloat(map.c), d: CGFloat(map.d), tx: CGFloat(map.tx), ty: CGFloat(map.ty))
    }
    package var isFinite: Bool { AffineTransform(self).isFinite }
}
