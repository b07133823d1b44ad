import Foundation
import LaminaGallery
import LaminaImages
import LaminaPrimitives

/// The stored picture of a gallery sample.
struct Golden {
    /// The folder that contains this source file.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    /// True when the tests store pictures, hashes and the document instead of comparing them.
    static let isWriting = ProcessInfo.processInfo.environment["LAMINA_WRITE_GOLDENS"] == "1"

    let sample: GallerySample

    private var path: String { Self.folder.appending(path: "Goldens/\(sample.name).png").path }

    /// Reads the stored pixels.
    func stored() throws -> Bitmap { try PNG.read(path: path) }

    func write(_ bitmap: Bitmap) throws { try PNG.write(bitmap, isOpaque: true, path: path) }

    /// Writes a picture of the drawn pixels, the stored pixels and their difference side by side.
    ///
    /// - Returns: The path of the picture.
    func writeDifference(_ drawn: Bitmap, _ stored: Bitmap) throws -> String {
        let (width, height) = (max(drawn.width, stored.width), max(drawn.height, stored.height))
        var sheet = Bitmap(width: 3 * width, height: height, fill: Color.white.pixel)
        for y in 0..<height {
            for x in 0..<width {
                let (left, right) = (drawn.pixel(x, y), stored.pixel(x, y))
                sheet[x, y] = left
                sheet[width + x, y] = right
                sheet[2 * width + x, y] = Self.difference(left, right)
            }
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "lamina-gallery")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: sample.name + ".png").path
        try PNG.write(sheet, isOpaque: true, path: path)
        return path
    }

    /// Returns white for equal pixels; each channel is darker by eight times its difference.
    private static func difference(_ a: Pixel, _ b: Pixel) -> Pixel {
        [16, 8, 0].reduce(0xFF00_0000) { pixel, shift in
            let distance = abs(Int(a >> shift & 255) - Int(b >> shift & 255))
            return pixel | Pixel(255 - min(255, 8 * distance)) << Pixel(shift)
        }
    }
}

extension Bitmap {
    /// Returns the pixel at a position; transparent outside the bitmap.
    fileprivate func pixel(_ x: Int, _ y: Int) -> Pixel { x < width && y < height ? self[x, y] : 0 }
}

/// The hashes of all pictures in `Goldens/Hashes.txt`: one name and one hash per line.
enum GoldenHashes {
    static let file = Golden.folder.appending(path: "Goldens/Hashes.txt")

    static func stored() throws -> [String: String] {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        return Dictionary(lines.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { first, _ in first }
    }

    static func text(of hashes: [String: String]) -> String {
        hashes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
    }
}
