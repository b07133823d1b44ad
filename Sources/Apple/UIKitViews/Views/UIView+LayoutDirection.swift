import CoreGraphics

extension UIView {
    /// Returns the layout direction of content with an attribute, in the direction of the app.
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UITraitCollection.screen.interfaceDirection)
    }

    /// Returns the layout direction of content with an attribute, in a context with its own direction.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        @unknown default: layoutDirection
        }
    }

    /// The layout direction that follows from the view's `semanticContentAttribute` and its trait of direction.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: traitCollection.interfaceDirection)
    }
}

extension UIView {
    /// True when the content runs from right to left.
    package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the place of a frame that was computed for content from left to right: mirrored about the middle of `bounds` for the other direction.
    package func directed(_ frame: CGRect, in bounds: CGRect) -> CGRect { isRightToLeft ? frame.mirrored(in: bounds) : frame }
}

extension CGRect {
    /// Returns the rectangle mirrored about the vertical line through the middle of another one.
    package func mirrored(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
    }
}

extension UITraitCollection {
    /// The direction of an interface with these traits: left to right unless they say otherwise.
    var interfaceDirection: UIUserInterfaceLayoutDirection { layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
}
