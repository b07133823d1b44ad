import LaminaPrimitives

/// How one picture of a layer becomes the next.
package enum TransitionEffect: Sendable, Hashable {
    /// Where the new picture comes from, in the layer's coordinates.
    package enum Edge: Sendable, Hashable {
        case minX
        case maxX
        case minY
        case maxY
    }

    /// The old one becomes the new one on the spot.
    case fade
    /// The new one slides over the old one.
    case moveIn(Edge)
    /// The new one pushes the old one away.
    case push(Edge)
    /// The old one slides away from the new one.
    case reveal(Edge)
    /// Both are sides of a card that turns; the edge comes forwards.
    case flip(Edge)
    /// The old one is rolled up like a page, from maximum y to minimum y.
    case curlUp
    /// The new one is rolled down like a page, from minimum y to maximum y.
    case curlDown
}

/// One of the pictures of a transition, or a strip of it.
struct TransitionPart: Equatable {
    /// The new picture, not the old one.
    var isIncoming: Bool
    /// In the layer's coordinates, before the layer's own place.
    var transform = Transform3D.identity
    /// Multiplied into the picture.
    var opacity: Float = 1
    /// What is seen of the picture, in the layer's coordinates before `transform`; nil is all of it.
    var strip: Rect?
    /// Lies over the strip.
    var veil: Color?

    init(isIncoming: Bool, transform: Transform3D = .identity, opacity: Float = 1) {
        self.isIncoming = isIncoming
        self.transform = transform
        self.opacity = opacity
    }
}

extension TransitionEffect {
    /// What is seen when so much of the way is behind.
    ///
    /// - Returns: Back to front.
    func parts(at progress: Double, in bounds: Rect) -> [TransitionPart] {
        switch self {
        case .fade:
            let share = Float(min(1, max(0, progress)))
            return [TransitionPart(isIncoming: false, opacity: 1 - share), TransitionPart(isIncoming: true, opacity: share)]
        case .moveIn(let edge):
            return [TransitionPart(isIncoming: false), TransitionPart(isIncoming: true, transform: edge.shift(progress - 1, bounds))]
        case .push(let edge):
            return [
                TransitionPart(isIncoming: false, transform: edge.shift(progress, bounds)),
                TransitionPart(isIncoming: true, transform: edge.shift(progress - 1, bounds)),
            ]
        case .reveal(let edge):
            return [TransitionPart(isIncoming: true), TransitionPart(isIncoming: false, transform: edge.shift(progress, bounds))]
        case .flip(let edge):
            let isIncoming = progress >= 0.5
            return [TransitionPart(isIncoming: isIncoming, transform: edge.turn(isIncoming ? progress - 1 : progress, bounds))]
        case .curlUp:
            return [TransitionPart(isIncoming: true)] + PageRoll(bounds: bounds, rolled: progress).strips(isIncoming: false)
        case .curlDown:
            return [TransitionPart(isIncoming: false)] + PageRoll(bounds: bounds, rolled: 1 - progress).strips(isIncoming: true)
        }
    }
}

extension TransitionEffect.Edge {
    /// Away from the edge by a part of the bounds' size.
    fileprivate func shift(_ part: Double, _ bounds: Rect) -> Transform3D {
        switch self {
        case .minX: .translation(part * bounds.width, 0, 0)
        case .maxX: .translation(-part * bounds.width, 0, 0)
        case .minY: .translation(0, part * bounds.height, 0)
        case .maxY: .translation(0, -part * bounds.height, 0)
        }
    }

    /// Half a turn, or a part of it, about the middle; seen from two and a half times the larger side away.
    fileprivate func turn(_ part: Double, _ bounds: Rect) -> Transform3D {
        let angle = part * .pi
        let rotation: Transform3D =
            switch self {
            case .minX: .rotation(angle, 0, 1, 0)
            case .maxX: .rotation(-angle, 0, 1, 0)
            case .minY: .rotation(-angle, 1, 0, 0)
            case .maxY: .rotation(angle, 1, 0, 0)
            }
        var perspective = Transform3D.identity
        perspective.m34 = -1 / (2.5 * max(1, bounds.width, bounds.height))
        let middle = bounds.center
        return Transform3D.translation(-middle.x, -middle.y, 0)
            .followed(by: rotation)
            .followed(by: perspective)
            .followed(by: .translation(middle.x, middle.y, 0))
    }
}
