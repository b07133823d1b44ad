public import CoreGraphics
import Foundation

// All pointers in this file are safe to write: the callers guarantee that each is nil or has room for one number.

extension UIColor {
    /// Writes the components in extended sRGB to the pointers; returns false for a colour without components.
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let parts = standardComponents else { return false }
        unsafe red?.pointee = parts[0]
        unsafe green?.pointee = parts[1]
        unsafe blue?.pointee = parts[2]
        unsafe alpha?.pointee = parts[3]
        return true
    }

    /// Writes the grey level and alpha to the pointers; returns false for a colour without components.
    ///
    /// Another colour gives the grey of its luminance.
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let gray = CGColorSpace(name: CGColorSpace.extendedGray)
        let isGray = cgColor.components?.count == 2
        let color = isGray ? cgColor : gray.flatMap { cgColor.converted(to: $0, intent: .defaultIntent, options: nil) }
        guard let parts = color?.components, parts.count == 2 else { return false }
        unsafe white?.pointee = parts[0]
        unsafe alpha?.pointee = parts[1]
        return true
    }

    /// Writes hue (a fraction of the colour circle, from red), saturation and brightness; returns false for a colour without components.
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let parts = standardComponents else { return false }
        let top = max(parts[0], parts[1], parts[2])
        let range = top - min(parts[0], parts[1], parts[2])
        unsafe hue?.pointee = Self.hue(parts, top: top, range: range)
        unsafe saturation?.pointee = top > 0 ? range / top : 0
        unsafe brightness?.pointee = top
        unsafe alpha?.pointee = parts[3]
        return true
    }

    /// Returns the hue as a fraction of the circle.
    ///
    /// The largest component selects a third of the circle; the difference of the other two gives the position in it.
    private static func hue(_ parts: [CGFloat], top: CGFloat, range: CGFloat) -> CGFloat {
        guard range > 0 else { return 0 }
        let (red, green, blue) = (parts[0], parts[1], parts[2])
        let sixths = top == red ? (green - blue) / range : top == green ? 2 + (blue - red) / range : 4 + (red - green) / range
        return (sixths < 0 ? sixths + 6 : sixths) / 6
    }

    /// Red, green, blue and alpha in extended sRGB; nil for a colour that has no components.
    package var standardComponents: [CGFloat]? {
        guard let parts = cgColor.components else { return nil }
        if parts.count == 2 { return [parts[0], parts[0], parts[0], parts[1]] }
        let space = CGColorSpace(name: CGColorSpace.extendedSRGB)
        return space.flatMap { cgColor.converted(to: $0, intent: .defaultIntent, options: nil)?.components }
    }
}
