import CoreGraphics
public import Foundation

/// An image of an asset catalogue by name, as Xcode's generated symbols such as `.bell` give it.
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Names the image of a bundle's catalogues.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A colour of an asset catalogue by name, as Xcode's generated symbols such as `.brand` give it.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Names the colour of a bundle's catalogues.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
    /// Loads the image of a generated symbol; an image without pixels, and a diagnostic, when the bundle has none.
    public convenience init(resource: ImageResource) {
        let found = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? UIImage()
        self.init(found.cgImage, scale: found.scale, orientation: found.imageOrientation, details: found.details)
    }
}

extension UIColor {
    /// Finds the colour of a generated symbol; clear, and a diagnostic, when the bundle has none.
    public convenience init(resource: ColorResource) {
        let found = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .clear
        self.init { found.resolvedColor(with: $0) }
    }
}
