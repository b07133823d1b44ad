/// What every frame of one output has in common.
package struct FrameFormat: Sendable, Hashable {
    /// Pixels.
    package let width: Int
    /// Pixels.
    package let height: Int
    package let rate: FrameRate
    /// Pixels may be translucent.
    package let hasAlpha: Bool

    /// - Parameters:
    ///   - width: Pixels.
    ///   - height: Pixels.
    package init(width: Int, height: Int, rate: FrameRate, hasAlpha: Bool) {
        self.width = width
        self.height = height
        self.rate = rate
        self.hasAlpha = hasAlpha
    }
}
