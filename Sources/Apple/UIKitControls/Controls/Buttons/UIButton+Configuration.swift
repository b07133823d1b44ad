import CoreGraphics
public import Foundation

extension UIButton {
    /// The appearance of a button, as a value.
    @preconcurrency @MainActor
    public struct Configuration: Hashable {
        /// The roundness of the background's corners.
        public enum CornerStyle: Int, Sendable {
            /// The radius of `background`, 6 points by default, at every text size.
            case fixed
            /// The radius of `background`, 6 points by default, which Lamina does not scale with the text size.
            case dynamic
            /// A small radius: 4 points.
            case small
            /// A medium radius: 8 points.
            case medium
            /// A large radius: 12 points.
            case large
            /// Semicircular ends: the radius is half the height.
            case capsule
        }

        /// The size class of the button, which sets its font and its default insets.
        public enum Size: Int, Sendable {
            /// 17-point text; insets of 7 points above and below, 12 at the sides.
            case medium
            /// 15-point text; insets of 5 points above and below, 10 at the sides.
            case small
            /// 12-point text; insets of 3 points above and below, 8 at the sides.
            case mini
            /// 17-point semibold text; insets of 15 points above and below, 20 at the sides.
            case large
        }

        /// The alignment of title and subtitle relative to each other.
        public enum TitleAlignment: Int, Sendable {
            /// Leading when an image is beside the title, otherwise centred.
            case automatic
            /// Title and subtitle start at the same leading edge.
            case leading
            /// Title and subtitle are centred above each other.
            case center
            /// Title and subtitle end at the same trailing edge.
            case trailing
        }

        /// The base style, which provides the default colours.
        package enum Kind: Hashable {
            case plain
            case gray
            case tinted
            case filled
        }

        package let kind: Kind
        /// The title.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The title with attributes of its own; the configuration's font and colour apply where it has none.
        public var attributedTitle: AttributedString? { didSet { styledTitle = nil } }
        /// The subtitle, in a smaller font below the title.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The subtitle with attributes of its own.
        public var attributedSubtitle: AttributedString?
        /// A function that changes font, colour and other attributes of the title; nil for none.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// A function that changes font, colour and other attributes of the subtitle; nil for none.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The font that a nib gives the title; nil for that of the size class.
        package var ownTitleFont: UIFont?
        /// The title with attributes that a nib gives, in place of `title`.
        package var styledTitle: NSAttributedString? {
            get { nibTitle.text }
            set { nibTitle.text = newValue }
        }
        /// The image.
        public var image: UIImage?
        /// The size and weight of an image that is a symbol; nil for the image's own.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// A function that changes the colour of a template image; nil for none.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// A function that changes the colour of the activity indicator; nil for none.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The background behind the contents; a colour that is set here counts before those of base style and state.
        public var background = UIBackgroundConfiguration.ofButton()
        /// The side of the title on which the image is placed; the default is leading.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The alignment of title and subtitle relative to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// The distance from the button's edges to its contents.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// The size class; setting it resets `contentInsets` to the default of the new size.
        public var buttonSize = Size.medium { didSet { setDefaultContentInsets() } }
        /// The roundness of the background's corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The colour of title, subtitle and image; nil uses the base style's colour.
        public var baseForegroundColor: UIColor?
        /// The background colour; nil uses the base style's colour.
        public var baseBackgroundColor: UIColor?
        /// True to show an activity indicator in place of the image.
        public var showsActivityIndicator = false
        /// True when a selected button automatically gets selected colours.
        public var automaticallyUpdateForSelection = true
        private var nibTitle = ComparedText()

        private init(_ kind: Kind) { self.kind = kind }

        /// A style without background: the title has the tint colour.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A grey background; the title has the tint colour.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A translucent background in the tint colour; the title has the tint colour.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A solid background in the tint colour; the title is white.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// The same as `plain()`.
        public static func borderless() -> Configuration { plain() }
        /// The same as `gray()`.
        public static func bordered() -> Configuration { gray() }
        /// The same as `tinted()`.
        public static func borderedTinted() -> Configuration { tinted() }
        /// The same as `filled()`.
        public static func borderedProminent() -> Configuration { filled() }

        /// Sets `contentInsets` to the default of `buttonSize`.
        public mutating func setDefaultContentInsets() {
            let (vertical, horizontal) = insets
            contentInsets = NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
        }

        /// Returns the configuration unchanged, because the colours are derived from the button's state each time the button is displayed.
        public func updated(for button: UIButton) -> Configuration { self }

        private var insets: (CGFloat, CGFloat) {
            switch buttonSize {
            case .mini: (3, 8)
            case .small: (5, 10)
            case .medium: (7, 12)
            case .large: (15, 20)
            }
        }
    }
}
