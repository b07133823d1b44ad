import CoreGraphics
import LaminaPrimitives
import QuartzCore
import Testing

@Suite @MainActor struct MinificationTests {
    /// The red values that a layer of 16 points shows of an image of 64 pixels with stripes of one pixel.
    private func reds(_ filter: CALayerContentsFilter, bias: Float = 0, stripe: Int = 1) -> Set<UInt32> {
        var bitmap = Bitmap(width: 64, height: 64, fill: 0xFF00_0000)
        for y in 0..<64 {
            for x in 0..<64 where x / stripe % 2 == 0 { bitmap[x, y] = 0xFFFF_FFFF }
        }
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
        layer.contents = CGContext(bitmap: bitmap).makeImage()
        layer.minificationFilter = filter
        layer.minificationFilterBias = bias
        let context = CGContext(bitmap: Bitmap(width: 16, height: 16), userSpace: .identity)
        layer.render(in: context)
        return Set(context.bitmap.pixels.map { $0 >> 16 & 255 })
    }

    @Test func trilinearShowsTheMeanOfFineStripes() {
        #expect(reds(.trilinear) == [128])
        #expect(reds(.nearest) != [128])
    }

    @Test func theBiasAddsHalvings() {
        // Stripes of four pixels are one pixel wide here; two further halvings make them grey.
        #expect(reds(.trilinear, stripe: 4) == [0, 255])
        #expect(reds(.trilinear, bias: 2, stripe: 4).allSatisfy { (120...136).contains($0) })
        #expect(reds(.linear, bias: 2, stripe: 4) == reds(.linear, stripe: 4))
    }
}
