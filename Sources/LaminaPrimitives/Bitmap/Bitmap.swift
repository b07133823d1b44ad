/// One pixel: premultiplied sRGB, 8 bits a channel, alpha in the top byte, then red, green, blue (BGRA in memory).
public typealias Pixel = UInt32

/// A rectangle of premultiplied pixels, rows from the top, without padding.
public struct Bitmap: Sendable, Hashable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// `width * height` pixels, row by row.
    public var pixels: [Pixel]

    /// A bitmap of one colour, clear when none is given.
    ///
    /// - Precondition: Neither side is negative.
    public init(width: Int, height: Int, fill: Pixel = 0) {
        precondition(width >= 0 && height >= 0, "a bitmap has no negative side")
        self.width = width
        self.height = height
        pixels = Array(repeating: fill, count: width * height)
    }

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

    /// All of its pixels.
    public var bounds: PixelRect { PixelRect(width: width, height: height) }

    /// - Precondition: The place lies inside.
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

/// A bitmap was given `count` pixels and needs `expected`.
public struct WrongPixelCount: Error, Hashable {
    /// How many pixels were given.
    public let count: Int
    /// The number of pixels that the size asks for; `Int.max` when the number itself overflows.
    public let expected: Int
}
