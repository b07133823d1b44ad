/// A callback that draws one cell of a pattern: it receives the caller's pointer and a context in the pattern's space.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// A callback that releases the caller's pointer when a pattern is no longer needed.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
///
/// Marked `@safe` because the functions receive their own caller's pointer only.
@safe
public struct CGPatternCallbacks {
    /// The version of this structure, 0.
    public var version: UInt32
    /// Draws one cell; a pattern without this function cannot be made.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Releases the caller's pointer; nil does nothing.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Creates callbacks without functions.
    public init() { unsafe self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

    /// Creates callbacks.
    public init(version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?) {
        self.version = version
        unsafe self.drawPattern = drawPattern
        unsafe self.releaseInfo = releaseInfo
    }
}
