/// The properties that all frames of an output share.
package struct FrameFormat: Sendable, Hashable {
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    package let rate: FrameRate
    /// True when pixels may be translucent.
    package let hasAlpha: Bool

    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    package init(width: Int, height: Int, rate: FrameRate, hasAlpha: Bool) {
        self.width = width
        self.height = height
        self.rate = rate
        self.hasAlpha = hasAlpha
    }
}
