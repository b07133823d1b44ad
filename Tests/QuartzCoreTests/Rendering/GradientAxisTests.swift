import CoreGraphics
import LaminaPrimitives
import LaminaRaster
import QuartzCore
import Testing

@Suite struct GradientAxisTests {
    /// The gray of a point of a layer of 40 × 10 points with a gradient from black in one corner to white in the opposite one.
    private func gray(_ x: Int, _ y: Int) -> UInt32 {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
        layer.colors = [CGColor.black, CGColor.white]
        (layer.startPoint, layer.endPoint) = (.zero, CGPoint(x: 1, y: 1))
        let context = CGContext(bitmap: Bitmap(width: 40, height: 10), userSpace: .scale(1, 1))
        layer.render(in: context)
        return context.bitmap[x, y] & 0xFF
    }

    /// The line of half the way goes through the other two corners, because the gradient of the unit square is stretched.
    @Test(arguments: [(0, 9), (39, 0), (20, 4), (19, 5)]) func aGradientIsStretchedWithItsBounds(x: Int, y: Int) {
        #expect((118...137).contains(gray(x, y)))
    }

    @Test func theEndsHaveTheEndColors() { #expect(gray(0, 0) < 10 && gray(39, 9) > 245) }
}
