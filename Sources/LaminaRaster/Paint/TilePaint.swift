package import LaminaPrimitives

/// A picture that repeats endlessly to all sides, under a map.
///
/// Interpolation mixes no pixels of two adjacent tiles, so that their edges stay sharp.
package struct TilePaint: Sendable, Hashable {
    package var picture: Picture
    package var sampling: PicturePaint.Sampling
    /// The map from the destination's pixel coordinates to the picture's, in which the first tile begins at the origin.
    package var inverse: AffineTransform

    package init(_ picture: Picture, sampling: PicturePaint.Sampling = .linear, inverse: AffineTransform = .identity) {
        self.picture = picture
        self.sampling = sampling
        self.inverse = inverse
    }
}
