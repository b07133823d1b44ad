public import CoreGraphics
public import ImageIO
public import QuartzCore

extension CIImage {
    /// Returns the image turned and mirrored as an orientation of Exif says, with its lower left corner at the origin.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { transformed(by: orientationTransform(for: orientation)) }

    /// Returns the image turned and mirrored by a number of Exif, 1 to 8; unchanged for other numbers.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        UInt32(exactly: orientation).flatMap { CGImagePropertyOrientation(rawValue: $0) }.map { oriented($0) } ?? self
    }

    /// The map that turns and mirrors the image as an orientation says.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        let (width, height) = (finiteExtent.width, finiteExtent.height)
        let toOrigin = CGAffineTransform(translationX: -finiteExtent.minX, y: -finiteExtent.minY)
        let turn =
            switch orientation {
            case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
            case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
            case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
            case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
            case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
            default: CGAffineTransform.identity
            }
        return toOrigin.concatenating(turn)
    }

    private var finiteExtent: CGRect { extent.isInfinite || extent.isNull ? .zero : extent }
}
