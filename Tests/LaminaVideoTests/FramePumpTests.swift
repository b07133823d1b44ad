import LaminaConcurrency
import LaminaPrimitives
import Testing

@testable import LaminaVideo

@Suite struct FramePumpTests {
    @Test func aRingWithOneBitmapMoreThanThePumpHoldsIsNeverCopied() throws {
        let frameCount = 40
        let drawnCount = Guarded(0)
        let pump = FramePump<Bitmap> { _, frame in
            // Keeps each frame until the next one is drawn while the pump is full.
            drawnCount.wait { $0 >= min(frame + FramePump<Bitmap>.capacity + 1, frameCount) ? () : nil }
        }
        var ring = (0...FramePump<Bitmap>.heldFrames).map { Bitmap(width: 4, height: 4, fill: Pixel($0)) }
        for frame in 0..<frameCount {
            let slot = frame % ring.count
            let before = address(of: ring[slot])
            ring[slot].pixels[0] = Pixel(frame)
            #expect(address(of: ring[slot]) == before, "frame \(frame)")
            drawnCount.change { $0 = frame + 1 }
            try pump.put(ring[slot], number: frame)
        }
        try pump.finish()
    }

    private func address(of bitmap: Bitmap) -> UnsafePointer<Pixel>? { bitmap.pixels.withUnsafeBufferPointer { $0.baseAddress } }
}
