import CoreGraphics
import Foundation

extension UIImage.SymbolConfiguration {
    /// Creates a configuration whose symbols have shades of a colour; the one layer of a symbol here has the colour itself.
    public convenience init(hierarchicalColor: UIColor) { self.init(paletteColors: [hierarchicalColor]) }

    /// Creates a configuration with a colour for each layer of a symbol; the one layer of a symbol here has the first.
    ///
    /// A dynamic colour is resolved when a symbol is made.
    public convenience init(paletteColors: [UIColor]) {
        self.init(pointSize: 0, weight: .unspecified, scale: .unspecified, colors: paletteColors)
    }

    /// Returns a configuration whose symbols have their own colours if they have some; symbols here have none.
    public class func preferringMulticolor() -> UIImage.SymbolConfiguration { .unspecified }

    /// Returns a configuration whose symbols have one colour, which the place where they are shown decides.
    public class func preferringMonochrome() -> UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(pointSize: 0, weight: .unspecified, scale: .unspecified, colors: [])
    }

    /// Returns this configuration, overridden by the values that another one specifies.
    public func applying(_ otherConfiguration: UIImage.Configuration?) -> UIImage.SymbolConfiguration {
        (otherConfiguration as? UIImage.SymbolConfiguration).map(adopting) ?? self
    }
}
