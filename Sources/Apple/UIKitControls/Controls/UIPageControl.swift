import CoreGraphics
public import Foundation
package import LaminaMethods

/// A row of dots, one per page, with the current page's dot highlighted.
open class UIPageControl: UIControl, TapKeeping {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { pageMembers }

    private static let dot: CGFloat = 7
    /// The side of the square in which a dot lies, in points.
    private static let slot: CGFloat = 10
    /// The distance between the centres of adjacent dots, in points.
    private static let distance: CGFloat = 18
    /// The distance from the centres of the outer dots to the edges, in points.
    private static let margin: CGFloat = 19
    private static let height: CGFloat = 26

    /// The view in the middle of the control that contains the slots; it has the control's natural size.
    private let content = UIView()
    /// The slots, each with a dot or an image.
    private var slots: [UIView] = []
    private var dots: [UIView] = []
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]

    /// The x coordinate from which the touch's next step is measured.
    private var touchStart: CGFloat = 0
    /// True while the current page changes without being shown.
    private var isDeferring = false
    private lazy var backgroundPlate: UIView = {
        let plate = UIView(frame: .zero)
        plate.backgroundColor = .tertiarySystemFill
        plate.layer.cornerRadius = Self.height / 2
        plate.isUserInteractionEnabled = false
        plate.isHidden = true
        return plate
    }()

    /// Creates a control without pages.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates the control from a nib or storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.finishDecoding(self, as: UIPageControl.self)
    }

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
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            customized(\.pageIndicatorTintColor)
            color()
        }
    }
    /// The colour of the current page's dot; nil is white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            customized(\.currentPageIndicatorTintColor)
            color()
        }
    }

    /// The image of the other pages' indicators; nil for dots.
    open var preferredIndicatorImage: UIImage? { didSet { rebuild() } }
    /// The image of the current page's indicator; nil for that of the other pages.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { rebuild() } }
    /// Sets the image of one page's indicator; nil for the preferred one.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        rebuild()
    }
    /// Returns the image of one page's indicator; nil for a dot.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] ?? preferredIndicatorImage }
    /// Sets the image of one page's indicator while the page is the current one; nil for the preferred one.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[page] = image
        rebuild()
    }
    /// Returns the image of one page's indicator while the page is the current one.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        currentImages[page] ?? preferredCurrentPageIndicatorImage ?? indicatorImage(forPage: page)
    }
    /// The visibility of the plate behind the dots; `automatic`, during a touch, by default.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { paintPlate() } }
    /// The direction along which the dots lie; stored without effect beyond left to right.
    open var direction = Direction.natural
    /// The part that a touch has in the change of the page.
    open private(set) var interactionState = InteractionState.none
    /// True when a touch that moves along the dots changes the page; true by default.
    open var allowsContinuousInteraction = true
    /// True when a change by a touch is shown only by `updateCurrentPageDisplay()`; the default is false.
    open var defersCurrentPageDisplay = false
    /// Shows the current page, when its display is deferred.
    open func updateCurrentPageDisplay() { color() }

    /// Returns the size that fits a number of pages.
    ///
    /// - Source: 92 × 26 points for four pages, measured on UIKit 26.1.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(1, pageCount) - 1) * Self.distance + 2 * Self.margin, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The visibility of the plate behind the dots.
    public typealias BackgroundStyle = UIPageControlBackgroundStyle

    /// The part that a touch has in the change of the page.
    public typealias InteractionState = UIPageControlInteractionState

    /// The direction along which the dots lie.
    public typealias Direction = UIPageControlDirection

    /// Begins to follow a touch along the dots.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchStart = touch.location(in: self).x
        interactionState = .discrete
        return true
    }

    /// Changes the page by one for every dot along which the touch moves.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let translation = (touch.location(in: self).x - touchStart) * forwards
        guard allowsContinuousInteraction, interactionState == .continuous || abs(translation) > Self.distance / 2 else { return true }
        interactionState = .continuous
        paintPlate()
        let steps = Int(clamped: translation / Self.distance)
        guard steps != 0 else { return true }
        touchStart += CGFloat(steps) * Self.distance * forwards
        change(by: steps, with: event)
        return true
    }

    open override func cancelTracking(with event: UIEvent?) {
        interactionState = .none
        paintPlate()
    }

    /// Moves to the next page for a tap in the right half, and to the previous page for a tap in the left half.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let wasContinuous = interactionState == .continuous
        if let touch, isMostlyInside(touch), !wasContinuous {
            let isForwards = (touch.location(in: self).x - bounds.midX) * forwards > 0
            change(by: isForwards ? 1 : -1, with: event)
        }
        interactionState = .none
        paintPlate()
    }

    /// The sign of movements to the right that lead to later pages.
    private var forwards: CGFloat { isRightToLeft ? -1 : 1 }

    private func change(by steps: Int, with event: UIEvent?) {
        let old = currentPage
        isDeferring = defersCurrentPageDisplay
        currentPage += steps
        isDeferring = false
        if currentPage != old { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    /// Shows or hides the plate behind the dots.
    private func paintPlate() {
        let isShown = backgroundStyle == .prominent || backgroundStyle == .automatic && interactionState == .continuous
        backgroundPlate.isHidden = !isShown
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = size(forNumberOfPages: dots.count).width
        content.frame = CGRect(x: bounds.midX - width / 2, y: bounds.midY - Self.height / 2, width: width, height: Self.height)
        backgroundPlate.frame = content.frame
        for (index, (slot, dot)) in zip(slots, dots).enumerated() {
            let middle = CGPoint(x: Self.margin + CGFloat(index) * Self.distance, y: Self.height / 2)
            slot.frame = directed(
                CGRect(x: middle.x - Self.slot / 2, y: middle.y - Self.slot / 2, width: Self.slot, height: Self.slot), in: content.bounds)
            let size = (dot as? UIImageView)?.image?.size ?? CGSize(width: Self.dot, height: Self.dot)
            dot.bounds.size = size
            dot.center = CGPoint(x: Self.slot / 2, y: Self.slot / 2)
        }
    }

    /// The largest number of dots that are made; a row of them is wider than any screen.
    private static let mostDots = 1_000

    private func rebuild() {
        for slot in slots { slot.removeFromSuperview() }
        dots = hidesForSinglePage && numberOfPages == 1 ? [] : (0..<min(numberOfPages, Self.mostDots)).map(makeDot)
        slots = dots.map { dot in
            let slot = UIView()
            slot.addSubview(dot)
            return slot
        }
        if backgroundPlate.superview == nil {
            content.isUserInteractionEnabled = false
            insertSubview(backgroundPlate, at: 0)
            addSubview(content)
        }
        slots.forEach(content.addSubview)
        color()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func makeDot(_ page: Int) -> UIView {
        guard let image = shownImage(ofPage: page) else {
            let dot = UIView()
            dot.layer.cornerRadius = Self.dot / 2
            return dot
        }
        return UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    }

    /// The image of a page's indicator; nil for a dot.
    private func shownImage(ofPage page: Int) -> UIImage? {
        page == currentPage ? currentPageIndicatorImage(forPage: page) : indicatorImage(forPage: page)
    }

    private func color() {
        guard !isDeferring else { return }
        for page in dots.indices {
            exchangeDot(page)
            let color =
                page == currentPage ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
            guard let picture = dots[page] as? UIImageView else {
                dots[page].backgroundColor = color
                continue
            }
            picture.image = shownImage(ofPage: page)?.withRenderingMode(.alwaysTemplate)
            picture.tintColor = color
            setNeedsLayout()
        }
    }

    /// Exchanges a dot for an image or an image for a dot, where a page has an image only while it is the current one, or only while it is not.
    private func exchangeDot(_ page: Int) {
        guard slots.indices.contains(page), dots[page] is UIImageView != (shownImage(ofPage: page) != nil) else { return }
        dots[page].removeFromSuperview()
        dots[page] = makeDot(page)
        slots[page].addSubview(dots[page])
        setNeedsLayout()
    }
}
