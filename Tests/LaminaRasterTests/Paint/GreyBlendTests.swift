import LaminaPrimitives
import Testing

@testable import LaminaRaster

struct GreyBlendTests {
    /// Rounding may move a grey out of 0...1; since its channels equal its luminosity, scaling them towards the luminosity would divide by 0.
    @Test(arguments: [BlendMode.hue, .saturation, .color, .luminosity])
    func nonseparableModesOfGreysGiveAGrey(mode: BlendMode) {
        for alpha in 1...255 {
            let greys = (0...255).map { Self.grey($0 * alpha / 255, alpha: alpha) }
            for under in [0, 1, 128, 254, 255] {
                var row = [Pixel](repeating: Self.grey(under, alpha: 255), count: 256)
                var destination = row.mutableSpan
                ScalarRows.blend(greys.span, onto: &destination, mode: mode)
                for index in row.indices {
                    let expected = mode == .luminosity ? Double(under * (255 - alpha)) / 255 + Double(index * alpha / 255) : Double(under)
                    #expect(Self.isGrey(row[index], near: expected), "\(mode) of \(index) at alpha \(alpha) on \(under): \(row[index])")
                }
            }
        }
    }

    private static func grey(_ value: Int, alpha: Int) -> Pixel { Pixel(alpha) << 24 | Pixel(value) * 0x01_0101 }

    private static func isGrey(_ pixel: Pixel, near value: Double) -> Bool {
        pixel >> 24 == 255 && [16, 8, 0].allSatisfy { abs(Double(pixel >> $0 & 255) - value) <= 1.01 }
    }
}
