import LaminaImages
import LaminaPrimitives
import Testing
import UIKit

@testable import FlipClock

/// The pictures before, during and after the steps of a flip.
@Suite struct FlipTests {
    private let lamina: Lamina

    init() throws { lamina = try Lamina() }

    @Test @MainActor func atRestTheTwoHalvesAreTheDigitDrawnAtOnce() throws {
        let picture = try lamina.still("FlipClock", at: 0.5, Card.options)
        let images = DigitImages(cardSize: CGSize(width: 109, height: 260), scale: 1)
        let data = try #require(images.whole(0).pngData())
        // The area without the rounded corners, through which the background shows.
        let inside = PixelRect(12, 12, 97, 248)
        #expect(picture.part(Card.area).part(inside) == (try PNG.read(bytes: [UInt8](data), name: "digit")).part(inside))
    }

    @Test(arguments: [1000, 1250, 1500])
    func noFrameAroundAChangeOfStateFlashes(milliseconds: Int) throws {
        let range = milliseconds - 2...milliseconds + 2
        let frames = try lamina.frames("FlipClock", range, fps: 1000, Card.options)
        for (number, (frame, next)) in zip(range, zip(frames, frames.dropFirst())) {
            // A wrong digit would give a mean difference of 15 or more.
            #expect(frame.difference(from: next, in: Card.area).mean < 2.5, "from \(number) to \(number + 1)")
        }
    }

    @Test func onlyTheCardThatFlipsChanges() throws {
        let before = try lamina.still("FlipClock", at: 0.5, Card.options)
        let during = try lamina.still("FlipClock", at: 1.2, Card.options)
        // The perspective enlarges the flap's lip by at most 9 pixels on each side.
        let reach = PixelRect(Card.area.minX - 9, Card.area.minY, Card.area.maxX + 9, Card.area.maxY)
        #expect(during.difference(from: before, in: reach).mean > 5)
        #expect(during.replacing(reach, from: before) == before)
    }

    @Test func theCounterFlipsOnATapAndCatchesUpWithTapsDuringAFlip() throws {
        let events = try lamina.folder.write(#"[{"at": 0.1, "tap": [400, 500]}, {"at": 0.2, "tap": [10, 10]}]"#, to: "taps.json")
        let untouched = try lamina.still("FlipClock", at: 0.95, Card.options)
        let one = try lamina.still("FlipClock", at: 0.645, Card.options + ["--events", events])
        let two = try lamina.still("FlipClock", at: 1.4, Card.options + ["--events", events])
        for card in Card.counter.prefix(2) { #expect(two.part(card) == untouched.part(card)) }
        let digits = [untouched, one, two].map { $0.part(Card.counter[2]) }
        #expect(Set(digits).count == 3)
        // At this column the centre of a 0 is empty, and only the stem of a 1 is white in both halves.
        let (x, rows) = (Card.counter[2].width * 53 / 100, [40, 90])
        #expect(rows.allSatisfy { digits[1].channels(x, $0)[0] > 200 })
        #expect(rows.allSatisfy { digits[0].channels(x, $0)[0] < 60 })
    }
}
