public import Foundation
import LaminaFoundation

/// A relation between an attribute of a layer's frame and an attribute of a sibling or of the superlayer.
///
/// `attribute = sourceAttribute of the source × scale + offset`. A `CAConstraintLayoutManager` of the superlayer applies it.
open class CAConstraint: NSObject, NSSecureCoding {
    /// The attribute that the constraint sets.
    public let attribute: CAConstraintAttribute
    /// The name of the sibling whose attribute is read; `superlayer` means the superlayer.
    public let sourceName: String
    /// The attribute that is read.
    public let sourceAttribute: CAConstraintAttribute
    /// The factor of the source's value.
    public let scale: CGFloat
    /// The distance that is added to the scaled value, in points.
    public let offset: CGFloat

    /// Creates a constraint: `attr = srcAttr of srcId × m + c`.
    public init(
        attribute attr: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute, scale m: CGFloat,
        offset c: CGFloat
    ) {
        attribute = attr
        sourceName = srcId
        sourceAttribute = srcAttr
        scale = m
        offset = c
    }

    /// Creates a constraint with the scale 1.
    public convenience init(
        attribute attr: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute, offset c: CGFloat
    ) {
        self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: c)
    }

    /// Creates a constraint with the scale 1 and the offset 0.
    public convenience init(attribute attr: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute) {
        self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: 0)
    }

    // MARK: NSSecureCoding

    /// True: the archive is decoded without other classes.
    public class var supportsSecureCoding: Bool { true }

    /// Reads an archived constraint; nil when the archive lacks its source, or names an unknown attribute.
    public required init?(coder: NSCoder) {
        guard let name = coder.plainObject(of: NSString.self, forKey: "sourceName"),
            let attribute = CAConstraintAttribute(rawValue: coder.decodeInt32(forKey: "attribute")),
            let sourceAttribute = CAConstraintAttribute(rawValue: coder.decodeInt32(forKey: "sourceAttribute"))
        else { return nil }
        self.attribute = attribute
        sourceName = String(describing: name)
        self.sourceAttribute = sourceAttribute
        scale = CGFloat(coder.decodeDouble(forKey: "scale"))
        offset = CGFloat(coder.decodeDouble(forKey: "offset"))
    }

    /// Writes the constraint to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: sourceName), forKey: "sourceName")
        coder.encode(attribute.rawValue, forKey: "attribute")
        coder.encode(sourceAttribute.rawValue, forKey: "sourceAttribute")
        coder.encode(Double(scale), forKey: "scale")
        coder.encode(Double(offset), forKey: "offset")
    }
}
