import CoreGraphics
public import Foundation

extension UIImage {
    /// Returns the image decoded for display: the image itself, since pixels are decoded when an image is made.
    public func preparingForDisplay() -> UIImage? { self }

    /// Calls a closure with the image decoded for display, on another thread.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self) }
    }

    /// The image decoded for display.
    public func byPreparingForDisplay() async -> UIImage? { self }

    /// Returns a copy of another size, in points and with the same scale; nil for a size without area.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        UIGraphicsBeginImageContextWithOptions(size, false, scale)
        defer { UIGraphicsEndImageContext() }
        draw(in: CGRect(origin: .zero, size: size))
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    /// Calls a closure with a copy of another size.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        let thumbnail = preparingThumbnail(of: size)
        DispatchQueue.global().async { completionHandler(thumbnail) }
    }

    /// Returns a copy of another size.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// Returns the same pixels, mirrored from left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        let flipped: Orientation =
            switch imageOrientation {
            case .up: .upMirrored
            case .upMirrored: .up
            case .down: .downMirrored
            case .downMirrored: .down
            case .left: .rightMirrored
            case .rightMirrored: .left
            case .right: .leftMirrored
            case .leftMirrored: .right
            @unknown default: imageOrientation
            }
        return UIImage(cgImage, scale: scale, orientation: flipped, details: details)
    }
}
