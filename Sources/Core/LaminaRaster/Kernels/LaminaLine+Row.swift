import CLaminaKernels
import LaminaPrimitives

extension LaminaLine {
    /// Creates the line of sampling positions for the pixel centres of row `y`, starting at column `x`, under a map from pixels to the painted image.
    ///
    /// The line's origin is always column 0, whatever `x` is, so that tiles compute bit-identical positions.
    init(_ inverse: Projection, row y: Int, from x: Int) {
        let center = Point(0.5, Double(y) + 0.5)
        if let map = inverse.affine {
            let start = map(center)
            self.init(x: start.x, y: start.y, w: 1, dx: map.a, dy: map.b, dw: 0, first: Int32(x))
        } else if inverse.m13 == 0 {
            // A rotation about a horizontal axis: w is constant along each row, so one division per row replaces one per pixel.
            let start = inverse(center)
            let nearness = 1 / inverse.weight(center)
            self.init(x: start.x, y: start.y, w: 1, dx: inverse.m11 * nearness, dy: inverse.m12 * nearness, dw: 0, first: Int32(x))
        } else {
            self.init(
                x: center.x * inverse.m11 + center.y * inverse.m21 + inverse.m31,
                y: center.x * inverse.m12 + center.y * inverse.m22 + inverse.m32, w: inverse.weight(center), dx: inverse.m11,
                dy: inverse.m12, dw: inverse.m13, first: Int32(x))
        }
    }

    /// Returns the position of the row's pixel number `i`.
    @inline(__always)
    func place(_ i: Int) -> Point {
        let column = Double(Int(first) + i)
        if dw == 0 { return Point(x + column * dx, y + column * dy) }
        let nearness = 1 / (w + column * dw)
        return Point((x + column * dx) * nearness, (y + column * dy) * nearness)
    }
}
