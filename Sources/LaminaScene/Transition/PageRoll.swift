import LaminaPrimitives

/// The geometry of a page that is rolled up from its edge at maximum y.
///
/// The page lies flat up to a line, bends around a cylinder there, and continues back over itself, upside down, with its white back visible.
struct PageRoll {
    private let bounds: Rect
    private let radius: Double
    /// The y coordinate at which the page leaves the ground.
    private let line: Double

    /// The number of strips that approximate the bend.
    private static let bendCount = 16

    /// Creates the geometry.
    ///
    /// - Parameter rolled: The rolled-up fraction: 0 is a flat page, 1 a page that is gone.
    init(bounds: Rect, rolled: Double) {
        self.bounds = bounds
        radius = max(1, bounds.height * 0.07)
        // At 1 the line lies a radius beyond the edge at minimum y, so that the bend is outside the page too.
        line = bounds.maxY - rolled * (bounds.height + radius)
    }

    /// The page cut into strips, those on the ground first.
    func strips(isIncoming: Bool) -> [TransitionPart] {
        var strips: [TransitionPart] = []
        add(to: &strips, from: bounds.minY, to: line, placedFrom: bounds.minY, to: line, veil: nil)
        let arc = .pi * radius
        for index in 0..<Self.bendCount {
            let (low, high) = (Double(index) / Double(Self.bendCount), Double(index + 1) / Double(Self.bendCount))
            add(
                to: &strips, from: line + low * arc, to: line + high * arc, placedFrom: height(low), to: height(high),
                veil: veil((low + high) / 2))
        }
        let end = line + arc
        add(to: &strips, from: end, to: bounds.maxY, placedFrom: line, to: line - (bounds.maxY - end), veil: veil(1))
        for index in strips.indices { strips[index].isIncoming = isIncoming }
        return strips
    }

    /// The y coordinate of a point on the bend, seen from above; `part` runs from 0 to 1 along half the cylinder.
    private func height(_ part: Double) -> Double { line + radius * Numerics.sinAndCos(part * .pi).0 }

    /// The colour over a strip of the bend: a shadow on the front, nearly opaque white on the back; darkest where the page stands upright.
    private func veil(_ part: Double) -> Color {
        let upright = Float(Numerics.sinAndCos(part * .pi).0)
        guard part > 0.5 else { return Color(red: 0, green: 0, blue: 0, alpha: 0.3 * upright) }
        let light = 0.97 - 0.25 * upright
        return Color(red: light, green: light, blue: light, alpha: 0.9)
    }

    /// Appends the strip of the page from `low` to `high`, scaled to lie from `start` to `end`; does nothing for a strip outside the page.
    private func add(
        to strips: inout [TransitionPart], from low: Double, to high: Double, placedFrom start: Double, to end: Double, veil: Color?
    ) {
        let first = max(low, bounds.minY)
        let last = min(high, bounds.maxY)
        guard first < last, high > low else { return }
        let scale = (end - start) / (high - low)
        var part = TransitionPart(isIncoming: false)
        part.transform = Transform3D.scale(1, scale, 1).followed(by: .translation(0, start - low * scale, 0))
        part.strip = Rect(bounds.minX, first, bounds.width, last - first)
        part.veil = veil
        strips.append(part)
    }
}
