import CLaminaRules
package import LaminaPrimitives

/// Returns the product of two fractions in units of 1/255, rounded to nearest.
@inline(__always)
package func multiplied(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8(truncatingIfNeeded: productRule(UInt32(a), UInt32(b))) }

/// Returns the pixel with all four channels multiplied by `alpha`/255.
@inline(__always)
package func faded(_ pixel: Pixel, by alpha: UInt8) -> Pixel { fadedRule(pixel, UInt32(alpha)) }

/// Returns the alpha of a pixel, 0...255.
@inline(__always)
func alphaChannel(of pixel: Pixel) -> UInt8 { UInt8(truncatingIfNeeded: pixel &>> 24) }
