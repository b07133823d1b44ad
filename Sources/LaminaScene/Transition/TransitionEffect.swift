import LaminaPrimitives

/// The visual effect of a transition from a layer's old image to its new one.
package enum TransitionEffect: Sendable, Hashable {
    /// The edge from which the new image comes, in the layer's coordinate space.
    package enum Edge: Sendable, Hashable {
        case minX
        case maxX
        case minY
        case maxY
    }

    /// The old image cross-fades into the new one.
    case fade
    /// The new image slides over the old one.
    case moveIn(Edge)
    /// The new image pushes the old one away.
    case push(Edge)
    /// The old image slides away and uncovers the new one.
    case reveal(Edge)
    /// The images are the two sides of a card that turns; the given edge comes towards the viewer.
    case flip(Edge)
    /// The old image is rolled up like a page, from maximum y to minimum y.
    case curlUp
    /// The new image is unrolled like a page, from minimum y to maximum y.
    case curlDown
}

/// One of the two images of a transition, or a strip of it.
struct TransitionPart: Equatable {
    /// True for the new image, false for the old one.
    var isIncoming: Bool
    /// The transform in the layer's coordinate space, applied before the layer's own placement.
    var transform = Transform3D.identity
    /// The opacity of the image, 0...1.
    var opacity: Float = 1
    /// The visible part of the image, in the layer's coordinates before `transform`; nil shows all of it.
    var strip: Rect?
    /// The colour drawn over the strip.
    var veil: Color?

    init(isIncoming: Bool, transform: Transform3D = .identity, opacity: Float = 1) {
        self.isIncoming = isIncoming
        self.transform = transform
        self.opacity = opacity
    }
}

extension TransitionEffect {
    /// The images and strips to draw at a progress.
    ///
    /// - Returns: The parts, back to front.
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
            // Half-way the card is seen edge-on, and the other side takes over.
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
    /// The translation away from this edge by a fraction of the bounds' size.
    fileprivate func shift(_ part: Double, _ bounds: Rect) -> Transform3D {
        switch self {
        case .minX: .translation(part * bounds.width, 0, 0)
        case .maxX: .translation(-part * bounds.width, 0, 0)
        case .minY: .translation(0, part * bounds.height, 0)
        case .maxY: .translation(0, -part * bounds.height, 0)
        }
    }

    /// The rotation of a card by a fraction of half a turn about its centre, in perspective from 2.5 times the longer side away.
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
