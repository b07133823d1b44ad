public import CoreGraphics
import LaminaImages
import LaminaPrimitives

/// Decodes one image: for an animation the picture that the frame shows on the whole canvas.
///
/// A truncated file gives the part of the image that is there; the rest is transparent, and grey in JPEG files. The orientation is not applied.
///
/// - Parameter options: Ignored: the image is decoded before this function returns.
/// - Returns: Nil for an index without an image, and for an image that cannot be decoded.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    let result = isrc.with { contents in Result { () throws(ImageFileError) in try contents.picture(at: index) } }
    switch result {
    case .success(let decoded): return decoded.map { CGImage($0.bitmap, of: $0.file) }
    case .failure(let error):
        Diagnostics.report(exception: "CGImageSourceCreateImageAtIndex", detail: "\(error); no image made")
        return nil
    }
}

/// Makes a smaller image.
///
/// - Parameter options: `kCGImageSourceCreateThumbnailFromImageAlways` or `…IfAbsent`, the longest side in pixels, and whether the image is turned upright;
///   thumbnails inside files are not read.
/// - Returns: Nil without one of the first two options, and when there is no image.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard options.flag(kCGImageSourceCreateThumbnailFromImageAlways) || options.flag(kCGImageSourceCreateThumbnailFromImageIfAbsent),
        let image = CGImageSourceCreateImageAtIndex(isrc, index, options)
    else { return nil }
    let longest = options.number(kCGImageSourceThumbnailMaxPixelSize) ?? .infinity
    let turn = options.flag(kCGImageSourceCreateThumbnailWithTransform) ? isrc.with { $0.file?.metadata.exif?.orientation } : nil
    return image.reduced(toLongestSide: longest)?.upright(from: turn ?? 1)
}

extension CGImage {
    /// Returns the image in the greatest size whose sides are at most `longest` pixels; itself when it is small enough.
    func reduced(toLongestSide longest: Double) -> CGImage? {
        let factor = longest / Double(max(width, height))
        guard factor < 1 else { return self }
        guard longest >= 1 else { return nil }
        let (columns, rows) = (max(1, Int((Double(width) * factor).rounded())), max(1, Int((Double(height) * factor).rounded())))
        // Without an address the context allocates its pixels itself.
        guard
            let context = unsafe CGContext(
                data: nil, width: columns, height: rows, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.interpolationQuality = .high
        context.draw(self, in: CGRect(x: 0, y: 0, width: columns, height: rows))
        return context.makeImage()
    }

    /// Returns the image turned upright, by moving pixels only.
    ///
    /// - Parameter orientation: 1...8, as Exif numbers them.
    fileprivate func upright(from orientation: Int) -> CGImage {
        guard (2...8).contains(orientation) else { return self }
        let (source, isOnItsSide) = (picture.bitmap, orientation >= 5)
        var result = Bitmap(width: isOnItsSide ? source.height : source.width, height: isOnItsSide ? source.width : source.height)
        for y in 0..<result.height {
            for x in 0..<result.width {
                // The place in the stored image, before mirroring: quarter turns exchange rows and columns.
                let (column, row) = isOnItsSide ? (y, x) : (x, y)
                let fromRight = [2, 3, 7, 8].contains(orientation)
                let fromBelow = [3, 4, 6, 7].contains(orientation)
                let place = (fromRight ? source.width - 1 - column : column, fromBelow ? source.height - 1 - row : row)
                result.pixels[y * result.width + x] = source.pixels[place.1 * source.width + place.0]
            }
        }
        return CGImage(Picture(result, isOpaque: picture.isOpaque))
    }
}
