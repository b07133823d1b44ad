import CoreGraphics

extension UIImage.Orientation {
    /// The orientations in the order of Exif's numbers, from 1 on.
    private static let byNumber: [Self] = [.up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left]

    /// Creates an orientation from Exif's number; `.up` for a number outside 1...8.
    init(exif: Int) { self = (1...8).contains(exif) ? Self.byNumber[exif - 1] : .up }

    /// Exif's number, 1...8.
    var exif: Int { (Self.byNumber.firstIndex(of: self) ?? 0) + 1 }

    /// True when the orientation swaps width and height.
    var isOnItsSide: Bool {
        switch self {
        case .up, .down, .upMirrored, .downMirrored: false
        case .left, .right, .leftMirrored, .rightMirrored: true
        @unknown default: false
        }
    }

    /// The transform of the pixels about the image's centre, with the y axis pointing down.
    ///
    /// The matrices are written out, because a rotation by sine and cosine has rounding errors, which would blur the image's edges.
    package var turn: CGAffineTransform {
        switch self {
        case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
        @unknown default: CGAffineTransform.identity
        }
    }
}
