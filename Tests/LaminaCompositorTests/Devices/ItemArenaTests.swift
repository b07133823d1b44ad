import LaminaPrimitives
import LaminaScene
import Testing

@testable import LaminaCompositor

/// The memory of a device, tried with a device that stores words and draws nothing.
struct ItemArenaTests {
    private func frame(_ red: Float, count: Int = 1) -> Frame {
        let color = Color(red: red, green: 0.5, blue: 0.5)
        return Frame(width: 40, height: 40, items: (0..<count).map { .fill($0 + 1, Rect(Double($0), 0.5, 20, 20), color) })
    }

    @Test func anItemIsPackedOnceWhileFramesShareItsPart() {
        let device = WordDevice(capacity: 1 << 16)
        let compositor = Compositor(device: .always(device))
        var picture = Bitmap(width: 40, height: 40)
        let frame = frame(0.2)
        compositor.draw(frame, into: &picture)
        let written = device.writes
        compositor.draw(frame, into: &picture)
        #expect(written > 0 && device.writes == written && device.programs == 2)
    }

    @Test func aFullMemoryIsEmptiedForTheNextFrame() {
        let device = WordDevice(capacity: 400)
        let compositor = Compositor(device: .always(device))
        var picture = Bitmap(width: 40, height: 40)
        for color in 0..<20 { compositor.draw(frame(Float(color) / 20), into: &picture) }
        #expect(device.programs == 20 && device.highest <= 400)
    }

    @Test func aFrameThatDoesNotFitIsDrawnByTheProcessor() {
        let device = WordDevice(capacity: 100)
        let compositor = Compositor(device: .always(device))
        var (drawn, expected) = (Bitmap(width: 40, height: 40), Bitmap(width: 40, height: 40))
        compositor.draw(frame(1, count: 9), into: &drawn)
        Compositor().draw(frame(1, count: 9), into: &expected)
        #expect(drawn == expected && device.programs == 0 && compositor.drawnTiles.device == 0)
    }

    @Test func aFrameWithMoreBlocksThanTheDeviceTakesIsDrawnByTheProcessor() {
        let device = WordDevice(capacity: 1 << 16, mostBlocks: 8)
        let compositor = Compositor(device: .always(device))
        var (drawn, expected) = (Bitmap(width: 40, height: 40), Bitmap(width: 40, height: 40))
        compositor.draw(frame(1), into: &drawn)
        Compositor().draw(frame(1), into: &expected)
        #expect(drawn == expected && device.programs == 0 && compositor.deviceFailure == nil)
    }

    @Test func partsThatAreNoLongerShownAreReleased() {
        let device = WordDevice(capacity: 1 << 16)
        let compositor = Compositor(device: .always(device))
        var picture = Bitmap(width: 40, height: 40)
        weak var image: Picture?
        do {
            let shown = Picture(Bitmap(width: 4, height: 4, fill: 0xFF12_3456))
            image = shown
            let content = DrawContent.picture(PictureDrawing(picture: shown, source: Rect(0, 0, 4, 4), destination: Rect(3, 3, 20, 20)))
            let item = DrawItem(layer: LayerID(1), content: content, placement: .identity, bounds: PixelRect(width: 40, height: 40))
            compositor.draw(Frame(width: 40, height: 40, items: [item]), into: &picture)
        }
        for color in 0..<2 { compositor.draw(frame(Float(color)), into: &picture) }
        #expect(image == nil && device.programs == 3)
    }
}

/// A device that only counts.
private final class WordDevice: TileDevice {
    let name = "words"
    let capacity: Int
    let mostBlocks: Int
    private(set) var writes = 0
    private(set) var programs = 0
    /// The highest offset that was written to.
    private(set) var highest = 0

    init(capacity: Int, mostBlocks: Int = 100) { (self.capacity, self.mostBlocks) = (capacity, mostBlocks) }

    func write(_ words: Span<UInt32>, at offset: Int) {
        writes += 1
        highest = max(highest, offset + words.count)
    }

    func run(_ program: TileProgram, _ body: (Span<Pixel>) -> Void) throws(TileDeviceError) {
        programs += 1
        let pixels = [Pixel](repeating: 0, count: program.count * 256)
        body(pixels.span)
    }
}
