/// A small generator with a fixed course.
public struct Random: Sendable {
    private var state: UInt64

    /// Every seed has a course of its own.
    public init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// A whole number from 0 up to, not including, `limit`.
    public mutating func below(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % limit
    }

    /// A number of a range, in 2²⁰ steps.
    public mutating func number(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * Double(below(1 << 20)) / Double(1 << 20)
    }

    /// True so many times in a hundred.
    public mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
