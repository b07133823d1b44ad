import CoreGraphics
public import Foundation

/// A row of dots, one per page, with the current page's dot highlighted.
open class UIPageControl: UIControl, TapKeeping {
    private static let dot: CGFloat = 7
    /// The distance between the centres of adjacent dots, in points.
    private static let distance: CGFloat = 18
    /// The distance from the centres of the outer dots to the edges, in points.
    private static let margin: CGFloat = 19
    private static let height: CGFloat = 26

    private var dots: [UIView] = []

    /// Creates a control without pages.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates the control from a nib or storyboard.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The number of pages.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            rebuild()
        }
    }
    /// The index of the current page, clamped to the pages; setting it sends no event.
    open var currentPage = 0 {
        didSet {
            currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
            color()
        }
    }
    /// True when a single page shows no dot.
    open var hidesForSinglePage = false { didSet { rebuild() } }
    /// The colour of the other pages' dots; nil is white at 30 % opacity.
    open var pageIndicatorTintColor: UIColor? { didSet { color() } }
    /// The colour of the current page's dot; nil is white.
    open var currentPageIndicatorTintColor: UIColor? { didSet { color() } }

    /// Returns the size that fits a number of pages.
    ///
    /// - Source: 92 × 26 points for four pages, measured on UIKit 26.1.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(0, pageCount - 1)) * Self.distance + 2 * Self.margin, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Moves to the next page for a tap in the right half, and to the previous page for a tap in the left half.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isMostlyInside(touch) else { return }
        let old = currentPage
        currentPage += touch.location(in: self).x > bounds.midX ? 1 : -1
        if currentPage != old { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let start = bounds.midX - CGFloat(max(0, dots.count - 1)) * Self.distance / 2
        for (index, dot) in dots.enumerated() {
            dot.bounds.size = CGSize(width: Self.dot, height: Self.dot)
            dot.center = CGPoint(x: start + CGFloat(index) * Self.distance, y: bounds.midY)
        }
    }

    private func rebuild() {
        for dot in dots { dot.removeFromSuperview() }
        dots = hidesForSinglePage && numberOfPages == 1 ? [] : (0..<numberOfPages).map { _ in UIView() }
        for dot in dots {
            dot.isUserInteractionEnabled = false
            dot.layer.cornerRadius = Self.dot / 2
            addSubview(dot)
        }
        color()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func color() {
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor =
                index == currentPage
                ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
        }
    }
}
