package import Foundation
package import LaminaPrimitives

/// The affine transform of `LaminaPrimitives`; without this alias the name would be ambiguous with Foundation's `AffineTransform`.
package typealias AffineTransform = LaminaPrimitives.AffineTransform

extension Point {
    /// Converts a `CGPoint` to `LaminaPrimitives.Point`.
    package init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
    /// Converts a `CGVector` to `LaminaPrimitives.Point`.
    package init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
}

extension Size {
    /// Converts a `CGSize` to `LaminaPrimitives.Size`.
    package init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

extension Rect {
    /// Converts a `CGRect` to `LaminaPrimitives.Rect`.
    package init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
}

extension AffineTransform {
    /// Converts a `CGAffineTransform` to `LaminaPrimitives.AffineTransform`.
    package init(_ map: CGAffineTransform) {
        self.init(
            a: Double(map.a), b: Double(map.b), c: Double(map.c), d: Double(map.d), tx: Double(map.tx), ty: Double(map.ty))
    }
}

extension CGPoint {
    /// Converts a `LaminaPrimitives.Point` to `CGPoint`.
    package init(_ point: Point) { self.init(x: point.x, y: point.y) }
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
    /// Converts a `LaminaPrimitives.Size` to `CGSize`.
    package init(_ size: Size) { self.init(width: size.width, height: size.height) }
    package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
    /// Converts a `LaminaPrimitives.Rect` to `CGRect`.
    package init(_ rect: Rect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }
    /// True when no coordinate or length is NaN or infinite; false for the null rectangle.
    package var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension CGAffineTransform {
    /// Converts a `LaminaPrimitives.AffineTransform` to `CGAffineTransform`.
    package init(_ map: AffineTransform) {
        self.init(a: CGFloat(map.a), b: CGFloat(map.b), c: CGFloat(map.c), d: CGFloat(map.d), tx: CGFloat(map.tx), ty: CGFloat(map.ty))
    }
    package var isFinite: Bool { AffineTransform(self).isFinite }
}
