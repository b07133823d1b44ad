import LaminaPrimitives

/// The geometry of a page that is rolled up from one of its edges.
///
/// The page lies flat up to a line, bends around a cylinder there, and continues back over itself, upside down, with its white back visible.
struct PageRoll {
    private let bounds: Rect
    private let edge: TransitionEffect.Edge
    private let radius: Double
    /// The length of the page, from the edge opposite to `edge`, where distances are 0, to `edge`.
    private let length: Double
    /// The distance at which the page leaves the ground.
    private let line: Double

    /// The number of strips that approximate the bend.
    private static let bendCount = 16

    /// Creates the geometry.
    ///
    /// - Parameters:
    ///   - edge: The edge that is rolled up first.
    ///   - rolled: The rolled-up fraction: 0 is a flat page, 1 a page that is gone.
    init(bounds: Rect, from edge: TransitionEffect.Edge, rolled: Double) {
        self.bounds = bounds
        self.edge = edge
        length = edge == .minX || edge == .maxX ? bounds.width : bounds.height
        radius = max(1, length * 0.07)
        // At 1 the line lies a radius beyond the opposite edge, so that the bend is outside the page too.
        line = length - rolled * (length + radius)
    }

    /// The page cut into strips, those on the ground first.
    func strips(isIncoming: Bool) -> [TransitionPart] {
        var strips: [TransitionPart] = []
        add(to: &strips, from: 0, to: line, placedFrom: 0, to: line, veil: nil)
        let arc = .pi * radius
        for index in 0..<Self.bendCount {
            let (low, high) = (Double(index) / Double(Self.bendCount), Double(index + 1) / Double(Self.bendCount))
            add(
                to: &strips, from: line + low * arc, to: line + high * arc, placedFrom: distance(low), to: distance(high),
                veil: veil((low + high) / 2))
        }
        let end = line + arc
        add(to: &strips, from: end, to: length, placedFrom: line, to: line - (length - end), veil: veil(1))
        for index in strips.indices { strips[index].isIncoming = isIncoming }
        return strips
    }

    /// The distance of a point on the bend, seen from above; `part` runs from 0 to 1 along half the cylinder.
    private func distance(_ part: Double) -> Double { line + radius * Numerics.sinAndCos(part * .pi).0 }

    /// The colour over a strip of the bend: a shadow on the front, nearly opaque white on the back; darkest where the page stands upright.
    private func veil(_ part: Double) -> Color {
        let upright = Float(Numerics.sinAndCos(part * .pi).0)
        guard part > 0.5 else { return Color(red: 0, green: 0, blue: 0, alpha: 0.3 * upright) }
        let light = 0.97 - 0.25 * upright
        return Color(red: light, green: light, blue: light, alpha: 0.9)
    }

    /// Appends the strip of the page from distance `low` to `high`, scaled to lie from `start` to `end`; does nothing for a strip outside the page.
    private func add(
        to strips: inout [TransitionPart], from low: Double, to high: Double, placedFrom start: Double, to end: Double, veil: Color?
    ) {
        let (first, last) = (max(low, 0), min(high, length))
        guard first < last, high > low else { return }
        let scale = (end - start) / (high - low)
        var part = TransitionPart(isIncoming: false)
        part.transform = stretch(by: scale, moving: start - low * scale)
        part.strip = strip(from: first, to: last)
        part.veil = veil
        strips.append(part)
    }

    /// The rectangle of the page between two distances.
    private func strip(from first: Double, to last: Double) -> Rect {
        switch edge {
        case .minX: Rect(bounds.maxX - last, bounds.minY, last - first, bounds.height)
        case .maxX: Rect(bounds.minX + first, bounds.minY, last - first, bounds.height)
        case .minY: Rect(bounds.minX, bounds.maxY - last, bounds.width, last - first)
        case .maxY: Rect(bounds.minX, bounds.minY + first, bounds.width, last - first)
        }
    }

    /// The transform that multiplies distances by `scale` and then adds `shift` to them.
    private func stretch(by scale: Double, moving shift: Double) -> Transform3D {
        switch edge {
        case .minX: Transform3D.scale(scale, 1, 1).followed(by: .translation(bounds.maxX * (1 - scale) - shift, 0, 0))
        case .maxX: Transform3D.scale(scale, 1, 1).followed(by: .translation(bounds.minX * (1 - scale) + shift, 0, 0))
        case .minY: Transform3D.scale(1, scale, 1).followed(by: .translation(0, bounds.maxY * (1 - scale) - shift, 0))
        case .maxY: Transform3D.scale(1, scale, 1).followed(by: .translation(0, bounds.minY * (1 - scale) + shift, 0))
        }
    }
}
