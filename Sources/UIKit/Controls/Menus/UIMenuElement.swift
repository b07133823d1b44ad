public import Foundation

/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// How an entry is shown.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// One bit for each.
        public let rawValue: UInt
        /// Takes any bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// In red: it takes something away.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The mark beside an entry.
    public enum State: Int, Sendable {
        /// None.
        case off = 0
        /// A tick.
        case on
        /// A dash.
        case mixed
    }

    /// The entry's words; `UIAction` lets others set them.
    var words: String
    /// The entry's picture; `UIAction` lets others set it.
    var picture: UIImage?
    /// A second, smaller line.
    open var subtitle: String?

    /// The entry's words.
    open var title: String { words }
    /// The entry's picture.
    open var image: UIImage? { picture }

    init(title: String, subtitle: String?, image: UIImage?) {
        words = title
        picture = image
        self.subtitle = subtitle
        super.init()
    }
}
