/// Random numbers that are a function of a key, so that any particle's numbers are known without those of the particles before it.
///
/// Keys form a tree: an emitter's seed, its cells, a cell's particles, a particle's cells.
///
/// - Source: The mixing function of SplitMix64: Steele, Lea and Flood 2014, "Fast Splittable Pseudorandom Number Generators".
struct RandomNumbers: Sendable, Hashable {
    private let key: UInt64

    init(seed: UInt64) { key = Self.mixed(seed) }

    private init(key: UInt64) { self.key = key }

    /// The numbers of child `index`, independent of those of other children.
    func child(_ index: UInt64) -> RandomNumbers { RandomNumbers(key: Self.mixed(key &+ (index &+ 0x100) &* Self.step)) }

    /// The number of a purpose, uniform in 0 ..< 1.
    func unit(_ purpose: Purpose) -> Double {
        // The upper 53 bits, as many as a Double holds.
        Double(Self.mixed(key &+ UInt64(purpose.rawValue) &* Self.step) >> 11) * 0x1p-53
    }

    /// A number uniform in `middle` ± `range` / 2.
    func value(_ middle: Double, range: Double, _ purpose: Purpose) -> Double {
        range == 0 ? middle : middle + range * (unit(purpose) - 0.5)
    }

    /// The purposes for which one particle needs a number.
    enum Purpose: UInt8 {
        case lifetime = 1
        case placeX
        case placeY
        case placeZ
        case side
        case coneHeight
        case coneTurn
        case velocity
        case scale
        case spin
        case red
        case green
        case blue
        case alpha
        case phase
    }

    /// The odd number nearest to 2⁶⁴ divided by the golden ratio; its multiples are far apart.
    private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

    private static func mixed(_ value: UInt64) -> UInt64 {
        var bits = value
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
