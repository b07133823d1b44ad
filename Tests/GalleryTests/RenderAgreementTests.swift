import LaminaGallery
import LaminaPrimitives
import Testing

/// `render(in:)` draws what the compositor draws, apart from the features that Apple's `render(in:)` leaves out.
@Suite struct RenderAgreementTests {
    /// The largest mean difference of a channel, in 255ths.
    private static let tolerance = 0.5

    /// The samples with features that `render(in:)` leaves out or draws differently, by the first words of their names.
    private static let leftOut = [
        // As measured on Apple's system: the blur of a shadow ends after two deviations, and shadow paths are not used.
        ["shadow", "animate-border-and-shadow"],
        // Apple documents that filters are not drawn.
        ["filter", "backdrop"],
        // As measured on Apple's system: transforms that are not affine count as the identity.
        [
            "perspective", "rotation-without-perspective", "flap", "double-sided", "depth-order", "intersecting-planes", "flattened",
            "transform-layer", "anchor-point-z", "value-function",
        ],
        // As measured on Apple's system: the colours of instances are ignored, and so are transforms that are not affine.
        ["replicator"],
        // A picture of a layer is a means of the screen's compositor.
        ["rasterized"],
        // Only the render tree has the old picture of a transition, the fade of a new tile, and particles.
        ["transition", "tiles-fading", "emitter"],
    ].flatMap { $0 }

    private static func leavesOut(_ sample: GallerySample) -> Bool { leftOut.contains { sample.name.hasPrefix($0) } }

    @Test(arguments: Gallery.samples.filter { !leavesOut($0) })
    @MainActor func theSampleLooksTheSameInAContext(sample: GallerySample) {
        #expect(meanDifference(sample.bitmap(), sample.renderedBitmap()) <= Self.tolerance)
    }

    @Test(arguments: leftOut)
    @MainActor func anExceptionIsNeeded(start: String) {
        let samples = Gallery.samples.filter { $0.name.hasPrefix(start) }
        #expect(samples.contains { meanDifference($0.bitmap(), $0.renderedBitmap()) > Self.tolerance })
    }

    private func meanDifference(_ a: Bitmap, _ b: Bitmap) -> Double {
        var sum = 0
        for (first, second) in zip(a.pixels, b.pixels) {
            for shift in [0, 8, 16] as [Pixel] { sum += abs(Int(first >> shift & 255) - Int(second >> shift & 255)) }
        }
        return Double(sum) / Double(3 * a.pixels.count)
    }
}
