import LaminaPrimitives
import LaminaScene
import Testing

@testable import Lamina

struct BitmapRingTests {
    /// Draws a series of frames, each with one changed pixel, through a ring that receives only the changes.
    @Test(arguments: [1, 2, 5])
    func everyBitmapOfTheRingShowsTheWholeFrame(count: Int) {
        var ring = BitmapRing(count: count, width: 8, height: 4)
        var frame = Bitmap(width: 8, height: 4, fill: 0xFF00_0000)
        for step in 0..<24 {
            let (x, y) = (step * 5 % 8, step * 3 % 4)
            frame[x, y] = 0xFF00_0001 + UInt32(step)
            let returned = ring.draw { bitmap, missing in
                let changes = [PixelRect(x, y, x + 1, y + 1)]
                for rect in missing + changes {
                    for row in rect.minY..<rect.maxY { for column in rect.minX..<rect.maxX { bitmap[column, row] = frame[column, row] } }
                }
                return changes
            }
            #expect(returned == [PixelRect(x, y, x + 1, y + 1)])
            #expect(ring.current == frame, "frame \(step)")
        }
    }

    @Test func aFrameWithoutChangesIsReportedAsUnchanged() {
        var ring = BitmapRing(count: 2, width: 2, height: 2)
        #expect(ring.draw { _, _ in [] }.isEmpty)
    }

    @Test func aBitmapThatIsBeingReadIsNotDrawnInto() {
        var ring = BitmapRing(count: 2, width: 1, height: 1)
        let colours: [Pixel] = [0xFF00_0001, 0xFF00_0002, 0xFF00_0003]
        var shown: [Bitmap] = []
        for colour in colours {
            _ = ring.draw { bitmap, _ in
                bitmap[0, 0] = colour
                return [PixelRect(width: 1, height: 1)]
            }
            shown.append(ring.current)
        }
        #expect(shown.map { $0[0, 0] } == colours)
    }
}
