import CoreGraphics

/// The margins and lengths of a layer that may change when the superlayer's size changes.
public struct CAAutoresizingMask: OptionSet, Sendable {
    /// The options as bits, one per margin or length.
    public let rawValue: UInt32
    /// Creates a mask with these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The distance from the superlayer's minimum x edge.
    public static let layerMinXMargin = CAAutoresizingMask(rawValue: 1)
    /// The width.
    public static let layerWidthSizable = CAAutoresizingMask(rawValue: 2)
    /// The distance to the superlayer's maximum x edge.
    public static let layerMaxXMargin = CAAutoresizingMask(rawValue: 4)
    /// The distance from the superlayer's minimum y edge.
    public static let layerMinYMargin = CAAutoresizingMask(rawValue: 8)
    /// The height.
    public static let layerHeightSizable = CAAutoresizingMask(rawValue: 16)
    /// The distance to the superlayer's maximum y edge.
    public static let layerMaxYMargin = CAAutoresizingMask(rawValue: 32)
}

extension CALayer {
    func followSuperlayer(from old: CGSize) {
        let mask = autoresizingMask
        guard !mask.isEmpty, let superlayer = links.superlayer else { return }
        let (frame, new) = (frame, superlayer.bounds.size)
        let x = AutoresizedAxis(
            minimum: mask.contains(.layerMinXMargin), length: mask.contains(.layerWidthSizable), maximum: mask.contains(.layerMaxXMargin)
        ).place(from: frame.minX, to: frame.maxX, within: old.width, becoming: new.width)
        let y = AutoresizedAxis(
            minimum: mask.contains(.layerMinYMargin), length: mask.contains(.layerHeightSizable),
            maximum: mask.contains(.layerMaxYMargin)
        ).place(from: frame.minY, to: frame.maxY, within: old.height, becoming: new.height)
        self.frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length).standardized
    }
}

/// The flexible parts of a layer along one axis: the margin before it, its length, and the margin after it.
private struct AutoresizedAxis {
    let minimum: Bool
    let length: Bool
    let maximum: Bool

    /// Returns the layer's new start and length after the superlayer's length has changed from `old` to `new`.
    ///
    /// - Source: Measured on Apple's system. Each part gets a third of the change; the thirds of rigid parts go to the flexible margins, or to the
    ///   length when both margins are rigid. Flexible margins are rounded down to whole numbers, and the length takes the rest; it becomes negative in a
    ///   superlayer that is shorter than the margins.
    func place(from start: CGFloat, to end: CGFloat, within old: CGFloat, becoming new: CGFloat) -> (start: CGFloat, length: CGFloat) {
        guard minimum || length || maximum, old != new else { return (start, end - start) }
        let third = (new - old) / 3
        let spare = third * CGFloat([minimum, length, maximum].count { !$0 })
        let margins = CGFloat([minimum, maximum].count { $0 })
        let share = margins > 0 ? third + spare / margins : 0
        // The epsilon keeps a sum of thirds that is a whole number from being rounded down to the number below.
        func moved(_ margin: CGFloat, _ isFlexible: Bool) -> CGFloat { isFlexible ? (margin + share + 1e-9).rounded(.down) : margin }
        let (first, last) = (moved(start, minimum), moved(old - end, maximum))
        return (first, new - first - last)
    }
}
