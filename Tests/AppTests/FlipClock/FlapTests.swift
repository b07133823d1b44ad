import LaminaPrimitives
import Testing

/// The falling flap on the card for the last digit of the seconds; the fall begins at 1 s.
@Suite struct FlapTests {
    private let lamina: Lamina

    init() throws { lamina = try Lamina() }

    private func picture(at time: Double) throws -> Bitmap { try lamina.still("FlipClock", at: time, Card.options) }

    @Test(arguments: [1.1, 1.16, 1.2, 1.22, 1.28, 1.3, 1.36, 1.42])
    func theFlapIsTheTrapezoidOfThePerspective(time: Double) throws {
        let picture = try picture(at: time)
        let flap = Flap(time: time - 1)
        let grey = time < 1.25 ? Card.upperGrey : Card.lowerGrey
        let sign = flap.lip < Double(Card.hinge) ? -1 : 1
        let length = Int(abs(flap.lip - Double(Card.hinge)))
        // Skips the black rows of the hinge and the rounded corners of the lip.
        for distance in stride(from: 4, to: length - 14, by: 3) {
            let row = sign < 0 ? Card.hinge - 1 - distance : Card.hinge + distance
            // Measures each edge along pixels from the neighbouring card or the background to the beginning of the digit.
            let left = picture.extent(of: grey, against: Card.background, at: (651..<670).map { ($0, row) })
            let right = picture.extent(of: grey, against: Card.background, at: (761..<780).map { ($0, row) })
            let expected = flap.halfWidth(at: Double(row) + 0.5)
            #expect(abs(670 - left - (715.5 - expected)) < 0.25, "row \(row)")
            #expect(abs(761 + right - (715.5 + expected)) < 0.25, "row \(row)")
        }
    }

    @Test(arguments: [1.18, 1.19, 1.2, 1.21])
    func theFallingEdgeCutsTheNewDigitAtItsProjectedHeight(time: Double) throws {
        // Column 722 lies in the stem of the digit 1, which is 16 pixels wide: white above the lip, and blank on the flap below it.
        let lip = Flap(time: time - 1).lip
        let first = Int(lip) - 8
        let white = try picture(at: time).extent(of: Card.white, against: Card.upperGrey, at: (first..<first + 16).map { (722, $0) })
        #expect(abs(Double(first) + white - lip) < 0.25)
    }

    @Test(arguments: [1.26, 1.27, 1.28])
    func theFallenEdgeCutsTheOldDigitAtItsProjectedHeight(time: Double) throws {
        // Column 686 lies in the left side of the digit 0, whose outline is nearly vertical here; the flap's back is blank at this column.
        let white = try picture(at: time).extent(of: Card.white, against: Card.lowerGrey, at: (226..<272).map { (686, $0) })
        #expect(abs(272 - white - Flap(time: time - 1).lip) < 0.25)
    }

    @Test func theFlapsBackShowsTheNewLowerHalfUpright() throws {
        let finished = try picture(at: 1.6)
        let old = try picture(at: 0.5)
        for time in [1.49, 1.499] {
            let difference = try picture(at: time).difference(from: finished, in: Card.lowerHalf)
            #expect(difference.mean < 1.5, "at \(time)")
        }
        // For comparison: two different digits differ by far more.
        #expect(old.difference(from: finished, in: Card.lowerHalf).mean > 30)
    }
}
