import CLaminaKernels
import LaminaPrimitives

extension LaminaLine {
    /// The positions of the centres of row `y`'s pixels from column `x` on, under a map from pixels to what is painted.
    ///
    /// The start belongs to column 0 whatever `x` is, so that tiles agree in the last bit.
    init(_ inverse: Projection, row y: Int, from x: Int) {
        let center = Point(0.5, Double(y) + 0.5)
        if let map = inverse.affine {
            let start = map(center)
            self.init(x: start.x, y: start.y, w: 1, dx: map.a, dy: map.b, dw: 0, first: Int32(x))
        } else if inverse.m13 == 0 {
            // Turned about a level axis: each row is as far away as a whole, and so one division does for all of it.
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

    /// The position of the row's pixel number `i`.
    @inline(__always)
    func place(_ i: Int) -> Point {
        let column = Double(Int(first) + i)
        if dw == 0 { return Point(x + column * dx, y + column * dy) }
        let nearness = 1 / (w + column * dw)
        return Point((x + column * dx) * nearness, (y + column * dy) * nearness)
    }
}
