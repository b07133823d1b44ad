import CoreGraphics
import LaminaPrimitives
import LaminaScene
import QuartzCore
import TestSupport
import Testing

/// `contentsCenter` with every gravity.
@Suite @MainActor struct ContentsCenterTests {
    nonisolated private static let stretching: [CALayerContentsGravity] = [.resize, .resizeAspect, .resizeAspectFill]
    nonisolated private static let fixed: [CALayerContentsGravity] = [
        .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]

    /// The parts of an image of 12 × 8 pixels in a layer of 60 × 60 points.
    private func parts(_ gravity: CALayerContentsGravity, center: CGRect, isFlipped: Bool = false) throws -> [PictureDrawing] {
        let layer = CALayer()
        layer.frame = CGRect(x: 70, y: 70, width: 60, height: 60)
        layer.contents = CGImage(Picture(Bitmap(width: 12, height: 8, fill: .max)))
        layer.contentsGravity = gravity
        layer.contentsCenter = center
        layer.isGeometryFlipped = isFlipped
        let stage = Stage(layer)
        CATransaction.flush()
        CATransaction.setDisableActions(true)
        return Frame(try #require(stage.host.tree), at: 0, in: Viewport(width: 200, height: 200)).items.compactMap { item in
            if case .picture(let drawing) = item.content { drawing } else { nil }
        }
    }

    private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    private let middle = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.25)

    @Test(arguments: stretching, [false, true])
    func resizedContentsKeepTheirCornersAndStretchTheRest(gravity: CALayerContentsGravity, isFlipped: Bool) throws {
        let whole = try #require(try parts(gravity, center: unit, isFlipped: isFlipped).first)
        let nine = try parts(gravity, center: middle, isFlipped: isFlipped)
        #expect(nine.count == 9)
        // Together they fill the place of the whole image.
        let box = try #require(nine.dropFirst().reduce(nine.first?.destination) { $0?.union($1.destination) })
        #expect(box == whole.destination)
        #expect(abs(nine.reduce(0) { $0 + $1.destination.width * $1.destination.height } - box.width * box.height) < 1e-9)
        // The corners have one point for each pixel.
        for corner in nine where corner.source.width == 3 && (corner.source.minX == 0 || corner.source.maxX == 12) {
            #expect(corner.destination.width == 3)
        }
        for part in nine where part.source.minY == 0 { #expect(part.source.height == 2 && part.destination.height == 2) }
        for part in nine where part.source.maxY == 8 { #expect(part.source.height == 4 && part.destination.height == 4) }
    }

    @Test(arguments: fixed, [false, true])
    func contentsOfTheirOwnSizeIgnoreTheCenter(gravity: CALayerContentsGravity, isFlipped: Bool) throws {
        #expect(
            try parts(gravity, center: middle, isFlipped: isFlipped).map(\.destination)
                == parts(gravity, center: unit, isFlipped: isFlipped).map(\.destination))
        #expect(try parts(gravity, center: middle).count == 1)
    }

    @Test(arguments: stretching)
    func aCenterWithoutExtentIsOnePixel(gravity: CALayerContentsGravity) throws {
        let nine = try parts(gravity, center: CGRect(x: 0.5, y: 0.5, width: 0, height: 0))
        #expect(nine.count == 9)
        let (middle, pixel) = (nine[4].source, Rect(6, 4, 1, 1))
        #expect(abs(middle.minX - pixel.minX) < 1e-9 && abs(middle.maxX - pixel.maxX) < 1e-9)
        #expect(abs(middle.minY - pixel.minY) < 1e-9 && abs(middle.maxY - pixel.maxY) < 1e-9)
    }
}
