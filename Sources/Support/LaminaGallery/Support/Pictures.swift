import CoreGraphics
import Foundation
import ImageIO
import Foundation

/// Images for the contents of samples; each is drawn when it is requested.
enum Pictures {
    /// A landscape of 48 × 32 pixels with sky, sun and hill; a red mark at the top left makes flips and rotations visible.
    static var landscape: CGImage? {
        drawn(48, 32) { context in
            context.setFillColor(CGColor(srgbRed: 0.62, green: 0.82, blue: 0.98, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 48, height: 32))
            context.setFillColor(.yellow)
            context.fillEllipse(in: CGRect(x: 30, y: 17, width: 11, height: 11))
            context.setFillColor(.green)
            context.fillEllipse(in: CGRect(x: -12, y: -28, width: 52, height: 44))
            context.setFillColor(.red)
            context.fill(CGRect(x: 2, y: 25, width: 5, height: 5))
        }
    }

    /// A frame of 24 × 24 pixels with corners of 8 × 8 pixels, to be stretched by `contentsCenter`.
    static var ninePart: CGImage? {
        drawn(24, 24) { context in
            context.setFillColor(.purple)
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 24, height: 24))
            context.setFillColor(.yellow)
            context.fill(CGRect(x: 8, y: 8, width: 8, height: 8))
        }
    }

    /// Returns a file with pictures as its frames, and one second for each; nil for a type that cannot be written.
    static func file(_ type: String, _ pictures: [CGImage?]) -> NSData? {
        let (data, frames) = (NSMutableData(), pictures.compactMap { $0 })
        guard let destination = CGImageDestinationCreateWithData(data, NSString(string: type), frames.count, nil) else { return nil }
        let properties = [kCGImageDestinationLossyCompressionQuality: 1.0] as NSDictionary
        for picture in frames { CGImageDestinationAddImage(destination, picture, properties) }
        return CGImageDestinationFinalize(destination) ? data : nil
    }

    /// Returns the picture that a frame of a file shows.
    static func read(_ data: NSData?, at index: Int) -> CGImage? {
        data.flatMap { CGImageSourceCreateWithData($0, nil) }.flatMap { CGImageSourceCreateImageAtIndex($0, index, nil) }
    }

    /// A checkerboard of 8 × 8 squares with sides of `size` pixels.
    static func checkers(_ size: Int = 1) -> CGImage? {
        drawn(8 * size, 8 * size) { context in
            for square in 0..<64 {
                context.setFillColor((square / 8 + square) % 2 == 0 ? .ink : .white)
                context.fill(CGRect(x: square % 8 * size, y: square / 8 * size, width: size, height: size))
            }
        }
    }

    /// A disc of 64 × 64 pixels that fades from opaque in its centre to transparent at its edge.
    static var softDisc: CGImage? {
        drawn(64, 64) { context in
            guard let gradient = CGGradient.even([.black, .clear]) else { return }
            let middle = CGPoint(x: 32, y: 32)
            context.drawRadialGradient(gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 32, options: [])
        }
    }

    /// A ring of 40 × 40 pixels that is transparent inside.
    static var ring: CGImage? {
        drawn(40, 40) { context in
            context.setStrokeColor(.red)
            context.setLineWidth(8)
            context.strokeEllipse(in: CGRect(x: 4, y: 4, width: 32, height: 32))
        }
    }

    /// A white disc of 8 × 8 pixels.
    static var dot: CGImage? {
        drawn(8, 8) { context in
            context.setFillColor(.white)
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
        }
    }

    /// A white rectangle of 7 × 4 pixels.
    static var paper: CGImage? {
        drawn(7, 4) { context in
            context.setFillColor(.white)
            context.fill(CGRect(x: 0, y: 0, width: 7, height: 4))
        }
    }

    /// A white disc of 64 × 64 pixels that fades from opaque in its centre to transparent at its edge.
    static var glow: CGImage? {
        drawn(64, 64) { context in
            guard let gradient = CGGradient.even([.white, CGColor(gray: 1, alpha: 0)]) else { return }
            let middle = CGPoint(x: 32, y: 32)
            context.drawRadialGradient(gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 32, options: [])
        }
    }

    private static func drawn(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void) -> CGImage? {
        guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
        // Safe because without `data` the context allocates its own memory.
        let context = unsafe CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        guard let context else { return nil }
        draw(context)
        return context.makeImage()
    }
}

extension CGGradient {
    /// Creates a gradient with evenly spaced colours.
    static func even(_ colors: [CGColor]) -> CGGradient? {
        // Safe because no array of locations is passed.
        unsafe CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil)
    }
}
