import LaminaPrimitives

/// A linear congruential generator that gives the same numbers on every run and machine.
struct LinearRandom {
    private var state: UInt64

    init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func bits() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }

    mutating func int(_ range: Range<Int>) -> Int { range.lowerBound + Int(bits() % UInt64(range.count)) }

    mutating func double(_ low: Double, _ high: Double) -> Double { low + (high - low) * Double(bits()) / 2_147_483_648 }

    mutating func point(in rect: Rect) -> Point { Point(double(rect.minX, rect.maxX), double(rect.minY, rect.maxY)) }
}
