import Foundation
import LaminaGPU
import LaminaPrimitives
import LaminaScene
import TestRandom
import Testing

@testable import LaminaCompositor

/// A graphics device draws the bytes that the processor draws.
///
/// Skipped without a device; Mesa's lavapipe, which computes on the processor, is one.
@Suite(.enabled(if: TestDevice.isPresent, "there is no graphics device (Debian: mesa-vulkan-drivers)"), .serialized)
struct DeviceAgreementTests {
    /// Six lists of twelve frames; `LAMINA_DEVICE_FRAMES` asks for more lists.
    private static let lists = ProcessInfo.processInfo.environment["LAMINA_DEVICE_FRAMES"].flatMap { Int($0) }.map { $0 / 12 + 1 } ?? 6

    @Test(arguments: 0..<lists)
    func randomFramesHaveTheSameBytes(seed: Int) throws {
        var frames = RandomFrames(seed: UInt64(seed) + 500)
        frames.hasFilters = seed % 3 == 2
        let (onDevice, onProcessor) = (Compositor(device: TestDevice.use), Compositor())
        for _ in 0..<12 {
            let frame = frames.frame()
            var drawn = Bitmap(width: frame.width, height: frame.height, fill: 0xFFFF_00FF)
            var expected = Bitmap(width: frame.width, height: frame.height)
            onDevice.draw(frame, into: &drawn)
            onProcessor.draw(frame, into: &expected)
            #expect(drawn.firstDifference(from: expected) == nil)
        }
        #expect(onDevice.deviceFailure == nil && onDevice.drawnTiles.device > 0)
    }

    @Test(arguments: 0..<4)
    func drawingOnlyTheDamageOnTheDeviceGivesTheWholePicture(seed: Int) throws {
        var frames = RandomFrames(seed: UInt64(seed) + 900)
        let (onDevice, onProcessor) = (Compositor(tileWidth: 40, tileHeight: 24, device: TestDevice.use), Compositor())
        var frame = frames.frame()
        var picture = Bitmap(width: frame.width, height: frame.height, fill: 0xFFFF_00FF)
        for _ in 0..<16 {
            onDevice.drawChanges(of: frame, into: &picture)
            var expected = Bitmap(width: frame.width, height: frame.height)
            onProcessor.draw(frame, into: &expected)
            #expect(picture.firstDifference(from: expected) == nil)
            frame = frames.random.chance(90) ? frames.changed(frame) : frames.frame()
        }
    }

    /// Sprites over a gradient, the second half of them added.
    @Test(arguments: [PictureDrawing.Sampling.linear, .nearest])
    func theDeviceDrawsSpritesAndAxialGradients(sampling: PictureDrawing.Sampling) {
        let picture = Picture.noise(11, 9, seed: 3, isOpaque: false)
        let look = SpriteLook(
            picture: picture, source: picture.bitmap.bounds.rect, size: Size(11, 9), magnification: sampling, minification: sampling)
        func sprites(_ count: Int) -> DrawContent {
            .sprites(
                SpriteDrawing(
                    looks: [look],
                    sprites: (0..<count).map { index in
                        let number = Double(index)
                        return Sprite(
                            center: Point(number * 7, 20 + number), across: Point(14, number), down: Point(-number, 9), tint: 0xC0FF40,
                            opacity: 0.8)
                    }))
        }
        let gradient = GradientDrawing(
            gradient: Gradient(stops: [
                Gradient.Stop(0, Color(red: 1, green: 0, blue: 0, alpha: 1)), Gradient.Stop(1, Color(red: 0, green: 0, blue: 1, alpha: 0.4)),
            ]), kind: .axial(start: Point(3, 4), end: Point(50, 31)))
        let whole = PixelRect(width: 80, height: 60)
        var frame = Frame(width: 80, height: 60, background: Color(red: 0.2, green: 0.5, blue: 0.3))
        frame.items = [
            DrawItem(layer: LayerID(1), content: .gradient(RoundedRect(whole.rect), gradient), placement: .identity, bounds: whole),
            DrawItem(layer: LayerID(2), content: sprites(10), placement: .identity, opacity: 0.9, bounds: whole),
            DrawItem(layer: LayerID(3), content: sprites(6), placement: .identity, blend: .plusLighter, bounds: whole),
        ]
        let onDevice = Compositor(device: TestDevice.use)
        var (drawn, expected) = (Bitmap(width: 80, height: 60), Bitmap(width: 80, height: 60))
        onDevice.draw(frame, into: &drawn)
        Compositor().draw(frame, into: &expected)
        #expect(drawn.firstDifference(from: expected) == nil)
        #expect(onDevice.drawnTiles == DrawnTiles(device: 1, processor: 0) && onDevice.deviceName != nil)
    }

