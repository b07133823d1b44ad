import CoreGraphics
import Foundation
import ImageIO
public import QuartzCore

extension CIImage {
    /// Decodes a picture's file; nil for other data.
    public convenience init?(data: Data) { self.init(source: CGImageSourceCreateWithData(data as NSData, nil), turns: false) }

    /// Decodes a picture's file.
    ///
    /// - Parameter options: With true for `applyOrientationProperty` the image is turned as its file says.
    /// - Returns: Nil for other data.
    public convenience init?(data: Data, options: [CIImageOption: Any]?) {
        self.init(source: CGImageSourceCreateWithData(data as NSData, nil), turns: options?[.applyOrientationProperty] as? Bool ?? false)
    }

    /// Reads a picture's file; nil when it is missing or no picture.
    public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

    /// Reads a picture's file; nil when it is missing or no picture.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
        self.init(source: CGImageSourceCreateWithURL(url as NSURL, nil), turns: options?[.applyOrientationProperty] as? Bool ?? false)
    }

    private convenience init?(source: CGImageSource?, turns: Bool) {
        guard let source, let image = CGImageSourceCreateImageAtIndex(source, 0, nil) else { return nil }
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        let number = (properties?[kCGImagePropertyOrientation] as? NSNumber)?.uint32Value
        let orientation = turns ? number.flatMap { CGImagePropertyOrientation(rawValue: $0) } ?? .up : .up
        let upright = CIImage(cgImage: image).oriented(orientation)
        self.init(upright.recipe, extent: upright.extent, cgImage: orientation == .up ? image : nil)
    }
}
