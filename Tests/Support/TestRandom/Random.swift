/// A pseudorandom generator with a fixed sequence for each seed.
public struct Random: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates the generator of a seed.
    ///
    /// The multiplication spreads small seeds over all bits. The lowest bit is set, because xorshift never leaves the state 0.
    public init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// Returns the next 64 bits of the sequence, by a xorshift step.
    public mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    /// Returns an integer in 0..<limit, from the upper 31 bits of a random number.
    public mutating func below(_ limit: Int) -> Int { Int(next() >> 33) % limit }

    /// Returns a number in a range, in steps of 2⁻²⁰ of its length.
    public mutating func number(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * Double(below(1 << 20)) / Double(1 << 20)
    }

    /// Returns true with a probability of `percent` / 100.
    public mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
