/// A translation by whole pixels.
package struct PixelShift: Sendable, Hashable {
    package var right: Int
    package var down: Int

    package init(right: Int, down: Int) {
        self.right = right
        self.down = down
    }

    /// The translation by (0, 0).
    package static let none = PixelShift(right: 0, down: 0)

    /// Returns the sum of two translations.
    package static func + (a: PixelShift, b: PixelShift) -> PixelShift { PixelShift(right: a.right + b.right, down: a.down + b.down) }

    /// Returns the translation that leads from `b` to `a`.
    package static func - (a: PixelShift, b: PixelShift) -> PixelShift { a + -b }

    /// Returns the opposite translation.
    package static prefix func - (shift: PixelShift) -> PixelShift { PixelShift(right: -shift.right, down: -shift.down) }
}

extension PixelRect {
    /// Returns the rectangle translated by `shift`, with the same size.
    package func moved(by shift: PixelShift) -> PixelRect {
        PixelRect(minX + shift.right, minY + shift.down, maxX + shift.right, maxY + shift.down)
    }

    /// The translation from (0, 0) to the upper left corner of the rectangle.
    package var corner: PixelShift { PixelShift(right: minX, down: minY) }
}

extension Projection {
    /// The whole-pixel part of the map's translation, rounded down; `.none` for a map with perspective.
    ///
    /// Without this shift, the map's translation is a subpixel offset in 0...1; it is 1 where the offset of a translation just below a whole
    /// number, such as -10⁻²⁰, rounds to 1. Translations of 2³⁰ pixels and more give `.none` too.
    package var wholeShift: PixelShift {
        guard m13 == 0, m23 == 0, m33 == 1, abs(m31) < 0x1p30, abs(m32) < 0x1p30 else { return .none }
        return PixelShift(right: Int(m31.rounded(.down)), down: Int(m32.rounded(.down)))
    }

    /// Returns the map followed by a translation.
    ///
    /// Subtracting the same shift later restores the map, up to rounding.
    ///
    /// - Precondition: `shift` is `.none` when the map has perspective.
    package func followed(by shift: PixelShift) -> Projection {
        var result = self
        result.m31 += Double(shift.right)
        result.m32 += Double(shift.down)
        return result
    }
}
