/// Frames per second as a fraction, so that 29.97 and 30000/1001 stay exact over hours.
package struct FrameRate: Codable, Sendable, Hashable, CustomStringConvertible {
    package let numerator: Int
    /// The denominator; positive.
    package let denominator: Int

    /// Creates a whole number of frames per second.
    package init(_ framesPerSecond: Int) {
        numerator = framesPerSecond
        denominator = 1
    }

    /// Parses `60`, `29.97` or `30000/1001`; nil for other text and for rates outside 0.001...1000.
    package init?(_ text: String) {
        let halves = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let (numerator, scale) = Self.decimal(halves[0]) else { return nil }
        guard let (denominator, otherScale) = halves.count == 1 ? (1, 1) : Self.decimal(halves[1]) else { return nil }
        // The quotient of the decimals numerator / scale and denominator / otherScale, as a fraction.
        let (above, below) = (numerator * otherScale, denominator * scale)
        guard above > 0, below > 0, above <= below * 1000, below <= above * 1000 else { return nil }
        let divisor = Self.greatestCommonDivisor(above, below)
        self.numerator = above / divisor
        self.denominator = below / divisor
    }

    /// True when the rate is within 0.001...1000; a decoded rate may not be.
    package var isUsable: Bool { numerator > 0 && denominator > 0 && (0.001...1000).contains(framesPerSecond) }

    package var framesPerSecond: Double { Double(numerator) / Double(denominator) }
    package var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

    /// Returns the time of a frame, in seconds after frame 0.
    package func time(ofFrame frame: Int) -> Double { Double(frame) * Double(denominator) / Double(numerator) }

    /// Returns the number of frames nearest to a duration in seconds; at least 1.
    package func frameCount(duration: Double) -> Int { max(1, Int((duration * framesPerSecond).rounded())) }

    /// Parses a decimal number as an integer divided by a power of ten.
    ///
    /// At most six digits on each side of the point are accepted.
    private static func decimal(_ text: Substring) -> (value: Int, scale: Int)? {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let fraction = parts.count == 2 ? parts[1] : ""
        guard parts.allSatisfy({ (1...6).contains($0.count) && $0.allSatisfy { ("0"..."9").contains($0) } }) else { return nil }
        guard let value = Int(parts[0] + fraction) else { return nil }
        return (value, fraction.reduce(1) { scale, _ in scale * 10 })
    }

    private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : greatestCommonDivisor(b, a % b) }
}
