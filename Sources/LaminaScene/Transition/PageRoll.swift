import LaminaPrimitives

/// A page that is being rolled up from its lower edge, where y is greatest: it lies flat up to a line, bends round a cylinder there, and
/// comes back over itself with its white side up.
struct PageRoll {
    private let bounds: Rect
    private let radius: Double
    /// Where the page leaves the ground.
    private let line: Double

    private static let bendCount = 16

    /// - Parameter rolled: 0 is flat, 1 is gone.
    init(bounds: Rect, rolled: Double) {
        self.bounds = bounds
        radius = max(1, bounds.height * 0.07)
        line = bounds.maxY - rolled * (bounds.height + radius)
    }

    /// The page in strips, those on the ground first.
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

    /// Where a part of the bend is seen from above.
    private func height(_ part: Double) -> Double { line + radius * Numerics.sinAndCos(part * .pi).0 }

    /// Shade on the printed side, then the white side, darkest where it stands upright.
    private func veil(_ part: Double) -> Color {
        let upright = Float(Numerics.sinAndCos(part * .pi).0)
        guard part > 0.5 else { return Color(red: 0, green: 0, blue: 0, alpha: 0.3 * upright) }
        let light = 0.97 - 0.25 * upright
        return Color(red: light, green: light, blue: light, alpha: 0.9)
    }

    /// A strip of the page, if there is any within it.
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
