/// One pixel: premultiplied sRGB with 8 bits per channel; from the top byte alpha, red, green, blue (BGRA in little-endian memory).
public typealias Pixel = UInt32

/// A rectangle of premultiplied pixels in memory, stored row by row from the top without padding.
public struct Bitmap: Sendable, Hashable {
    /// The number of columns, in pixels.
    public let width: Int
    /// The number of rows, in pixels.
    public let height: Int
    /// The `width * height` pixels, row by row from the top.
    public var pixels: [Pixel]

    /// Creates a bitmap filled with one pixel value, by default clear.
    ///
    /// - Precondition: Neither side is negative.
    public init(width: Int, height: Int, fill: Pixel = 0) {
        precondition(width >= 0 && height >= 0, "a bitmap has no negative side")
        self.width = width
        self.height = height
        pixels = Array(repeating: fill, count: width * height)
    }

    /// Creates a bitmap from existing pixels, row by row from the top.
    ///
    /// - Throws: `WrongPixelCount` when `pixels` does not fill the rectangle exactly.
    public init(width: Int, height: Int, pixels: [Pixel]) throws(WrongPixelCount) {
        let (area, overflows) = max(0, width).multipliedReportingOverflow(by: max(0, height))
        guard width >= 0, height >= 0, !overflows, pixels.count == area else {
            throw WrongPixelCount(count: pixels.count, expected: overflows ? .max : area)
        }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// The rectangle of all pixels, with its corner at (0, 0).
    public var bounds: PixelRect { PixelRect(width: width, height: height) }

    /// The pixel in column `x` of row `y`.
    ///
    /// - Precondition: The position lies inside the bitmap.
    public subscript(x: Int, y: Int) -> Pixel {
        get {
            precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the bitmap")
            return pixels[y * width + x]
        }
        set {
            precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the bitmap")
            pixels[y * width + x] = newValue
        }
    }
}

/// An error: a bitmap received `count` pixels and needs `expected`.
public struct WrongPixelCount: Error, Hashable {
    /// The number of pixels that the bitmap received.
    public let count: Int
    /// The number of pixels that the size requires; `Int.max` when that number overflows.
    public let expected: Int
}
