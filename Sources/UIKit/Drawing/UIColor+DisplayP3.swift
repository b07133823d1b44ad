public import CoreGraphics
import Foundation

extension UIColor {
    /// Components of Display P3, 0...1.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let components = [displayP3Red, green, blue, alpha]
        let space = CGColorSpace(name: CGColorSpace.displayP3)
        // The array holds as many numbers as the space has components, and alpha.
        let color = space.flatMap { unsafe CGColor(colorSpace: $0, components: components) }
        self.init(cgColor: color ?? CGColor(srgbRed: displayP3Red, green: green, blue: blue, alpha: alpha))
    }
}
