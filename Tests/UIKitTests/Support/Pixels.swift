import LaminaPrimitives
import UIKit

/// Pixels written as 0xAARRGGBB.
enum Paint {
    static let clear: Pixel = 0
    static let red: Pixel = 0xFFFF_0000
    static let green: Pixel = 0xFF00_FF00
    static let blue: Pixel = 0xFF00_00FF
    static let black: Pixel = 0xFF00_0000
}

extension UIImage {
    /// Returns the pixel at a position from the top left corner.
    func pixel(_ x: Int, _ y: Int) -> Pixel? {
        guard let bitmap = cgImage?.picture.bitmap, x < bitmap.width, y < bitmap.height else { return nil }
        return bitmap[x, y]
    }
}

/// Returns an image of 10 × 10 points with the drawing of `body`.
func drawn(scale: CGFloat = 1, _ body: () -> Void) -> UIImage {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, scale)
    defer { UIGraphicsEndImageContext() }
    body()
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
}

/// Returns an image of 4 × 4 pixels, red above and blue below.
func makeRedOverBlue() -> UIImage {
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    defer { UIGraphicsEndImageContext() }
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 2, width: 4, height: 2))
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
}
