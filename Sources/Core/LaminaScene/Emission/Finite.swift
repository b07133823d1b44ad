/// Replacements for numbers that would make places or counts meaningless.
enum Finite {
    /// A coordinate, speed or factor within ±10⁹; 0 for NaN.
    static func coordinate(_ value: Double) -> Double { value.isNaN ? 0 : max(-1e9, min(1e9, value)) }

    /// A duration or rate within 0...10⁹; 0 for NaN.
    static func amount(_ value: Double) -> Double { max(0, coordinate(value)) }
}
