import CoreGraphics
import LaminaDynamics
import LaminaPrimitives
import UIKitValues

extension UIDynamicItem {
    /// The angle of the item's transform, in radians.
    var angle: Double { Numerics.atan2(Double(transform.b), Double(transform.a)) }

    /// The shapes with which the item collides, about its centre.
    var shapes: [Shape] {
        if let group = self as? UIDynamicItemGroup { return group.partShapes }
        let size = Size(Double(abs(bounds.width)), Double(abs(bounds.height)))
        switch collisionBoundsType {
        case .rectangle: return [.rectangle(size)]
        case .ellipse: return [.ellipse(size)]
        case .path:
            let points = collisionBoundingPath.cgPath.flattenedPoints.flatMap { $0 }
            return [Shape.hull(of: points) ?? .rectangle(size)]
        @unknown default: return [.rectangle(size)]
        }
    }

    /// Moves the item to its body's place.
    func follow(_ body: Body) {
        let place = CGPoint(body.position)
        if center != place { center = place }
        // An angle that stayed the same leaves the transform alone, so that unrotated items keep their pixels.
        if body.angle != angle { transform = CGAffineTransform(rotationAngle: CGFloat(body.angle)) }
    }
}

extension CGPath {
    /// The corners of each subpath, with curves as short lines; a closed subpath ends at its first corner.
    var flattenedPoints: [[Point]] {
        let lines = Polylines(path, tolerance: 0.25)
        return lines.subpaths.map { subpath in
            let points = Array(lines.points[subpath.first..<subpath.end])
            return subpath.isClosed ? points + points.prefix(1) : points
        }
    }
}
