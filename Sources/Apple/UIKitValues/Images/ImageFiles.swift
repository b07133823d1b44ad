import CoreGraphics
import Foundation
import LaminaImages
import LaminaPrimitives

/// Reads image files that an app's resources name, and reports those that cannot be read.
enum ImageFiles {
    /// The first bytes of a file that Git LFS has not replaced by its content.
    private static let pointer = Array("version https://git-lfs".utf8)

    /// Returns the image of a file; nil, with a diagnostic that names the file, when it cannot be read.
    ///
    /// - Parameters:
    ///   - scale: The pixels per point of a file with pixels.
    ///   - displayScale: The pixels per point at which a PDF or SVG file is drawn.
    static func image(_ path: String, scale: CGFloat, displayScale: CGFloat) -> UIImage? {
        guard let data = FileManager.default.contents(atPath: path) else {
            Diagnostics.report(exception: "UIImageError", detail: "\(path) is missing")
            return nil
        }
        let bytes = [UInt8](data)
        guard !bytes.starts(with: pointer) else {
            Diagnostics.report(exception: "UIImageError", detail: "\(path) is a pointer of Git LFS and no image; run git lfs pull")
            return nil
        }
        do {
            if let format = VectorFile.Format(rawValue: (path as NSString).pathExtension.lowercased()) {
                let picture = Picture(try VectorFile(bytes: bytes, format: format).bitmap(scale: displayScale))
                return UIImage(CGImage(picture), scale: displayScale, orientation: .up, details: ImageDetails())
            }
            let file = try ImageFile(bytes: bytes, name: path)
            let orientation = UIImage.Orientation(exif: file.metadata.exif?.orientation ?? 1)
            return UIImage(cgImage: CGImage(try file.firstPicture, of: file), scale: scale, orientation: orientation)
        } catch let error as VectorFileError {
            Diagnostics.report(exception: "UIImageError", detail: "\(path): \(error)")
        } catch {
            Diagnostics.report(exception: "UIImageError", detail: "\(error)")
        }
        return nil
    }
}
