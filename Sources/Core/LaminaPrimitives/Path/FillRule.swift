/// The rule that decides which regions of a self-intersecting path are inside.
public enum FillRule: UInt8, Sendable, Hashable {
    /// Regions with a winding number other than zero are inside.
    case nonZero
    /// Regions with an odd winding number are inside.
    case evenOdd
}
