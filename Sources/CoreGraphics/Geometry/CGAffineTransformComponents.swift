public import Foundation
import LaminaPrimitives

/// An affine map taken apart: first the scale, then the shear, then the rotation, then the translation.
public struct CGAffineTransformComponents: Sendable, Hashable {
    /// The stretch along x and y; negative where the map mirrors.
    public var scale: CGSize
    /// How far x moves for each unit of y, after the scale.
    public var horizontalShear: CGFloat
    /// The turn in radians from +x towards +y.
    public var rotation: CGFloat
    /// The move at the end.
    public var translation: CGVector

    /// All parts zero.
    public init() {
        self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// The parts of a map; those left out change nothing.
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
    /// The map put together from its parts.
    public init(_ components: CGAffineTransformComponents) {
        let shear = AffineTransform(a: 1, b: 0, c: Double(components.horizontalShear), d: 1, tx: 0, ty: 0)
        let map = AffineTransform.scale(Double(components.scale.width), Double(components.scale.height))
            .followed(by: shear)
            .followed(by: .rotation(Double(components.rotation)))
            .followed(by: .translation(Double(components.translation.dx), Double(components.translation.dy)))
        self.init(map)
    }

    /// The parts of which the map consists; a mirrored map gets a negative height.
    public func decomposed() -> CGAffineTransformComponents {
        let map = AffineTransform(self)
        let translation = CGVector(dx: map.tx, dy: map.ty)
        let width = Point(map.a, map.b).length
        // The x axis vanished: the turn has to be read from the y axis.
        guard width > 0 else {
            let height = Point(map.c, map.d).length
            let rotation = height > 0 ? Numerics.atan2(-map.c, map.d) : 0
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: height), rotation: CGFloat(rotation), translation: translation)
        }
        let height = map.determinant / width
        let along = (map.a * map.c + map.b * map.d) / width
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: CGFloat(height == 0 ? 0 : along / height),
            rotation: CGFloat(Numerics.atan2(map.b, map.a)), translation: translation)
    }
}
