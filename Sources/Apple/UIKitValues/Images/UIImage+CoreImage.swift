public import CoreGraphics
public import QuartzCore

extension UIImage {
    /// Creates an image of Core Image's, with one pixel per point.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// Creates an image of Core Image's, with a scale in pixels per point and an orientation.
    ///
    /// The pixels are computed at once; an image with an empty or infinite extent is empty.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        var details = ImageDetails()
        details.ciImage = ciImage
        self.init(ciImage.render(ciImage.extent), scale: scale, orientation: orientation, details: details)
    }

    /// The image of Core Image's from which this one was made; nil for others.
    public var ciImage: CIImage? { details.ciImage }
}

extension CIImage {
    /// Creates an image of an image's pixels, without its orientation; nil for an empty one.
    public convenience init?(image: UIImage) {
        guard let cgImage = image.cgImage else { return nil }
        self.init(cgImage: cgImage)
    }

    /// Creates an image of an image's pixels, nil for an empty one; the options are ignored.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image: image) }
}

extension CIColor {
    /// Creates a colour of a colour's components.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
    /// Creates a colour of Core Image's.
    public convenience init(ciColor: CIColor) { self.init(cgColor: ciColor.cgColor) }
}
