import CoreGraphics

/// What of a layer's place may change when the superlayer's size does.
public struct CAAutoresizingMask: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: UInt32
    /// Takes any bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The distance at minimum x.
    public static let layerMinXMargin = CAAutoresizingMask(rawValue: 1)
    /// The width.
    public static let layerWidthSizable = CAAutoresizingMask(rawValue: 2)
    /// The distance at maximum x.
    public static let layerMaxXMargin = CAAutoresizingMask(rawValue: 4)
    /// The distance at minimum y.
    public static let layerMinYMargin = CAAutoresizingMask(rawValue: 8)
    /// The height.
    public static let layerHeightSizable = CAAutoresizingMask(rawValue: 16)
    /// The distance at maximum y.
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
        self.frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }
}

/// Which parts of one axis may change.
private struct AutoresizedAxis {
    let minimum: Bool
    let length: Bool
    let maximum: Bool

    /// - Source: Measured on Apple's system: the change is dealt out in thirds; those of rigid parts go to the flexible margins if there
    ///   are any, else to the length. Flexible margins lie on whole numbers and the length takes what that leaves.
    func place(from start: CGFloat, to end: CGFloat, within old: CGFloat, becoming new: CGFloat) -> (start: CGFloat, length: CGFloat) {
        guard minimum || length || maximum, old != new else { return (start, end - start) }
        let third = (new - old) / 3
        let spare = third * CGFloat([minimum, length, maximum].count { !$0 })
        let margins = CGFloat([minimum, maximum].count { $0 })
        let share = margins > 0 ? third + spare / margins : 0
        // Thirds that add up to a whole number must not fall below it.
        func moved(_ margin: CGFloat, _ isFlexible: Bool) -> CGFloat { isFlexible ? (margin + share + 1e-9).rounded(.down) : margin }
        let (first, last) = (moved(start, minimum), moved(old - end, maximum))
        return (first, max(0, new - first - last))
    }
}