    /// Sprites of all sizes, half of them clipped, whose edges leave the frame.
    @Test func spritesAcrossTheEdgesAreTheSameInTilesOfAllSizesAndOnTheDevice() {
        var random = Random(seed: 17)
        let whole = PixelRect(width: 75, height: 58)
        let picture = Picture.noise(40, 30, seed: 2, isOpaque: true)
        let look = SpriteLook(picture: picture, source: picture.bitmap.bounds.rect, size: Size(40, 30))
        let circle = Clip(parent: nil, shape: .roundedRect(RoundedRect(Rect(2.5, 1, 70, 55), radius: 20)), placement: .identity, bounds: whole)
        for round in 0..<60 {
            let sprites = (0..<8).map { _ in
                let (size, angle) = (random.number(4...160), random.number(-3...3))
                let across = Point(size * Numerics.cos(angle), size * Numerics.sin(angle))
                return Sprite(
                    center: Point(random.number(-20...95), random.number(-20...78)), across: across, down: Point(-across.y, across.x),
                    opacity: 0.7)
            }
            var frame = Frame(width: 75, height: 58)
            frame.items = [
                DrawItem(
                    layer: LayerID(1), content: .sprites(SpriteDrawing(looks: [look], sprites: sprites)), placement: .identity,
                    clip: round % 2 == 0 ? circle : nil, bounds: whole)
            ]
            let pictures = [
                Compositor(), Compositor(tileWidth: 9, tileHeight: 7), Compositor(device: TestDevice.use),
            ].map { compositor in
                var bitmap = Bitmap(width: 75, height: 58)
                compositor.draw(frame, into: &bitmap)
                return bitmap
            }
            #expect(pictures[1].firstDifference(from: pictures[0]) == nil, "tiles, round \(round)")
            #expect(pictures[2].firstDifference(from: pictures[0]) == nil, "device, round \(round)")
        }
    }

    /// The number says how many frames and allocations succeed before the failure.
    @Test(arguments: [(TileDeviceError.lost, 0), (.timeout(seconds: 5), 1), (.outOfMemory, 2), (.failure, 3)])
    func aDeviceThatFailsIsReplacedByTheProcessorInTheSameFrame(error: TileDeviceError, calls: Int) throws {
        let device = try VulkanDevice()
        device.fail(after: calls, with: error)
        let compositor = Compositor(device: .always(device))
        var frames = RandomFrames(seed: 77)
        for _ in 0..<5 {
            let frame = frames.frame()
            var (drawn, expected) = (Bitmap(width: frame.width, height: frame.height), Bitmap(width: frame.width, height: frame.height))
            compositor.draw(frame, into: &drawn)
            Compositor().draw(frame, into: &expected)
            #expect(drawn.firstDifference(from: expected) == nil)
        }
        #expect(compositor.deviceFailure != nil && compositor.drawnTiles.processor > 0)
    }

    @Test func aDeviceNameThatNoDeviceHasIsRefused() {
        #expect(throws: DeviceAbsence.noDevice) { try VulkanDevice(named: "no such device") }
    }

    @Test func theDeviceHasANameAndAVersion() throws {
        let facts = try #require(TestDevice.shared).facts
        #expect(!facts.name.isEmpty && facts.version.hasPrefix("1.") && facts.memory > 0)
    }
}

/// The graphics device of this machine, for one compositor after the other.
enum TestDevice {
    nonisolated(unsafe) static let shared = try? VulkanDevice()
    static var isPresent: Bool { shared != nil }
    static var use: DeviceUse { shared.map { .always($0) } ?? .never }
}
