import CoreGraphics

/// A white bitmap of 8-bit RGBA pixels whose y axis points up.
struct Canvas {
    let context: CGContext

    init?(width: Int, height: Int) {
        let space = CGColorSpaceCreateDeviceRGB()
        let info = CGImageAlphaInfo.premultipliedLast.rawValue
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: space, bitmapInfo: info)
        else { return nil }
        self.context = context
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    /// The bytes of all pixels, from the top row down.
    var bytes: [UInt8] {
        guard let data = context.data else { return [] }
        return Array(UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
    }

    /// The rectangle of the pixels that are not white, with y counted from the top; nil when all are.
    var inked: CGRect? {
        let (bytes, width) = (bytes, context.width)
        var box: CGRect?
        for index in 0..<width * context.height where bytes[index * 4..<index * 4 + 3].contains(where: { $0 != 255 }) {
            let pixel = CGRect(x: index % width, y: index / width, width: 1, height: 1)
            box = box?.union(pixel) ?? pixel
        }
        return box
    }

    /// Returns red, green and blue of a pixel, with y counted from the top.
    func color(_ x: Int, _ y: Int) -> [UInt8] {
        let start = y * context.bytesPerRow + x * 4
        return Array(bytes[start..<start + 3])
    }
}
