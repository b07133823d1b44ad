public import Foundation
import LaminaPrimitives

/// An affine transform as separate steps, applied in this order: scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Sendable, Hashable {
    /// The scale factors along x and y; a negative height marks a mirrored transform.
    public var scale: CGSize
    /// The displacement along x per unit of y, after the scale.
    public var horizontalShear: CGFloat
    /// The rotation in radians from +x towards +y.
    public var rotation: CGFloat
    /// The translation, applied last.
    public var translation: CGVector

    /// Creates components that are all 0.
    public init() {
        self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Creates components; omitted ones have no effect.
    public init(
        scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0, translation: CGVector = .zero
    ) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Creates the transform that applies the components in order.
    public init(_ components: CGAffineTransformComponents) {
        let shear = AffineTransform(a: 1, b: 0, c: Double(components.horizontalShear), d: 1, tx: 0, ty: 0)
        let map = AffineTransform.scale(Double(components.scale.width), Double(components.scale.height))
            .followed(by: shear)
            .followed(by: .rotation(Double(components.rotation)))
            .followed(by: .translation(Double(components.translation.dx), Double(components.translation.dy)))
        self.init(map)
    }

    /// Returns the components of the transform; a mirrored transform has a negative scale height.
    public func decomposed() -> CGAffineTransformComponents {
        let map = AffineTransform(self)
        let translation = CGVector(dx: map.tx, dy: map.ty)
        let width = Point(map.a, map.b).length
        // The x axis is mapped to zero, so the rotation is read from the y axis.
        guard width > 0 else {
            let height = Point(map.c, map.d).length
            let rotation = height > 0 ? Numerics.atan2(-map.c, map.d) : 0
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: height), rotation: CGFloat(rotation), translation: translation)
        }
        // The x axis gives rotation and width. The y axis, resolved along and across the rotated x axis, gives shear and height.
        let height = map.determinant / width
        let along = (map.a * map.c + map.b * map.d) / width
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: CGFloat(height == 0 ? 0 : along / height),
            rotation: CGFloat(Numerics.atan2(map.b, map.a)), translation: translation)
    }
}
