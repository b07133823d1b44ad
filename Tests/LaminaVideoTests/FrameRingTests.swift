import LaminaPrimitives
import TestRandom
import Testing

@testable import LaminaVideo

@Suite struct FrameRingTests {
    @Test(arguments: [FrameLayout.bgra, .yuv420], [true, false])
    func aFrameWhoseChangesAreKnownHasTheBytesOfOneThatIsNew(layout: FrameLayout, isOpaque: Bool) {
        var random = Random(seed: 7)
        let bounds = PixelRect(width: 210, height: 34)
        var bitmap = Bitmap(width: bounds.width, height: bounds.height)
        var ring = FrameRing(count: 3, layout: layout, width: bounds.width, height: bounds.height, isOpaque: isOpaque)
        for number in 0..<40 {
            // In some frames nothing changes, and in some one pixel.
            let changes = (0..<number % 4).map { index in
                let (x, y) = (Int.random(in: 0..<bounds.width, using: &random), Int.random(in: 0..<bounds.height, using: &random))
                let (width, height) = index == 0 ? (1, 1) : (Int.random(in: 1...90, using: &random), Int.random(in: 1...20, using: &random))
                return PixelRect(x, y, x + width, y + height).intersection(bounds)
            }
            func part() -> Float { .random(in: 0...1, using: &random) }
            let color = Color(red: part(), green: part(), blue: part(), alpha: part())
            for change in changes {
                for y in change.minY..<change.maxY {
                    for x in change.minX..<change.maxX { bitmap[x, y] = color.pixel }
                }
            }
            var anew = FrameRing(count: 1, layout: layout, width: bounds.width, height: bounds.height, isOpaque: isOpaque)
            #expect(ring.frame(of: bitmap, changes: changes) == anew.frame(of: bitmap, changes: []), "frame \(number)")
        }
    }

    @Test func aRingWithOneFrameMoreThanAreInUseIsNeverCopied() {
        let bitmap = Bitmap(width: 4, height: 4)
        var ring = FrameRing(count: 2, layout: .yuv420, width: 4, height: 4, isOpaque: true)
        var inUse = ring.frame(of: bitmap, changes: [])
        var addresses: Set<UnsafePointer<UInt8>?> = [address(of: inUse)]
        for _ in 0..<10 {
            inUse = ring.frame(of: bitmap, changes: [bitmap.bounds])
            addresses.insert(address(of: inUse))
        }
        #expect(addresses.count == 2)
    }

    private func address(of bytes: [UInt8]) -> UnsafePointer<UInt8>? { bytes.withUnsafeBufferPointer { $0.baseAddress } }
}
