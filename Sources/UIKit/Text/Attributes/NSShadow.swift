public import CoreGraphics
public import Foundation
package import LaminaPrimitives
package import LaminaText

/// A soft copy below text.
open class NSShadow: NSObject, NSCopying, TextShadowSource {
    /// In points, y down.
    open var shadowOffset = CGSize.zero
    /// How soft the edge is; 0 is sharp.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; by default a third of black, and nil is no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// A shadow right below the text.
    public override init() { super.init() }

    /// An equal shadow.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
    }
    open override var hash: Int { Double(shadowBlurRadius).hashValue }

    /// As the layout takes it.
    package var textShadow: TextShadow? {
        guard let color = shadowColor as? any TextColorSource, shadowBlurRadius.isFinite else { return nil }
        guard shadowOffset.width.isFinite, shadowOffset.height.isFinite else { return nil }
        return TextShadow(
            offset: Size(Double(shadowOffset.width), Double(shadowOffset.height)), blurRadius: Double(shadowBlurRadius),
            color: color.textColor)
    }
}

extension UIColor: TextColorSource {
    package var textColor: LaminaPrimitives.Color { cgColor.textColor }
}
