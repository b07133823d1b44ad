/// Which regions of a self-crossing path are inside.
public enum FillRule: UInt8, Sendable, Hashable {
    /// Where the winding number is not zero.
    case nonZero
    /// Where the winding number is odd.
    case evenOdd
}
