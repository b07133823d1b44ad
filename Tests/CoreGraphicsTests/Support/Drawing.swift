import CoreGraphics
import LaminaPrimitives
import Testing

/// Returns the pixels of a bitmap context with y up after `body` has drawn.
func drawn(_ width: Int = 10, _ height: Int = 10, _ body: (CGContext) -> Void) -> Bitmap {
    let context = CGContext(bitmap: Bitmap(width: width, height: height))
    body(context)
    return context.bitmap
}

/// Returns the pixels of a context with y down and a scale, as in UIKit, after `body` has drawn.
func drawnLikeUIKit(_ width: Int = 10, _ height: Int = 10, scale: Double = 1, _ body: (CGContext) -> Void) -> Bitmap {
    let context = CGContext(bitmap: Bitmap(width: width, height: height), userSpace: .scale(scale, scale))
    body(context)
    return context.bitmap
}

/// Returns a value; throws when it is nil.
///
/// `#require` takes a call apart, and an array that is passed as an address would end before the call. In an argument of this function it does not.
func made<Value>(_ value: Value?) throws -> Value { try #require(value) }

/// Returns true for nil, in place of `== nil`, for the reason of `made(_:)`.
func isNil(_ value: Any?) -> Bool { value == nil }

extension Bitmap {
    /// The number of pixels that are not transparent.
    var paintedCount: Int { pixels.count { $0 != 0 } }

    /// The sum of all alphas, in units of opaque pixels.
    var paintedArea: Double { pixels.reduce(0) { $0 + Double($1 >> 24) / 255 } }

    /// The bounding box of all pixels that are not transparent.
    var paintedBounds: PixelRect {
        var result = PixelRect.empty
        for y in 0..<height {
            for x in 0..<width where self[x, y] != 0 { result = result.union(PixelRect(x, y, x + 1, y + 1)) }
        }
        return result
    }
}

let red: Pixel = 0xFFFF_0000
let green: Pixel = 0xFF00_FF00
let blue: Pixel = 0xFF00_00FF
let white: Pixel = 0xFFFF_FFFF
let black: Pixel = 0xFF00_0000

extension CGColor {
    static let pureRed = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    static let pureGreen = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    static let pureBlue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}
