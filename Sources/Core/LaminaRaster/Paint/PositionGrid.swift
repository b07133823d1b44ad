import LaminaPrimitives

/// The grid of the numbers of a map, on which sampling positions are exact.
///
/// A position is a sum of three products, a·x + c·y + tx. In double precision each step rounds, and a device that computes otherwise rounds otherwise.
/// So the six numbers of the map are rounded to multiples of 2⁻³⁰ first, once for each picture:
///
///     a = 0.7071067811865476   becomes   759250125 · 2⁻³⁰
///
/// Pixel centres are multiples of ½, so every product and sum is a multiple of 2⁻³¹. As long as they stay below 2²² they have 53 bits or fewer, and a
/// `Double` holds them exactly: nothing is rounded any more, whatever the order of the steps. Fixed-point numbers of 64 bits then give the same
/// positions as floating point, and the loops of the processor need not change.
///
/// The rounding moves a picture by at most 2⁻³¹ of a pixel for each pixel of width: over 16,384 pixels by 1/500 of the 1/256 pixel to which positions
/// are rounded anyway.
enum PositionGrid {
    /// The number of steps in a pixel of the picture.
    static let steps = Double(1 << 30)
    /// The largest number of a map that is rounded; larger ones are multiples of the step already, or too large to matter.
    static let limit = Double(1 << 22)
    /// The part of a pixel by which nearest positions are moved, more than the rounding moves them: where two pixels are equally near, the second one
    /// stays the one that is taken.
    static let tieBreak = 1 / Double(1 << 16)
}

extension AffineTransform {
    /// The map with its numbers rounded to the grid of positions.
    ///
    /// - Parameter sampling: The filter of the picture.
    func onGrid(for sampling: PicturePaint.Sampling) -> AffineTransform {
        let shift = sampling == .nearest ? PositionGrid.tieBreak : 0
        func rounded(_ number: Double) -> Double {
            number.magnitude < PositionGrid.limit ? (number * PositionGrid.steps).rounded() / PositionGrid.steps : number
        }
        return AffineTransform(a: rounded(a), b: rounded(b), c: rounded(c), d: rounded(d), tx: rounded(tx) + shift, ty: rounded(ty) + shift)
    }
}

extension PicturePaint {
    /// The paint with the numbers of its map rounded to the grid of positions; a map with perspective stays.
    var onGrid: PicturePaint {
        guard let map = inverse.affine, map.isFinite else { return self }
        var paint = self
        paint.inverse = Projection(map.onGrid(for: sampling))
        return paint
    }
}
