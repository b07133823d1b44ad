import CoreGraphics
import LaminaDynamics
import LaminaPrimitives
import UIKitValues

/// The points that an attachment connects.
@MainActor
struct AttachmentEnds {
    let item: any UIDynamicItem
    var offset = UIOffset.zero
    var other: (any UIDynamicItem)?
    var otherOffset = UIOffset.zero
    /// The point in the reference view: the other end, or where both items are connected.
    var anchor = CGPoint.zero

    var items: [any UIDynamicItem] { [item] + (other.map { [$0] } ?? []) }

    /// Returns the distance of the ends at the items' present places.
    func presentDistance(anchor: CGPoint) -> Double {
        let end = other.map { Self.place(of: otherOffset, in: $0) } ?? Point(anchor)
        return (Self.place(of: offset, in: item) - end).length
    }

    private static func place(of offset: UIOffset, in item: any UIDynamicItem) -> Point {
        let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
        return Point(Double(item.center.x + turned.x), Double(item.center.y + turned.y))
    }

    /// Returns the joint of the item's body with another body, the other item's or the anchor's.
    func joint(of body: Body, with second: Body, _ kind: AttachmentKind) -> Joint {
        if kind.connectsAtAnchor {
            let place = Point(anchor)
            return Joint(second, at: second.point(at: place), body, at: body.point(at: place), [])
        }
        return Joint(second, at: Self.point(otherOffset, other != nil), body, at: Self.point(offset, true), [])
    }

    private static func point(_ offset: UIOffset, _ isItem: Bool) -> Point {
        isItem ? Point(Double(offset.horizontal), Double(offset.vertical)) : .zero
    }
}

/// The kind of a connection.
enum AttachmentKind {
    /// A constant distance.
    case distance
    /// A greatest distance.
    case limit
    /// No movement.
    case fixed
    /// Rotation only.
    case pin
    /// Movement along an axis only.
    case slide(axis: Point)

    /// True when both bodies are connected where the anchor point is, and not at offsets of their own.
    var connectsAtAnchor: Bool {
        switch self {
        case .distance, .limit: false
        case .fixed, .pin, .slide: true
        }
    }

    /// Returns the equations of an attachment.
    @MainActor
    func parts(of behavior: UIAttachmentBehavior, twist: Double, distance: Double) -> [Joint.Part] {
        let (frequency, damping) = (max(0, Double(behavior.frequency)), max(0, Double(behavior.damping)))
        switch self {
        case .distance: return [.distance(distance, frequency: frequency, damping: damping)]
        case .limit: return [.limit(distance)]
        case .fixed: return [.point(frequency: frequency, damping: damping), .angle(twist, frequency: frequency, damping: damping)]
        case .pin:
            let range = behavior.attachmentRange.limits
            return [
                .point(frequency: frequency, damping: damping),
                .angleRange(ClosedRange(from: range.lowerBound + twist, upTo: range.upperBound + twist)),
                .friction(max(0, Double(behavior.frictionTorque))),
            ]
        case .slide(let axis):
            return [.line(axis: axis, range: behavior.attachmentRange.limits), .angle(twist, frequency: 0, damping: 0)]
        }
    }
}
