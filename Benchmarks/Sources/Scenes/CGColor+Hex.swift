import UIKit

extension CGColor {
    /// - Parameter hex: Six hexadecimal digits, `RRGGBB`.
    static func hex(_ hex: String, alpha: CGFloat = 1) -> CGColor {
        let value = Int(hex, radix: 16) ?? 0
        return bytes([value >> 16, value >> 8 & 255, value & 255], alpha: alpha)
    }

    /// - Parameter bytes: Red, green and blue, 0...255.
    static func bytes(_ bytes: [Int], alpha: CGFloat = 1) -> CGColor {
        let parts = bytes.map { CGFloat($0) / 255 }
        return CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
}
