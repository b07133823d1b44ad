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
        let blurred: Coverage
    }

    /// The forms of a list of things at different places between pixels, cut off at its edges.
    private static let largestCount = 32

    /// The one that was asked for last stands first.
    private let entries = Guarded<[Entry]>([])

    package init() {}

    /// The part of a coverage inside `region`, blurred.
    ///
    /// - Parameters:
    ///   - shift: How far the blurred one is moved.
    ///   - clip: Pixels that are needed after the move; others may be left out.
    package func blurred(
        _ outline: Coverage, in region: PixelRect, sigma: Double, movedBy shift: PixelShift, clippedTo clip: PixelRect
    ) -> Coverage {
        // Too large to remember, and only right inside the clip.
        if Mask.isCoarse(region, sigma: sigma) {
            return Mask.blurred(outline, in: region, sigma: sigma, within: clip.moved(by: -shift)).coverage.moved(by: shift)
        }
        if let known = known(outline, region, sigma) { return known.moved(by: region.corner + shift) }
        let blurred = Mask(outline, in: region).blurred(sigma: sigma).coverage
        let back = -region.corner
        let entry = Entry(
            outline: outline.moved(by: back), region: region.moved(by: back), sigma: sigma, blurred: blurred.moved(by: back))
        entries.withLock { entries in
            if entries.count == Self.largestCount { entries.removeLast() }
            entries.insert(entry, at: 0)
        }
        return blurred.moved(by: shift)
    }

    private func known(_ outline: Coverage, _ region: PixelRect, _ sigma: Double) -> Coverage? {
        entries.withLock { entries in
            let found = entries.firstIndex { entry in
                entry.sigma == sigma && entry.region.width == region.width && entry.region.height == region.height
                    && outline.isEqual(to: entry.outline, movedBy: region.corner)
            }
            guard let found else { return nil }
            let entry = entries.remove(at: found)
            entries.insert(entry, at: 0)
            return entry.blurred
        }
    }
}
