import Foundation
import LaminaGallery
import LaminaGoldens
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
        let pictures = [drawn, stored, PictureDifference(drawn, stored).picture]
        let (width, height) = (max(drawn.width, stored.width), max(drawn.height, stored.height))
        var sheet = Bitmap(width: pictures.count * width, height: height, fill: Color.white.pixel)
        for (index, picture) in pictures.enumerated() {
            for y in 0..<picture.height {
                for x in 0..<picture.width { sheet[index * width + x, y] = picture[x, y] }
            }
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "lamina-gallery")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: sample.name + ".png").path
        try PNG.write(sheet, isOpaque: true, path: path)
        return path
    }
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
