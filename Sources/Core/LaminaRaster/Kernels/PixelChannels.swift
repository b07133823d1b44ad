package import LaminaPrimitives

/// Returns the quotient by 255, rounded to nearest; exact for numbers up to 255·255.
///
/// - Source: Blinn 1995, "Three Wrongs Make a Right".
@inline(__always)
func dividedBy255(_ product: UInt16) -> UInt16 {
    let biased = product &+ 128
    return (biased &+ (biased &>> 8)) &>> 8
}

/// Returns the product of two fractions in units of 1/255, rounded to nearest.
@inline(__always)
package func multiplied(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: dividedBy255(UInt16(a) &* UInt16(b)))
}

/// Returns the pixel with all four channels multiplied by `alpha`/255.
@inline(__always)
package func faded(_ pixel: Pixel, by alpha: UInt8) -> Pixel {
    combined(pixel, pixel) { channel, _ in dividedBy255(channel &* UInt16(alpha)) }
}

/// Returns a pixel whose channels are computed from the channels of two pixels.
///
/// 16-bit arithmetic wraps as in the C twins.
@inline(__always)
func combined(_ a: Pixel, _ b: Pixel, _ combine: (UInt16, UInt16) -> UInt16) -> Pixel {
    var result: Pixel = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
        let channel = combine(UInt16(a &>> shift & 255), UInt16(b &>> shift & 255))
        result |= Pixel(channel & 255) &<< shift
    }
    return result
}

/// Returns the alpha of a pixel, 0...255.
@inline(__always)
func alphaChannel(of pixel: Pixel) -> UInt8 { UInt8(truncatingIfNeeded: pixel &>> 24) }
