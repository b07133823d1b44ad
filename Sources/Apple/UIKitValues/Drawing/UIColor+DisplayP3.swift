public import CoreGraphics
import Foundation

extension UIColor {
    /// Creates a colour from Display P3 components, each 0…1.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let components = [displayP3Red, green, blue, alpha]
        let space = CGColorSpace(name: CGColorSpace.displayP3)
        // Safe because the array has an element for each of the space's components and one for alpha.
        let color = space.flatMap { unsafe CGColor(colorSpace: $0, components: components) }
        self.init(cgColor: color ?? CGColor(srgbRed: displayP3Red, green: green, blue: blue, alpha: alpha))
    }
}
