public import Foundation

/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The style of a menu entry.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bit mask, with one bit per attribute.
        public let rawValue: UInt
        /// Creates attributes from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The entry cannot be selected.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The entry appears in red, because it deletes something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The entry is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open after the entry is selected.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The mark beside a menu entry.
    public typealias State = UIMenuElementState

    /// The storage of `title`, which only `UIAction` makes settable.
    package var words: String
    /// The storage of `image`, which only `UIAction` makes settable.
    package var picture: UIImage?
    /// The entry's second line, in a smaller font.
    open var subtitle: String?

    /// The entry's title.
    open var title: String { words }
    /// The entry's image.
    open var image: UIImage? { picture }

    package init(title: String, subtitle: String?, image: UIImage?) {
        words = title
        picture = image
        self.subtitle = subtitle
        super.init()
    }
}
