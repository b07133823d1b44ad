public import CoreGraphics
public import Foundation
import LaminaDynamics
import LaminaPrimitives

/// Several items that move as one rigid body.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    private let parts: [Part]
    private let size: CGSize
    private var place: CGPoint
    private var rotation = CGAffineTransform.identity

    /// An item of a group, with its place and angle in the group.
    private struct Part {
        let item: any UIDynamicItem
        let offset: CGPoint
        let angle: Double
    }

    /// Creates a group of items, at their present places.
    public init(items: [any UIDynamicItem]) {
        let frames = items.map { item in
            CGRect(
                x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2, width: item.bounds.width,
                height: item.bounds.height)
        }
        let frame = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
        // Forces act at the centroid, so the group's centre is there and not in the middle of its frame.
        let weights = frames.map { max(1e-6, $0.width * $0.height) }
        let sum = zip(items, weights).reduce(CGPoint.zero) { sum, next in
            CGPoint(x: sum.x + next.0.center.x * next.1, y: sum.y + next.0.center.y * next.1)
        }
        let total = max(1e-6, weights.reduce(0, +))
        let center = items.isEmpty ? .zero : CGPoint(x: sum.x / total, y: sum.y / total)
        (size, place) = (frame.size, center)
        parts = items.map { item in
            Part(item: item, offset: CGPoint(x: item.center.x - center.x, y: item.center.y - center.y), angle: item.angle)
        }
        super.init()
    }

    /// The items.
    open var items: [any UIDynamicItem] { parts.map(\.item) }
    /// The items' centroid; setting it moves the items.
    open var center: CGPoint {
        get { place }
        set {
            place = newValue
            moveParts()
        }
    }
    /// The size of the rectangle around all items.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }
    /// The rotation about the centre; setting it moves and rotates the items.
    open var transform: CGAffineTransform {
        get { rotation }
        set {
            rotation = newValue
            moveParts()
        }
    }

    private func moveParts() {
        let turned = angle
        for part in parts {
            let offset = part.offset.applying(rotation)
            part.item.center = CGPoint(x: place.x + offset.x, y: place.y + offset.y)
            part.item.transform = CGAffineTransform(rotationAngle: CGFloat(part.angle + turned))
        }
    }

    /// The items' shapes about the group's centre.
    var partShapes: [Shape] {
        parts.flatMap { part in
            part.item.shapes.map { $0.placed(at: Point(part.offset), angle: part.angle) }
        }
    }
}
