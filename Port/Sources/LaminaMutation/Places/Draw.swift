/// Numbers that the same seed gives on every machine: SplitMix64.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// Returns a number below `count`, all of them equally likely.
    mutating func below(_ count: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(count)).high) }
}

/// A seeded draw of places, one change of each.
package struct Draw {
    private var places: [MutablePlace]
    private var generator: SeededGenerator

    package init(_ places: [MutablePlace], seed: UInt64) {
        self.places = places
        generator = SeededGenerator(seed: seed)
    }

    /// Returns the next mutant, every remaining place being equally likely; nil when none is left.
    package mutating func next() -> Mutant? {
        guard !places.isEmpty else { return nil }
        let chosen = generator.below(places.count)
        places.swapAt(chosen, places.count - 1)
        let place = places.removeLast()
        return place.mutants[generator.below(place.mutants.count)]
    }
}
