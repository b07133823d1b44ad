import Foundation
import ImageIO
import LaminaImages
import UIKit

/// Reads an image file in two parts, with its properties, frames and thumbnail; an animation that is written and read again must be the same.
@MainActor func fuzzImages(_ bytes: [UInt8]) {
    let source = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(source, NSData(data: Data(bytes.prefix(bytes.count / 2))), false)
    _ = CGImageSourceCreateImageAtIndex(source, 0, nil)
    CGImageSourceUpdateData(source, NSData(data: Data(bytes)), true)
    let count = CGImageSourceGetCount(source)
    guard count > 0, let size = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any], let width = size["PixelWidth"] as? Int,
        let height = size["PixelHeight"] as? Int
    else { return }
    _ = CGImageSourceCopyProperties(source, nil)
    // Larger pictures reach no other code and take the fuzzer's time.
    guard width * height <= 1 << 16 else { return }
    let options = [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 8] as [CFString: Any] as CFDictionary
    _ = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
    var frames: [CGImage] = []
    for index in 0..<min(count, 8) {
        guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { continue }
        precondition(image.width == width && image.height == height, "a frame has another size than the canvas")
        precondition(image.dataProvider?.data?.length == image.bytesPerRow * height, "a frame has not the bytes that its properties state")
        frames.append(image)
    }
    guard frames.count > 1 else { return }
    writeAndRead(frames)
}

/// Writes pictures as an animation without loss, and reads them again.
@MainActor private func writeAndRead(_ frames: [CGImage]) {
    let data = NSMutableData()
    guard let destination = CGImageDestinationCreateWithData(data, "public.png" as CFString, frames.count, nil) else { return }
    for frame in frames { CGImageDestinationAddImage(destination, frame, nil) }
    precondition(CGImageDestinationFinalize(destination), "pictures that were read cannot be written")
    guard let copy = CGImageSourceCreateWithData(data, nil), CGImageSourceGetCount(copy) == frames.count else {
        preconditionFailure("a written animation has another number of frames")
    }
    for (index, frame) in frames.enumerated() {
        let again = CGImageSourceCreateImageAtIndex(copy, index, nil)
        precondition(again?.picture.bitmap == frame.picture.bitmap, "a written frame has other pixels")
    }
}
