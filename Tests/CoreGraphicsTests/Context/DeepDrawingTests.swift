import CoreGraphics
import Foundation
import LaminaPrimitives
import Testing

/// Gradients and images in bitmaps of more than 8 bits.
@Suite struct DeepDrawingTests {
    /// Returns a context of floats in linear sRGB.
    private func floats(_ width: Int, _ height: Int) throws -> CGContext {
        let space = try #require(CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
        let info = CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.floatComponents.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        return try #require(
            CGContext(data: nil, width: width, height: height, bitsPerComponent: 32, bytesPerRow: 0, space: space, bitmapInfo: info))
    }

    /// Returns a context of 16 bits in sRGB.
    private func words(_ width: Int, _ height: Int) throws -> CGContext {
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let info = CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder16Little.rawValue
        return try #require(
            CGContext(data: nil, width: width, height: height, bitsPerComponent: 16, bytesPerRow: 0, space: space, bitmapInfo: info))
    }

    private func words(of context: CGContext, row: Int = 0) throws -> [[UInt16]] {
        let data = try #require(context.data)
        return (0..<context.width).map { x in
            (0..<4).map { data.load(fromByteOffset: row * context.bytesPerRow + 8 * x + 2 * $0, as: UInt16.self) }
        }
    }

    @Test func aGradientHasAsManyStepsAsTheBitmap() throws {
        let context = try words(1000, 1)
        let colors = [CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1), CGColor(srgbRed: 0.1, green: 1, blue: 1, alpha: 1)]
        let gradient = try made(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 1000, y: 0), options: [])
        let reds = try words(of: context).map { $0[0] }
        // 8 bits would have 26 values.
        #expect(Set(reds).count == 1000)
        for x in stride(from: 0, to: 1000, by: 111) {
            #expect(abs(Double(reds[x]) - (Double(x) + 0.5) / 1000 * 0.1 * 65_535) <= 1.01)
        }
    }

    @Test func radialAndConicGradientsEqualThoseOf8Bits() throws {
        let colors = [CGColor.pureRed, CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.4)]
        let gradient = try made(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
        func draw(_ context: CGContext) {
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 40))
            context.setAlpha(0.7)
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 8, y: 20), startRadius: 2, endCenter: CGPoint(x: 11, y: 20), endRadius: 9,
                options: .drawsAfterEndLocation)
            context.restoreGState()
            context.clip(to: CGRect(x: 20, y: 0, width: 20, height: 40))
            context.drawConicGradient(gradient, center: CGPoint(x: 30, y: 20), angle: 1)
        }
        let context = try words(40, 40)
        draw(context)
        let expected = drawn(40, 40) { draw($0) }
        for y in 0..<40 {
            for (x, word) in try words(of: context, row: y).enumerated() {
                for (index, shift) in [16, 8, 0, 24].enumerated() {
                    let byte = Double(expected[x, y] >> Pixel(shift) & 255)
                    // A step of the 1024 colours of a ramp, and the hard edge of a conic gradient between two pixels.
                    #expect(abs(Double(word[index]) / 257 - byte) <= 2, "\(x), \(y)")
                }
            }
        }
    }

    @Test func anImageOfFloatsKeepsItsRange() throws {
        let source = try floats(2, 1)
        let space = try #require(source.colorSpace)
        for (x, value) in [(0, 4.0), (1, 0.00123)] {
            source.setFillColor(try made(CGColor(colorSpace: space, components: [value, 0.5, 0.25, 1])))
            source.fill(CGRect(x: x, y: 0, width: 1, height: 1))
        }
        let image = try #require(source.makeImage())
        let context = try floats(2, 1)
        context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 1))
        let data = try #require(context.data)
        let reds = (0..<2).map { data.load(fromByteOffset: 16 * $0, as: Float.self) }
        #expect(abs(reds[0] - 4) < 1e-4 && abs(reds[1] - 0.00123) < 1e-6)
        // Between two pixels the values are interpolated.
        let wide = try floats(4, 1)
        wide.interpolationQuality = .high
        wide.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 1))
        let second = try #require(wide.data).load(fromByteOffset: 16, as: Float.self)
        #expect(abs(second - (4 * 0.75 + 0.00123 * 0.25)) < 1e-3)
    }
}
