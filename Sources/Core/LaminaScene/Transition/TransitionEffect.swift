import LaminaPrimitives

/// The visual effect of a transition from a layer's old image to its new one.
package enum TransitionEffect: Sendable, Hashable {
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
    /// The images are neighbouring faces of a cube that turns; the new face comes from the given edge.
    case cube(Edge)
    /// The old image is rolled up like a page, beginning at the given edge.
    case curl(Edge)
    /// The new image is unrolled like a page, and ends at the given edge.
    case uncurl(Edge)
    /// An opening closes over the old image and then opens over the new one; black surrounds it.
    case shutter
    /// An opening grows in the old image and shows the new one.
    case opening
    /// The new image surrounds an opening that shows the old one and closes.
    case closing
    /// Waves run from the centre outwards while the old image cross-fades into the new one.
    case ripple
    /// The old image is sucked into the layer's corner at minimum x and minimum y.
    case suck

    /// True when the two images fade into each other, so that their weighted pixels are summed.
    var isMixed: Bool { self == .fade || self == .ripple }
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
    /// The circle in which the image is visible, in the layer's coordinates; nil shows all of it.
    var opening: RoundedRect?
    /// The distortion of the image's pixels.
    var warp: PixelFilter?

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
        case .cube(let edge):
            let incoming = TransitionPart(isIncoming: true, transform: edge.cubeFace(progress - 1, bounds))
            let outgoing = TransitionPart(isIncoming: false, transform: edge.cubeFace(progress, bounds))
            return progress < 0.5 ? [incoming, outgoing] : [outgoing, incoming]
        case .curl(let edge):
            return [TransitionPart(isIncoming: true)] + PageRoll(bounds: bounds, from: edge, rolled: progress).strips(isIncoming: false)
        case .uncurl(let edge):
            return [TransitionPart(isIncoming: false)] + PageRoll(bounds: bounds, from: edge, rolled: 1 - progress).strips(isIncoming: true)
        case .shutter:
            let isIncoming = progress >= 0.5
            return [
                .black(bounds, isIncoming: isIncoming),
                TransitionPart(isIncoming: isIncoming, opening: bounds, share: isIncoming ? 2 * progress - 1 : 1 - 2 * progress),
            ]
        case .opening:
            return [TransitionPart(isIncoming: false), TransitionPart(isIncoming: true, opening: bounds, share: progress)]
        case .closing:
            return [TransitionPart(isIncoming: true), TransitionPart(isIncoming: false, opening: bounds, share: 1 - progress)]
        case .ripple:
            let share = Float(min(1, max(0, progress)))
            var parts = [TransitionPart(isIncoming: false, opacity: 1 - share), TransitionPart(isIncoming: true, opacity: share)]
            for index in parts.indices { parts[index].warp = .ripple(Ripple(in: bounds, at: progress)) }
            return parts
        case .suck:
            var outgoing = TransitionPart(isIncoming: false)
            outgoing.warp = .funnel(Funnel(in: bounds, at: progress))
            return [TransitionPart(isIncoming: true), outgoing]
        }
    }
}

extension TransitionPart {
    /// The part of an image inside a circle about the centre.
    ///
    /// - Parameters:
    ///   - bounds: The layer's bounds.
    ///   - share: The circle's radius, 0...1; at 1 it contains the bounds.
    fileprivate init(isIncoming: Bool, opening bounds: Rect, share: Double) {
        self.init(isIncoming: isIncoming)
        let radius = max(0, share) * (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot() / 2
        opening = RoundedRect(Rect(bounds.center.x - radius, bounds.center.y - radius, 2 * radius, 2 * radius), radius: radius)
    }

    /// A black area in place of an image.
    fileprivate static func black(_ bounds: Rect, isIncoming: Bool) -> TransitionPart {
        var part = TransitionPart(isIncoming: isIncoming)
        part.strip = bounds
        part.veil = .black
        return part
    }
}
