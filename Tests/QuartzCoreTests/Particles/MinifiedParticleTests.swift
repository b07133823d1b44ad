import CoreGraphics
import LaminaPrimitives
import QuartzCore
import TestSupport
import Testing

/// Particles smaller than their images.
@Suite @MainActor struct MinifiedParticleTests {
    /// The red values in the middle of a particle of 16 pixels, whose image has stripes 64 pixels long and `stripe` wide.
    private func reds(_ filter: CALayerContentsFilter, bias: Float = 0, stripe: Int = 1) -> Set<UInt32> {
        var bitmap = Bitmap(width: 64, height: 64, fill: 0xFF00_0000)
        for y in 0..<64 {
            for x in 0..<64 where x / stripe % 2 == 0 { bitmap[x, y] = 0xFFFF_FFFF }
        }
        let stage = EmitterStage()
        let cell = stage.cell
        cell.contents = CGImage(Picture(bitmap))
        cell.contentsScale = 4
        (cell.birthRate, cell.lifetime) = (1, 1000)
        (cell.minificationFilter, cell.minificationFilterBias) = (filter.rawValue, bias)
        stage.layer.emitterCells = [cell]
        let shown = stage.bitmap(at: 1.5)
        return Set((95..<105).flatMap { y in (94..<106).map { shown[$0, y] >> 16 & 255 } })
    }

    @Test func trilinearShowsTheMeanOfFineStripes() {
        #expect(reds(.trilinear).allSatisfy { (126...129).contains($0) })
        #expect(!reds(.nearest).allSatisfy { (126...129).contains($0) })
    }

    @Test func theBiasAddsHalvings() {
        // Stripes of four pixels are one pixel wide here; two further halvings make them grey.
        #expect(reds(.trilinear, stripe: 4).contains(255))
        #expect(reds(.trilinear, bias: 2, stripe: 4).allSatisfy { (110...146).contains($0) })
        #expect(reds(.linear, bias: 2, stripe: 4) == reds(.linear, stripe: 4))
    }

    @Test(arguments: [-1000, 1000, .nan, .infinity] as [Float])
    func absurdBiasesAreDrawn(bias: Float) {
        #expect(reds(.trilinear, bias: bias).count > 0)
    }
}
