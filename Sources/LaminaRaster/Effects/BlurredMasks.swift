package import LaminaPrimitives

/// Remembers blurred outlines: things of one form throw one shadow, wherever they stand.
///
/// What is asked for may depend on nothing but the form, so that remembering changes no pixel.
package final class BlurredMasks: Sendable {
    /// A form, and what it looks like blurred.
    private struct Entry: Sendable {
        /// The corner of `region` is the origin of all three.
        let outline: Coverage
        let region: PixelRect
        let sigma: Double
        let mask: Mask
    }

    /// The forms of a list of things at different places between pixels, cut off at its edges.
    private static let largestCount = 32

    /// The one that was asked for last stands first.
    private let entries = Guarded<[Entry]>([])

    package init() {}

    /// The part of a coverage inside `region`, blurred.
    package func mask(of outline: Coverage, in region: PixelRect, sigma: Double) -> Mask {
        if let known = known(outline, region, sigma) { return known.moved(right: region.minX, down: region.minY) }
        let mask = Mask(outline, in: region).blurred(sigma: sigma)
        let (left, top) = (-region.minX, -region.minY)
        let entry = Entry(
            outline: outline.moved(right: left, down: top), region: region.moved(right: left, down: top), sigma: sigma,
            mask: mask.moved(right: left, down: top))
        entries.withLock { entries in
            if entries.count == Self.largestCount { entries.removeLast() }
            entries.insert(entry, at: 0)
        }
        return mask
    }

    private func known(_ outline: Coverage, _ region: PixelRect, _ sigma: Double) -> Mask? {
        entries.withLock { entries in
            let found = entries.firstIndex { entry in
                entry.sigma == sigma && entry.region.width == region.width && entry.region.height == region.height
                    && outline.isEqual(to: entry.outline, movedRight: region.minX, down: region.minY)
            }
            guard let found else { return nil }
            let entry = entries.remove(at: found)
            entries.insert(entry, at: 0)
            return entry.mask
        }
    }
}

extension Coverage {
    /// Whether this is the other coverage, moved by whole pixels.
    fileprivate func isEqual(to other: Coverage, movedRight right: Int, down: Int) -> Bool {
        guard bounds == other.bounds.moved(right: right, down: down), runs.count == other.runs.count else { return false }
        let step = Int32(truncatingIfNeeded: right)
        let (mine, theirs) = (runs.span, other.runs.span)
        for index in mine.indices {
            let (a, b) = (mine[index], theirs[index])
            guard a.x == b.x &+ step, a.count == b.count, a.first == b.first, a.alpha == b.alpha else { return false }
        }
        return rowStarts == other.rowStarts && alphas == other.alphas
    }
}

extension PixelRect {
    fileprivate func moved(right: Int, down: Int) -> PixelRect {
        PixelRect(minX + right, minY + down, maxX + right, maxY + down)
    }
}
