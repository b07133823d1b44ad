public import CoreGraphics
public import Foundation
import LaminaPrimitives
package import LaminaText
import LaminaFoundation
import QuartzCore

/// A picture within a text, which takes the place of one character.
open class NSTextAttachment: NSObject, NSSecureCoding {
    /// The character that an attachment replaces, U+FFFC.
    public static let character = 0xFFFC

    /// The content as the data of an image file; nil for an attachment with an image.
    open var contents: Data?
    /// The type of `contents`, a uniform type identifier.
    open var fileType: String?
    /// The image; nil takes the image of `contents`.
    open var image: UIImage?
    /// The rectangle of the picture relative to its place on the baseline, in points with y up; an empty one has the image's size.
    open var bounds = CGRect.zero
    /// The space on both sides of the picture, in points.
    open var lineLayoutPadding: CGFloat = 0

    /// Creates an attachment with the data of an image file.
    public init(data contentData: Data?, ofType uti: String?) {
        (contents, fileType) = (contentData, uti)
        super.init()
    }
    /// Creates an empty attachment.
    public convenience override init() { self.init(data: nil, ofType: nil) }
    /// Creates an attachment with an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Creates an attachment from an archive; nil when its values are missing or malformed.
    public required init?(coder: NSCoder) {
        guard let content = coder.content(AttachmentContent.self, forKey: "NSTextAttachment"), let bounds = content.rectangle else { return nil }
        (contents, fileType) = (content.contents, content.fileType)
        super.init()
        image = content.image?.image
        (self.bounds, lineLayoutPadding) = (bounds, CGFloat(content.padding))
    }

    /// True: the archive has nothing but numbers, a text and files.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the contents, the image, the rectangle and the padding.
    open func encode(with coder: NSCoder) { coder.encode(content: AttachmentContent(self), forKey: "NSTextAttachment") }

    /// The class, or for one that archives cannot name, such as one inside a function, its nearest superclass that they can.
    open override var classForKeyedArchiver: AnyClass? { ArchivedClasses.nameable(type(of: self)) }

    /// The image to draw.
    package var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

    /// The rectangle of the picture, with the image's size if the app has set none.
    package var shownBounds: CGRect {
        bounds.isEmpty ? CGRect(origin: bounds.origin, size: shownImage?.size ?? .zero) : bounds
    }
}

/// An attachment as archives hold it.
private struct AttachmentContent: Codable {
    let contents: Data?
    let fileType: String?
    let image: AnimatedImageContent?
    /// The origin and the size of the rectangle.
    let bounds: [Double]
    let padding: Double

    init(_ attachment: NSTextAttachment) {
        (contents, fileType) = (attachment.contents, attachment.fileType)
        image = attachment.image.map { AnimatedImageContent($0) }
        let (origin, size) = (attachment.bounds.origin, attachment.bounds.size)
        bounds = [origin.x, origin.y, size.width, size.height].map { Double($0) }
        padding = Double(attachment.lineLayoutPadding)
    }

    /// The rectangle; nil when it has not four finite numbers, or when the padding is not finite.
    var rectangle: CGRect? {
        guard bounds.count == 4, (bounds + [padding]).allSatisfy(\.isFinite) else { return nil }
        return CGRect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3])
    }
}

extension NSAttributedString.Key {
    /// The attachment that replaces the character U+FFFC, an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
    /// Creates a text of one attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Returns true when a range contains attachments.
    public func containsAttachments(in range: NSRange) -> Bool { !attachments(in: range).isEmpty }

    /// The attachments of a range with their characters.
    package func attachments(in range: NSRange) -> [(index: Int, attachment: NSTextAttachment)] {
        let units = Array(string.utf16)
        return units.indices.filter { units[$0] == 0xFFFC && NSLocationInRange($0, range) }.compactMap { index in
            // Safe because the pointer for the effective range is nil, so nothing is written.
            let value = unsafe attribute(.attachment, at: index, effectiveRange: nil)
            return (value as? NSTextAttachment).map { (index, $0) }
        }
    }

    /// The text with an empty space, in the layout, for each attachment; the text itself when it has none.
    package var withAttachmentSpaces: NSAttributedString {
        let found = attachments(in: NSRange(location: 0, length: length))
        guard !found.isEmpty else { return self }
        let spaced = NSMutableAttributedString(attributedString: self)
        for (index, attachment) in found {
            let range = NSRange(location: index, length: 1)
            spaced.addAttribute(NSAttributedString.Key("CTRunDelegate"), value: AttachmentSpace(attachment), range: range)
        }
        return spaced
    }
}

/// The space of an attachment in a layout.
final class AttachmentSpace: NSObject, TextPlaceholderSource {
    let placeholder: TextPlaceholder

    init(_ attachment: NSTextAttachment) {
        let bounds = attachment.shownBounds
        placeholder = TextPlaceholder(
            width: Double(bounds.maxX + 2 * attachment.lineLayoutPadding), ascent: Double(max(0, bounds.maxY)),
            descent: Double(max(0, -bounds.minY)))
    }
}

extension CGContext {
    /// Draws a layout with the pictures of the text's attachments.
    ///
    /// - Parameter text: The text that was laid out, by way of `withAttachmentSpaces`.
    package func draw(_ layout: TextLayout, of text: NSAttributedString, at origin: CGPoint) {
        draw(layout, at: origin)
        let found = text.attachments(in: NSRange(location: 0, length: text.length))
        guard !found.isEmpty else { return }
        let byIndex = Dictionary(found.map { ($0.index, $0.attachment) }) { first, _ in first }
        for line in layout.lines {
            for run in line.runs where run.style.placeholder != nil {
                for glyph in run.glyphs {
                    guard let attachment = byIndex[glyph.index], let image = attachment.shownImage else { continue }
                    let bounds = attachment.shownBounds
                    let pen = CGPoint(
                        x: origin.x + CGFloat(line.origin.x + glyph.position.x) + attachment.lineLayoutPadding,
                        y: origin.y + CGFloat(line.origin.y + glyph.position.y))
                    image.draw(in: CGRect(x: pen.x + bounds.minX, y: pen.y - bounds.maxY, width: bounds.width, height: bounds.height))
                }
            }
        }
    }
}
