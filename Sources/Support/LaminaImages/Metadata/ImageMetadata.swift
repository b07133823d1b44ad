/// Facts about an image file besides its pixels and times.
package struct ImageMetadata: Sendable {
    /// The model of the stored colours.
    package enum ColorModel: Sendable {
        case gray
        case rgb
        case cmyk
    }

    package internal(set) var colorModel = ColorModel.rgb
    /// The bits of each stored component.
    package internal(set) var depth = 8
    package internal(set) var hasAlpha = false
    /// True when pixels are indices into a table of colours.
    package internal(set) var isIndexed = false
    /// The exponent from samples to light that a PNG file states; nil for sRGB's curve, and for a file that says that it is sRGB.
    package internal(set) var gamma: Double?
    /// True when rows are stored in several passes.
    package internal(set) var isInterlaced = false
    /// The number of pixels per inch in x and y; nil when the file states none.
    package internal(set) var resolution: Resolution?
    /// The bytes of the ICC profile; nil without one.
    package internal(set) var profile: [UInt8]?
    package internal(set) var exif: Exif?

    /// The pixels per inch in each direction.
    package struct Resolution: Sendable, Hashable {
        package let x: Double
        package let y: Double

        package init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }
}
