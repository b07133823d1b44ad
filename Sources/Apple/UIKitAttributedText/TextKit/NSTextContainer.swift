public import Foundation

/// A rectangle that a layout manager fills with lines of text.
open class NSTextContainer: NSObject {
    /// The manager that fills the container.
    open package(set) weak var layoutManager: NSLayoutManager?
    /// The size, in points; 0 or the greatest number along an axis for no limit.
    open var size: CGSize {
        didSet { if size != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
    }
    /// The space on both sides of the lines, in points; 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { layoutManager?.textContainerChangedGeometry(self) }
    }
    /// The greatest number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { layoutManager?.textContainerChangedGeometry(self) } }
    /// The treatment of the last line when the text does not fit.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { layoutManager?.textContainerChangedGeometry(self) }
    }
    /// The shapes that the text avoids; stored without effect.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet { layoutManager?.textContainerChangedGeometry(self) }
    }
    /// True when the width follows the text view's.
    open var widthTracksTextView = false
    /// True when the height follows the text view's.
    open var heightTracksTextView = false

    /// Creates a container of a size.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }
    /// Creates a container without limits.
    public convenience override init() { self.init(size: .zero) }
    /// Creates a container without limits; the coder's contents are ignored.
    public required init(coder: NSCoder) {
        size = .zero
        super.init()
    }

    /// True when the container has no exclusion paths.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }
}
