import LaminaPrimitives

/// A pseudorandom generator with a fixed seed, so that every run tests the same rows.
struct FixedRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64 = 1) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }

    /// Returns a premultiplied pixel; transparent and opaque ones are frequent.
    mutating func pixel() -> Pixel {
        let alpha = [0, 255, UInt32(next() % 256)][Int(next() % 3)]
        func channel(_ random: UInt64) -> UInt32 { UInt32(random % UInt64(alpha + 1)) }
        return alpha << 24 | channel(next()) << 16 | channel(next()) << 8 | channel(next())
    }

    mutating func pixels(_ count: Int) -> [Pixel] { (0..<count).map { _ in pixel() } }

    /// Returns coverage values; 0 and 255 are frequent.
    mutating func covers(_ count: Int) -> [UInt8] { (0..<count).map { _ in [0, 255, UInt8(next() % 256)][Int(next() % 3)] } }

    mutating func double(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
}
