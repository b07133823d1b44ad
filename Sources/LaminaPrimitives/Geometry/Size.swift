/// A width and a height; may be negative.
@frozen
package struct Size: Sendable, Hashable {
    package var width: Double
    package var height: Double

    package static let zero = Size(0, 0)

    @inlinable
    package init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    /// Neither side is NaN or infinite.
    @inlinable package var isFinite: Bool { width.isFinite && height.isFinite }
}
