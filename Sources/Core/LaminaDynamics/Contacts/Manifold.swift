import LaminaPrimitives

/// The points at which two shapes touch or are about to touch.
struct Manifold {
    /// A point between the shapes.
    struct Contact {
        let point: Point
        /// The distance of the shapes, negative where they overlap.
        let separation: Double
        /// The corners and sides that meet, the same number as long as they are the same.
        let feature: Int
    }

    /// The direction of length 1 from the first shape to the second.
    let normal: Point
    let contacts: [Contact]

    /// Returns the contacts of two shapes; nil when they are farther apart than a margin.
    static func between(_ first: Shape, _ second: Shape, margin: Double) -> Manifold? {
        switch (first, second) {
        case (.circle(let center1, let radius1), .circle(let center2, let radius2)):
            return circles(center1, radius1, center2, radius2, margin)
        case (.polygon(let corners), .circle(let center, let radius)):
            return polygon(corners, center, radius, margin)
        case (.circle(let center, let radius), .polygon(let corners)):
            return polygon(corners, center, radius, margin)?.reversed
        case (.polygon(let corners1), .polygon(let corners2)):
            return polygons(corners1, corners2, margin)
        }
    }

    private var reversed: Manifold { Manifold(normal: -normal, contacts: contacts) }

    private static func circles(_ center1: Point, _ radius1: Double, _ center2: Point, _ radius2: Double, _ margin: Double) -> Manifold? {
        let gap = center2 - center1
        let separation = gap.length - radius1 - radius2
        guard separation <= margin else { return nil }
        let point = center1 + gap.unit * (radius1 + separation / 2)
        return Manifold(normal: gap.unit, contacts: [Contact(point: point, separation: separation, feature: 0)])
    }

    private static func polygon(_ corners: [Point], _ center: Point, _ radius: Double, _ margin: Double) -> Manifold? {
        guard let side = bestSide(of: corners, towards: [center]) else { return nil }
        var (normal, distance) = (side.normal, side.separation)
        if distance > 0 || corners.count == 2 {
            let nearest = nearestPoint(of: corners, to: center)
            // At the very middle of a side the offset has no direction, and the side's own normal is right.
            if (center - nearest).length > 1e-9 { (normal, distance) = ((center - nearest).unit, (center - nearest).length) }
        }
        guard distance - radius <= margin else { return nil }
        let point = center - normal * ((distance + radius) / 2)
        return Manifold(normal: normal, contacts: [Contact(point: point, separation: distance - radius, feature: 0)])
    }

    private static func polygons(_ first: [Point], _ second: [Point], _ margin: Double) -> Manifold? {
        guard let side1 = bestSide(of: first, towards: second), let side2 = bestSide(of: second, towards: first) else { return nil }
        guard side1.separation <= margin, side2.separation <= margin else { return nil }
        // The first shape's sides are preferred a little, so that the choice does not alternate between steps.
        if side2.separation > side1.separation + 0.05 {
            return clipped(second, side2, first, margin, feature: 1 << 20)?.reversed ?? corners(second, first, margin)?.reversed
        }
        return clipped(first, side1, second, margin, feature: 0) ?? corners(first, second, margin)
    }

    /// Returns the corner of two disjoint polygons that is nearest to the other polygon, as the only contact.
    private static func corners(_ first: [Point], _ second: [Point], _ margin: Double) -> Manifold? {
        let onFirst = second.map { (nearestPoint(of: first, to: $0), $0) }
        let onSecond = first.map { ($0, nearestPoint(of: second, to: $0)) }
        guard let (from, to) = (onFirst + onSecond).min(by: { ($0.1 - $0.0).length < ($1.1 - $1.0).length }) else { return nil }
        let distance = (to - from).length
        guard distance <= margin, distance > 1e-9 else { return nil }
        return Manifold(normal: (to - from).unit, contacts: [Contact(point: (from + to) * 0.5, separation: distance, feature: 1 << 21)])
    }

    /// Clips the side of `other` that faces a side of `corners` to the width of that side.
    private static func clipped(_ corners: [Point], _ side: Side, _ other: [Point], _ margin: Double, feature: Int) -> Manifold? {
        let (start, end) = (corners[side.index], corners[(side.index + 1) % corners.count])
        let along = (end - start).unit
        let index = facingSide(of: other, side.normal)
        let (first, second) = (other[index], other[(index + 1) % other.count])
        let (low, high) = (0.0, (end - start).length)
        let (from, to) = ((first - start).dot(along), (second - start).dot(along))
        guard max(from, to) > low, min(from, to) < high else { return nil }
        let ends = [(first, from, 0), (second, to, 1)].map { corner, place, number in
            let clamped = min(max(place, low), high)
            let point = abs(to - from) < 1e-9 ? corner : first.interpolated(to: second, at: (clamped - from) / (to - from))
            return (point, feature + side.index * 1024 + index * 2 + number)
        }
        let contacts: [Contact] = ends.compactMap { point, feature in
            let separation = (point - start).dot(side.normal)
            return separation > margin ? nil : Contact(point: point - side.normal * (separation / 2), separation: separation, feature: feature)
        }
        return contacts.isEmpty ? nil : Manifold(normal: side.normal, contacts: contacts)
    }

    private static func facingSide(of corners: [Point], _ normal: Point) -> Int {
        corners.indices.min { outwardNormal(corners, $0).dot(normal) < outwardNormal(corners, $1).dot(normal) } ?? 0
    }
}

/// A side of a polygon.
struct Side {
    let index: Int
    let normal: Point
    /// The distance from the side to the nearest point of the other shape, along the normal.
    let separation: Double
}

/// Returns the side that is farthest from the other points along its outward normal.
///
/// A segment has its two sides as sides 0 and 1, in both directions.
func bestSide(of corners: [Point], towards others: [Point]) -> Side? {
    var best: Side?
    for index in corners.indices {
        let normal = outwardNormal(corners, index)
        let separation = others.map { ($0 - corners[index]).dot(normal) }.min() ?? .infinity
        if separation > best?.separation ?? -.infinity { best = Side(index: index, normal: normal, separation: separation) }
    }
    return best
}

private func outwardNormal(_ corners: [Point], _ index: Int) -> Point {
    let along = (corners[(index + 1) % corners.count] - corners[index]).unit
    return Point(along.y, -along.x)
}

private func nearestPoint(of corners: [Point], to point: Point) -> Point {
    let candidates = corners.indices.map { index in
        let (start, side) = (corners[index], corners[(index + 1) % corners.count] - corners[index])
        let fraction = (point - start).dot(side) / max(1e-12, side.dot(side))
        return start + side * min(max(fraction, 0), 1)
    }
    return candidates.min { ($0 - point).length < ($1 - point).length } ?? point
}
