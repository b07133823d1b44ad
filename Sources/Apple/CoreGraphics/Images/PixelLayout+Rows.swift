import LaminaPrimitives

extension PixelLayout {
    /// Reads one pixel and premultiplies it; its components stay in the image's own colour space.
    func pixel(_ bytes: Span<UInt8>, at start: Int) -> Pixel {
        let opacity = alpha == .absent ? 255 : UInt32(bytes[start + alphaOffset])
        func channel(_ offset: Int) -> UInt32 {
            let value = UInt32(bytes[start + offset])
            // A premultiplied component above alpha is invalid and would overflow when it is blended.
            return alpha == .straight ? (value * opacity + 127) / 255 : min(value, opacity)
        }
        switch channels {
        case .alphaOnly: return opacity << 24
        case .gray(let place):
            let gray = channel(place)
            return opacity << 24 | gray << 16 | gray << 8 | gray
        case .rgb(let red, let green, let blue):
            return opacity << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
        }
    }

    /// Writes one premultiplied pixel.
    ///
    /// A layout without alpha receives the premultiplied colours unchanged, as if the pixel had been composited over black.
    func write(_ pixel: Pixel, to bytes: inout MutableSpan<UInt8>, at start: Int) {
        let opacity = pixel >> 24
        func channel(_ shift: UInt32) -> UInt8 {
            let value = pixel >> shift & 0xFF
            guard alpha == .straight, opacity > 0 else { return UInt8(value) }
            return UInt8(min(255, (value * 255 + opacity / 2) / opacity))
        }
        if alpha != .absent {
            bytes[start + alphaOffset] = UInt8(opacity)
        } else if alphaOffset < bytesPerPixel, isPadded {
            bytes[start + alphaOffset] = 255
        }
        switch channels {
        case .alphaOnly: break
        case .gray(let place): bytes[start + place] = luminance(of: pixel)
        case .rgb(let red, let green, let blue):
            bytes[start + red] = channel(16)
            bytes[start + green] = channel(8)
            bytes[start + blue] = channel(0)
        }
    }

    /// True when each pixel has a padding byte.
    private var isPadded: Bool {
        switch channels {
        case .rgb: alpha == .absent && bytesPerPixel == 4
        case .gray: alpha == .absent && bytesPerPixel == 2
        case .alphaOnly: false
        }
    }
}

/// Returns the luma of a premultiplied pixel, computed from its encoded components.
///
/// - Source: ITU-R BT.709's weights, in 65536ths that add up to 65536; used on encoded values, as is usual for 8 bits.
func luminance(of pixel: Pixel) -> UInt8 {
    let sum = (pixel >> 16 & 0xFF) * 13_933 + (pixel >> 8 & 0xFF) * 46_871 + (pixel & 0xFF) * 4_732
    // Adding one half, 32,768, rounds to nearest.
    return UInt8((sum + 32_768) >> 16)
}
