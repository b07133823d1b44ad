import UIKit

/// The numbers and images that `generate.py` has written.
struct SceneData {
    let folder: String

    /// Decodes a JSON file.
    func read<Description: Decodable>(_ type: Description.Type, _ name: String) throws -> Description {
        try JSONDecoder().decode(type, from: bytes("\(name).json"))
    }

    /// Reads a file of 32-bit floats as rows of `columns` numbers.
    func rows(_ name: String, columns: Int) throws -> [ArraySlice<Float>] {
        let numbers = try bytes("\(name).f32").withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
        return stride(from: 0, to: numbers.count - columns + 1, by: columns).map { numbers[$0..<$0 + columns] }
    }

    /// Reads an image of premultiplied BGRA pixels.
    func image(_ name: String, width: Int, height: Int) throws -> CGImage {
        let layout = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        guard let provider = CGDataProvider(data: try bytes("\(name).bgra") as CFData),
            let space = CGColorSpace(name: CGColorSpace.sRGB),
            let image = CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4, space: space,
                bitmapInfo: layout, provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        else { throw SceneError.unreadable(name) }
        return image
    }

    private func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")) }
}
