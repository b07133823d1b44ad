import LaminaPrimitives
import Testing

@testable import CoreGraphics

struct ShadowCasterTests {
    @Test func castersLieInTheDirectionOppositeToTheOffset() {
        let shadow = GraphicsState.Shadow(offset: Point(100, -40), sigma: 0, color: .black)
        #expect(shadow.casters(for: PixelRect(0, 0, 10, 10), reach: 4096) == PixelRect(-101, 39, -89, 51))
    }

    /// Pixels between a region and the distant casters of its shadow change nothing in the region, so drawing them would only cost time.
    @Test func aDistantShadowNeedsNoMorePixelsThanANearOne() {
        let near = GraphicsState.Shadow(offset: .zero, sigma: 10, color: .black)
        let distant = GraphicsState.Shadow(offset: Point(4000, 4000), sigma: 10, color: .black)
        let region = PixelRect(0, 0, 64, 64)
        #expect(distant.casters(for: region, reach: 4096).area == near.casters(for: region, reach: 4096).area)
    }

    @Test func anEmptyRegionHasNoCasters() {
        let shadow = GraphicsState.Shadow(offset: .zero, sigma: 10, color: .black)
        #expect(shadow.casters(for: .empty, reach: 4096).isEmpty)
    }
}
