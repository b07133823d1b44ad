import LaminaPrimitives
import LaminaScene
import Testing

@testable import LaminaCompositor

/// The memory of rasterised layers' pictures.
///
/// A frame of 20 × 20 pixels may have pictures of 16 · 400 = 6,400 pixels here.
@Suite struct RasterBudgetTests {
    /// Returns an item that shows a picture of 40 × 40 pixels in one colour on a fourth of its size.
    private func item(_ color: Color, at x: Double = 0) -> DrawItem {
        let content = FramePart([drawn(.fill(RoundedRect(Rect(0, 0, 40, 40)), color), 40)])
        let drawing = RasterDrawing(content: content, region: PixelRect(width: 40, height: 40))
        let placement = Projection(.scale(0.25, 0.25).followed(by: .translation(x, 0)))
        return drawn(.raster(drawing), 20, placement)
    }

    private func drawn(_ content: DrawContent, _ side: Int, _ placement: Projection = .identity) -> DrawItem {
        DrawItem(layer: LayerID(0), content: content, placement: placement, bounds: PixelRect(width: side, height: side))
    }

    private func frame(_ count: Int) -> Frame {
        Frame(width: 20, height: 20, items: (0..<count).map { item(Color(red: Float($0) / 64, green: 0, blue: 1, alpha: 1)) })
    }

    private func bitmap(_ frame: Frame, _ compositor: Compositor) -> Bitmap {
        var bitmap = Bitmap(width: frame.width, height: frame.height)
        compositor.draw(frame, into: &bitmap)
        return bitmap
    }

    @Test(arguments: [(1, 0), (4, 0), (5, 1), (16, 1), (17, 2), (64, 2)])
    func picturesAreHalvedUntilTheyFit(count: Int, halvings: Int) {
        #expect(RasterBudget(frame(count), least: 0).halvings == halvings)
        #expect(RasterBudget(frame(count), least: 64 * 1600).halvings == 0)
    }

    @Test func equalPicturesCountOnce() {
        let frame = Frame(width: 20, height: 20, items: (0..<64).map { item(.black, at: Double($0)) })
        #expect(RasterBudget(frame, least: 0).halvings == 0)
    }

    @Test func picturesInsidePicturesCount() {
        let inner = FramePart((0..<4).map { item(Color(red: Float($0) / 4, green: 0, blue: 0, alpha: 1)) })
        let outer = RasterDrawing(content: inner, region: PixelRect(width: 40, height: 40))
        let frame = Frame(width: 20, height: 20, items: [drawn(.raster(outer), 20)])
        #expect(frame.content.rasterArea == 5 * 1600)
        #expect(RasterBudget(frame, least: 0).halvings == 1)
    }

    @Test func theCacheStaysWithinTheLimitWhilePicturesChange() {
        let rasters = RasterPictures(leastLimit: 0)
        let compositor = Compositor(rasters: rasters)
        for step in 0..<20 {
            let items = (0..<64).map { item(Color(red: Float($0) / 64, green: Float(step) / 20, blue: 1, alpha: 1)) }
            _ = bitmap(Frame(width: 20, height: 20, items: items), compositor)
            // The pictures of this frame and of the one before.
            #expect(rasters.cachedPixels <= 2 * 6400)
        }
    }

    @Test func theFrameDecidesThePixelsAndNotTheFramesBefore() {
        let compositor = Compositor(rasters: RasterPictures(leastLimit: 0))
        for count in [1, 64, 1, 17, 17, 4, 64] {
            let fresh = Compositor(rasters: RasterPictures(leastLimit: 0))
            #expect(bitmap(frame(count), compositor) == bitmap(frame(count), fresh))
        }
    }

    @Test func aReducedPictureHasItsPlaceAndColour() {
        let many = bitmap(frame(64), Compositor(rasters: RasterPictures(leastLimit: 0)))
        let exact = bitmap(frame(64), Compositor())
        #expect(many[5, 5] == exact[5, 5] && exact[5, 5] >> 24 == 255)
        #expect(many[12, 5] == 0 && exact[12, 5] == 0)
    }
}
