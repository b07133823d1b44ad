import CoreGraphics
import QuartzCore
import Testing

struct RenderedShadowTests {
    /// Returns the alphas of a row through the middle of a shadow with radius 5 that ends at column 140.
    private func row() throws -> [UInt8] {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        layer.shadowOpacity = 1
        layer.shadowOffset = CGSize(width: 20, height: 20)
        layer.shadowRadius = 5
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let context = try #require(
            CGContext(
                data: nil, width: 200, height: 200, bitsPerComponent: 8, bytesPerRow: 800, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.translateBy(x: 80, y: 80)
        layer.render(in: context)
        let data = try #require(context.data)
        let bytes = UnsafeRawBufferPointer(start: data, count: 160_000)
        return (0..<200).map { bytes[(199 - 120) * 800 + $0 * 4 + 3] }
    }

    @Test func aShadowInAContextReachesTwoRadii() throws {
        let row = try row()
        #expect(row[149] > 0)
        #expect(row[152...].allSatisfy { $0 == 0 })
    }
}
