import LaminaConcurrency
package import LaminaPrimitives

/// A cache of blurred outlines: items of the same form share one shadow, wherever they are.
///
/// An entry is computed from the form alone, never from its position or the clip, so that a cache hit changes no pixel.
package final class BlurredMasks: Sendable {
    /// A form and its blurred coverage.
    private struct Entry: Sendable {
        /// The form before the blur.
        ///
        /// `outline`, `region` and `blurred` are relative to the corner of `region`, so that they are valid at every position.
        let outline: Coverage
        let region: PixelRect
        let sigma: Double
        let blurred: Coverage
    }

    /// The maximal number of cached forms: enough for a list of items at various subpixel positions that is clipped at both ends.
    private static let largestCount = 32

    /// The cached forms, most recently used first.
    private let entries = Guarded<[Entry]>([])

    package init() {}

    /// Returns the part of a coverage inside `region`, blurred and moved.
    ///
    /// - Parameters:
    ///   - shift: A translation that is applied to the result.
    ///   - clip: The pixels that the caller needs, after the translation; others may be missing.
    package func blurred(
        _ outline: Coverage, in region: PixelRect, sigma: Double, movedBy shift: PixelShift, clippedTo clip: PixelRect
    ) -> Coverage {
        // A coarse blur is too large to cache, and is computed inside the clip only.
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
            // Outlines are compared relative to the region's corner, so that equal forms match at every position; the cheap comparisons come first.
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
