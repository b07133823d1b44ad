import CoreGraphics
import LaminaCompositor
import LaminaPrimitives
import LaminaScene
import QuartzCore
import TestSupport
import Testing

@MainActor
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

    /// Returns the opacity of a shadow that lies beside its layer, without a blur, in percent.
    private func percent(_ change: (CALayer) throws -> Void) throws -> Int {
        let (root, layer) = (CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
        layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 30, height: 0))
        try change(layer)
        root.addSublayer(layer)
        let stage = Stage(root)
        CATransaction.flush()
        var bitmap = Bitmap(width: 60, height: 20)
        let tree = try #require(stage.host.tree)
        Renderer(threadCount: 1).draw(tree, at: 0, in: Viewport(width: 60, height: 20, scale: 1), into: &bitmap)
        return Int((Double(bitmap[40, 10] >> 24) / 2.55).rounded())
    }

    private func image() throws -> CGImage {
        var bitmap = Bitmap(width: 10, height: 10)
        for y in 0..<10 { for x in 0..<10 { bitmap[x, y] = 0x8080_8080 } }
        return try #require(CGContext(bitmap: bitmap).makeImage())
    }

    @Test func aShadowHasTheAlphaOfWhatCastsIt() throws {
        #expect(try percent { $0.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5) } == 50)
        #expect(try percent { $0.contents = try image() } == 50)
        let outline = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(try percent { ($0.contents, $0.shadowPath) = (try image(), outline) } == 100)
    }

    @Test func anOpacityFadesEveryKindOfShadowOnce() throws {
        let outline = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        for isGroup in [true, false] {
            func faded(_ change: (CALayer) throws -> Void) throws -> Int {
                try percent {
                    ($0.opacity, $0.allowsGroupOpacity) = (0.5, isGroup)
                    try change($0)
                }
            }
            #expect(try faded { $0.backgroundColor = .white } == 50)
            #expect(try faded { $0.contents = try image() } == 25)
            #expect(try faded { ($0.contents, $0.shadowPath) = (try image(), outline) } == 50)
        }
    }
}
