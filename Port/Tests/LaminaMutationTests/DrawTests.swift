import LaminaMutation
import Testing

struct DrawTests {
    private static let places = MutablePlace.all(
        in: "func f() {\n" + (0..<40).map { "g(\($0))" }.joined(separator: "\n") + "\n}", path: "A.swift")

    private func lines(seed: UInt64) -> [Int] {
        var draw = Draw(Self.places, seed: seed)
        var lines: [Int] = []
        while let mutant = draw.next() { lines.append(mutant.lines.lowerBound) }
        return lines
    }

    @Test func theSameSeedGivesTheSamePlaces() {
        #expect(lines(seed: 7) == lines(seed: 7))
        #expect(lines(seed: 7) != lines(seed: 8))
    }

    @Test func everyPlaceIsDrawnOnce() { #expect(lines(seed: 3).sorted() == Array(2...41)) }

    @Test func theGeneratorIsSplitMix64() {
        var generator = SeededGenerator(seed: 1_234_567)
        #expect((0..<3).map { _ in generator.next() } == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
    }
}
