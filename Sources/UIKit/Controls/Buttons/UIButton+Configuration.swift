import CoreGraphics
public import Foundation

extension UIButton {
    /// How a button looks, as a value.
    @preconcurrency @MainActor
    public struct Configuration: Hashable {
        /// How round the corners are.
        public enum CornerStyle: Int, Sendable {
            /// A radius that does not follow the text.
            case fixed
            /// The usual radius.
            case dynamic
            /// A smaller radius.
            case small
            /// A middle radius.
            case medium
            /// A larger radius.
            case large
            /// Half circles.
            case capsule
        }

        /// How large the button is.
        public enum Size: Int, Sendable {
            /// 17-point text, 7 points around.
            case medium
            /// 15-point text, 5 points around.
            case small
            /// 12-point text, 3 points around.
            case mini
            /// 17-point text, 15 points around.
            case large
        }

        /// Where title and subtitle stand.
        public enum TitleAlignment: Int, Sendable {
            /// In the middle when there is no image, otherwise where reading begins.
            case automatic
            /// Where reading begins.
            case leading
            /// In the middle.
            case center
            /// Where reading ends.
            case trailing
        }

        /// The colours that a kind of button has by itself.
        enum Kind: Hashable {
            case plain
            case gray
            case tinted
            case filled
        }

        let kind: Kind
        /// The words.
        public var title: String?
        /// Smaller words below.
        public var subtitle: String?
        /// The picture.
        public var image: UIImage?
        /// On which side of the words the picture is.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between picture and words.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle.
        public var titlePadding: CGFloat = 1
        /// Where title and subtitle stand.
        public var titleAlignment = TitleAlignment.automatic
        /// From the edges to the contents.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// How large it is.
        public var buttonSize = Size.medium { didSet { setDefaultContentInsets() } }
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// The colour of words and picture; nil is the kind's.
        public var baseForegroundColor: UIColor?
        /// The colour behind them; nil is the kind's.
        public var baseBackgroundColor: UIColor?
        /// Whether spokes turn in the place of the picture.
        public var showsActivityIndicator = false
        /// Whether it looks different when it is chosen.
        public var automaticallyUpdateForSelection = true

        private init(_ kind: Kind) { self.kind = kind }

        /// Words in the tint.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Words in the tint on grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Words in the tint on a hint of it.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// White words on the tint.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// The same as `plain()`.
        public static func borderless() -> Configuration { plain() }
        /// The same as `gray()`.
        public static func bordered() -> Configuration { gray() }
        /// The same as `tinted()`.
        public static func borderedTinted() -> Configuration { tinted() }
        /// The same as `filled()`.
        public static func borderedProminent() -> Configuration { filled() }

        /// Takes the insets of the size.
        public mutating func setDefaultContentInsets() {
            let (vertical, horizontal) = insets
            contentInsets = NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
        }

        /// The same for the state of a button; colours follow the state by themselves.
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
