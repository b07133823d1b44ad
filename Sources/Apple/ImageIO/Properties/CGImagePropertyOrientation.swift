/// The intended display of an image: the edges of the scene to which its first row and first column belong.
///
/// The raw values are those of Exif.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// As stored.
    case up = 1
    /// A horizontal flip.
    case upMirrored
    /// A half turn.
    case down
    /// A vertical flip.
    case downMirrored
    /// A horizontal flip and a quarter turn counterclockwise.
    case leftMirrored
    /// A quarter turn clockwise.
    case right
    /// A horizontal flip and a quarter turn clockwise.
    case rightMirrored
    /// A quarter turn counterclockwise.
    case left
}
