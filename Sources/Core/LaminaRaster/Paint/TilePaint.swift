package import LaminaPrimitives

/// A picture that repeats endlessly to all sides, under a map.
///
/// Interpolation mixes no pixels of two adjacent tiles, so that their edges stay sharp.
package struct TilePaint: Sendable, Hashable {
    package var picture: Picture
    package var sampling: PicturePaint.Sampling
    /// The map from the destination's pixel coordinates to the picture's, in which the first tile begins at the origin.
    package var inverse: Projection
    /// The factors of red, green and blue, 0...255, from the third byte down.
    package var tint: UInt32

    package init(
        _ picture: Picture, sampling: PicturePaint.Sampling = .linear, inverse: Projection = .identity, tint: UInt32 = PicturePaint.noTint
    ) {
        self.picture = picture
        self.sampling = sampling
        self.inverse = inverse
        self.tint = tint
    }
}
