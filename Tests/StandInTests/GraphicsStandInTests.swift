import Accelerate
import CoreServices
import Foundation
import MetalPerformanceShaders
import SceneKit
import SpriteKit
import Testing
import UIKit

@Suite
@MainActor
struct GraphicsStandInTests {
    @Test func halvesAndFloatsAreConverted() throws {
        var halves = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 16)
        var floats = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 32)
        defer {
            halves.free()
            floats.free()
        }
        for (index, value) in [0, 0.5, -2, 65504, 1, 100].enumerated() {
            let place = index / 3 * halves.rowBytes + index % 3 * 2
            halves.data.storeBytes(of: Float16(value), toByteOffset: place, as: Float16.self)
        }
        #expect(vImageConvert_Planar16FtoPlanarF(&halves, &floats, 0) == kvImageNoError)
        let values = (0..<6).map { floats.data.load(fromByteOffset: $0 / 3 * floats.rowBytes + $0 % 3 * 4, as: Float.self) }
        #expect(values == [0, 0.5, -2, 65504, 1, 100])
        var large = try vImage_Buffer(width: 9, height: 2, bitsPerPixel: 32)
        defer { large.free() }
        #expect(vImageConvert_Planar16FtoPlanarF(&halves, &large, 0) == kvImageRoiLargerThanInputBuffer)
        #expect(throws: vImage.Error.invalidParameter) { try vImage_Buffer(width: -1, height: 2, bitsPerPixel: 8) }
        #expect(throws: vImage.Error.invalidParameter) { try vImage_Buffer(width: 1 << 23, height: 1 << 23, bitsPerPixel: 256) }
    }

    @Test func namesOfTypesAreFound() {
        let png = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)?.takeRetainedValue()
        #expect(png == kUTTypePNG)
        #expect(UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kUTTagClassMIMEType)?.takeRetainedValue() == "image/jpeg")
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo(kUTTypePNG, kUTTypeMovie))
        #expect(UTTypeEqual(kUTTypePNG, "Public.PNG"))
    }

    @Test func thereIsNoGraphicsProcessor() {
        #expect(MTLCreateSystemDefaultDevice() == nil && !MPSSupportsMTLDevice(nil))
    }

    @Test func viewsOfScenesShowTheirBackground() throws {
        let sprites = SKView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        let scene = SKScene(size: CGSize(width: 4, height: 4))
        scene.backgroundColor = .red
        sprites.presentScene(scene)
        #expect(sprites.scene === scene && sprites.backgroundColor == .red)
        #expect(try #require(sprites.texture(from: scene)).cgImage().width > 0)
        let space = SCNView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        space.scene = SCNScene()
        #expect(space.snapshot().size == CGSize(width: 4, height: 4))
    }
}
