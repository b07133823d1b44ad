import CoreGraphics

/// The place of a popover beside its source.
///
/// - Source: iOS 13 to 15: corners of 13 points, an arrow 13 points high.
package struct PopoverPlan {
    static let arrowHeight: CGFloat = 13
    static let arrowBase: CGFloat = 30
    static let cornerRadius: CGFloat = 13

    /// The frame with the arrow.
    package let frame: CGRect
    package let direction: UIPopoverArrowDirection
    /// The arrow's place along its side, from the frame's left or upper corner, in points.
    let arrowPlace: CGFloat

    /// Places a popover at the first permitted side that has room; the side with most room, and a smaller popover, if none has.
    package init(contentSize: CGSize, source: CGRect, permitted: UIPopoverArrowDirection, in room: CGRect) {
        let sides: [(direction: UIPopoverArrowDirection, room: CGFloat)] = [
            (.up, room.maxY - source.maxY), (.down, source.minY - room.minY), (.left, room.maxX - source.maxX), (.right, source.minX - room.minX),
        ]
        func length(_ direction: UIPopoverArrowDirection) -> CGFloat {
            (direction == .up || direction == .down ? contentSize.height : contentSize.width) + Self.arrowHeight
        }
        let allowed = sides.filter { permitted.contains($0.direction) }
        let candidates = allowed.isEmpty ? sides : allowed
        let fitting = candidates.first { $0.room >= length($0.direction) }
        // The missing length is compared, because the sides have different directions.
        let chosen = fitting ?? candidates.max { $0.room - length($0.direction) < $1.room - length($1.direction) } ?? sides[0]
        direction = chosen.direction
        let isVertical = direction == .up || direction == .down
        let along = max(2 * Self.cornerRadius + Self.arrowBase, min(length(direction), chosen.room))
        let size =
            isVertical
            ? CGSize(width: min(contentSize.width, room.width), height: along)
            : CGSize(width: along, height: min(contentSize.height, room.height))
        func clamp(_ middle: CGFloat, _ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
            max(least, min(middle - length / 2, most - length))
        }
        let origin =
            switch direction {
            case .up: CGPoint(x: clamp(source.midX, size.width, room.minX, room.maxX), y: source.maxY)
            case .down: CGPoint(x: clamp(source.midX, size.width, room.minX, room.maxX), y: source.minY - size.height)
            case .left: CGPoint(x: source.maxX, y: clamp(source.midY, size.height, room.minY, room.maxY))
            default: CGPoint(x: source.minX - size.width, y: clamp(source.midY, size.height, room.minY, room.maxY))
            }
        frame = CGRect(origin: origin, size: size)
        let inset = Self.cornerRadius + Self.arrowBase / 2
        let (place, side) = isVertical ? (source.midX - origin.x, size.width) : (source.midY - origin.y, size.height)
        arrowPlace = max(inset, min(place, side - inset))
    }

    /// The rectangle of the content in a popover of a size.
    package func content(in size: CGSize) -> CGRect {
        let (width, height, arrow) = (size.width, size.height, Self.arrowHeight)
        return switch direction {
        case .up: CGRect(x: 0, y: arrow, width: width, height: max(0, height - arrow))
        case .down: CGRect(x: 0, y: 0, width: width, height: max(0, height - arrow))
        case .left: CGRect(x: arrow, y: 0, width: max(0, width - arrow), height: height)
        default: CGRect(x: 0, y: 0, width: max(0, width - arrow), height: height)
        }
    }

    /// The point of the arrow in a popover of a size.
    func tip(in size: CGSize) -> CGPoint {
        switch direction {
        case .up: CGPoint(x: arrowPlace, y: 0)
        case .down: CGPoint(x: arrowPlace, y: size.height)
        case .left: CGPoint(x: 0, y: arrowPlace)
        default: CGPoint(x: size.width, y: arrowPlace)
        }
    }

    /// The outline with the arrow.
    func outline(in size: CGSize) -> UIBezierPath {
        let path = UIBezierPath(roundedRect: content(in: size), cornerRadius: Self.cornerRadius)
        let (tip, half, height) = (tip(in: size), Self.arrowBase / 2, Self.arrowHeight)
        let isVertical = direction == .up || direction == .down
        // The base reaches one point into the card, so that no seam is visible between the two shapes.
        let base: CGFloat = direction == .up || direction == .left ? height + 1 : -height - 1
        let arrow = UIBezierPath()
        func point(_ along: CGFloat, _ depth: CGFloat) -> CGPoint {
            isVertical ? CGPoint(x: tip.x + along, y: tip.y + depth) : CGPoint(x: tip.x + depth, y: tip.y + along)
        }
        // Both shapes must turn the same way, because the insides of opposite turns cancel each other.
        let turn: CGFloat = (direction == .up || direction == .right) ? 1 : -1
        arrow.move(to: point(-half * turn, base))
        arrow.addCurve(to: point(0, 0), controlPoint1: point(-half * turn * 0.5, base), controlPoint2: point(-half * turn * 0.35, 0))
        arrow.addCurve(to: point(half * turn, base), controlPoint1: point(half * turn * 0.35, 0), controlPoint2: point(half * turn * 0.5, base))
        arrow.close()
        path.append(arrow)
        return path
    }
}
