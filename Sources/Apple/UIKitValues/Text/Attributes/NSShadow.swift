public import CoreGraphics
public import Foundation
package import LaminaPrimitives
package import LaminaText
import LaminaFoundation
import QuartzCore

/// A shadow of text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, TextShadowSource {
    /// Must be the first stored property: Foundation reads it when it compares the values of string attributes.
    private let foundationTag = FoundationTag()
    /// The shadow's displacement from the text, in points, y down; zero by default.
    open var shadowOffset = CGSize.zero
    /// The blur radius of the shadow, in points; 0 by default, for a sharp shadow.
    open var shadowBlurRadius: CGFloat = 0
    /// The shadow's colour, a `UIColor`; black with an alpha of 1/3 by default, nil for no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// Creates a shadow with the default values.
    public override init() { super.init() }

    /// Creates a shadow from an archive; nil when its values are missing or malformed.
    public required init?(coder: NSCoder) {
        guard let content = coder.content(ShadowContent.self, forKey: "NSShadow") else { return nil }
        super.init()
        shadowOffset = CGSize(width: content.width, height: content.height)
        shadowBlurRadius = CGFloat(content.blurRadius)
        shadowColor = content.color?.color
    }

    /// True: the archive has nothing but numbers and a colour.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the offset, the radius and the colour.
    open func encode(with coder: NSCoder) {
        let color = (shadowColor as? UIColor).map { ColorContent($0) }
        let content = ShadowContent(
            width: Double(shadowOffset.width), height: Double(shadowOffset.height), blurRadius: Double(shadowBlurRadius), color: color)
        coder.encode(content: content, forKey: "NSShadow")
    }

    /// The class, or for one that archives cannot name, such as one inside a function, its nearest superclass that they can.
    open override var classForKeyedArchiver: AnyClass? { ArchivedClasses.nameable(type(of: self)) }

    /// Returns a copy.
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

    /// The shadow in the form that text layout uses; nil without a colour or with values that are not finite.
    package var textShadow: TextShadow? {
        guard let color = shadowColor as? any TextColorSource, shadowBlurRadius.isFinite else { return nil }
        guard shadowOffset.width.isFinite, shadowOffset.height.isFinite else { return nil }
        return TextShadow(
            offset: Size(Double(shadowOffset.width), Double(shadowOffset.height)), blurRadius: Double(shadowBlurRadius),
            color: color.textColor)
    }
}

/// A shadow as archives hold it.
private struct ShadowContent: Codable {
    let width: Double
    let height: Double
    let blurRadius: Double
    /// The colour; nil for no shadow.
    let color: ColorContent?
}

extension UIColor: TextColorSource {
    package var textColor: LaminaPrimitives.Color { cgColor.textColor }
}
