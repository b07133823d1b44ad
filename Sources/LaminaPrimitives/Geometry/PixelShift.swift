/// A way by whole pixels.
package struct PixelShift: Sendable, Hashable {
    package var right: Int
    package var down: Int

    package init(right: Int, down: Int) {
        self.right = right
        self.down = down
    }

    /// Leaves everything where it is.
    package static let none = PixelShift(right: 0, down: 0)

    /// One way after the other.
    package static func + (a: PixelShift, b: PixelShift) -> PixelShift { PixelShift(right: a.right + b.right, down: a.down + b.down) }

    /// From the end of one way to that of another.
    package static func - (a: PixelShift, b: PixelShift) -> PixelShift { a + -b }

    /// The way back.
    package static prefix func - (shift: PixelShift) -> PixelShift { PixelShift(right: -shift.right, down: -shift.down) }
}

extension PixelRect {
    /// The same size elsewhere.
    package func moved(by shift: PixelShift) -> PixelRect {
        PixelRect(minX + shift.right, minY + shift.down, maxX + shift.right, maxY + shift.down)
    }

    /// From the origin of the picture to the upper left corner.
    package var corner: PixelShift { PixelShift(right: minX, down: minY) }
}

extension Projection {
    /// The whole pixels by which the map moves things; none for a map with perspective.
    ///
    /// What is left of its shift lies between 0 and 1.
    package var wholeShift: PixelShift {
        guard m13 == 0, m23 == 0, m33 == 1, abs(m31) < 0x1p30, abs(m32) < 0x1p30 else { return .none }
        return PixelShift(right: Int(m31.rounded(.down)), down: Int(m32.rounded(.down)))
    }

    /// First the map, then the shift; exact for its way back.
    ///
    /// - Precondition: There is no shift for a map with perspective.
    package func followed(by shift: PixelShift) -> Projection {
        var result = self
        result.m31 += Double(shift.right)
        result.m32 += Double(shift.down)
        return result
    }
}
