public import Foundation
package import LaminaMethods

/// A container controller that shows one page after another, each the view of a controller.
open class UIPageViewController: UIViewController, ControllerContainer {
    /// The members that selectors, keys and nibs name.
    nonisolated package class var extendedMemberTable: MemberTable { pageControllerMembers }

    /// The transition between pages.
    public let transitionStyle: TransitionStyle
    /// The direction along which pages lie.
    public let navigationOrientation: NavigationOrientation
    /// The place of the spine; `none` for pages that scroll.
    public let spineLocation: SpineLocation
    /// The space between pages that scroll, in points.
    let spacing: CGFloat
    private let indicator = UIPageControl(frame: .zero)
    private lazy var turner: any PageTurner = transitionStyle == .scroll ? PageScroller(self) : PageCurler(self)

    /// The height of the page indicator, in points.
    private static let indicatorHeight: CGFloat = 37

    /// Creates a controller without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spacing = (options?[.interPageSpacing] as? CGFloat) ?? (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        let spine = (options?[.spineLocation] as? Int ?? (options?[.spineLocation] as? NSNumber)?.intValue).flatMap(SpineLocation.init)
        spineLocation = style == .scroll ? .none : spine ?? .min
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with pages that curl.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (transitionStyle, navigationOrientation, spineLocation, spacing) = (.pageCurl, .horizontal, .min, 0)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from a nib; its pages curl unless the nib says that they scroll.
    public required init?(coder: NSCoder) {
        transitionStyle = coder.nibAttribute("transitionStyle") == "scroll" ? .scroll : .pageCurl
        navigationOrientation = coder.nibAttribute("navigationOrientation") == "vertical" ? .vertical : .horizontal
        spineLocation = transitionStyle == .scroll ? .none : SpineLocation(nibName: coder.nibAttribute("spineLocation")) ?? .min
        spacing = CGFloat(coder.nibAttribute("pageSpacing").flatMap { Double($0) } ?? 0)
        super.init(coder: coder)
        coder.finishDecoding(self, as: UIPageViewController.self)
    }

    /// The object that supplies the pages before and after the current one.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            turner.neighboursChanged()
            updateIndicator()
        }
    }
    /// The delegate that is notified when the user turns pages.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// True when pages that curl have content on their backs; stored without effect, because a curled page shows its own back.
    open var isDoubleSided = false
    /// The controller of the current page; two with a spine in the middle.
    open private(set) var viewControllers: [UIViewController]?
    /// The recognisers of swipes and taps that curl pages; empty for pages that scroll.
    open var gestureRecognizers: [UIGestureRecognizer] { turner.recognizers }

    /// Shows another page.
    ///
    /// The delegate is not notified.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        guard let page = viewControllers?.first else {
            // Measured on UIKit: before the view is loaded an empty list is accepted.
            if viewControllers != nil, !isViewLoaded, !animated { return completion?(true) ?? () }
            return Diagnostics.report(
                exception: "NSInvalidArgumentException", detail: "a page view controller needs a page to show; it keeps its own")
        }
        let isAnimated = animated && viewIfLoaded?.window != nil && self.viewControllers != nil && page !== current
        if !isViewLoaded {
            self.viewControllers = [page]
            completion?(true)
            return
        }
        turner.show(page, direction: direction, animated: isAnimated) { [weak self] finished in
            self?.updateIndicator()
            completion?(finished)
        }
    }

    /// The controller of the current page.
    var current: UIViewController? { viewControllers?.first }

    /// Takes over the page to which the turner has turned as the current controller.
    func adoptCurrent(_ page: UIViewController) { viewControllers = [page] }

    // MARK: Appearance

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    package var shownChildren: [UIViewController] { viewControllers ?? [] }
    package func coveredEdges(of child: UIViewController) -> UIEdgeInsets { .zero }
    package func toolbarItemsChanged(of child: UIViewController, animated: Bool) {}
    package func tabBarItemChanged(of child: UIViewController) {}

    /// Tells the pages of a turn that begins, unless this controller is not visible.
    ///
    /// - Source: Measured on iOS: the new page will appear before the old one will disappear.
    func announceTurn(to new: UIViewController, animated: Bool) {
        guard appearance.state != .disappeared, new !== current else { return }
        new.startAppearance(true, animated: animated, by: .caller)
        current?.startAppearance(false, animated: animated, by: .caller)
    }

    // MARK: The view

    open override func loadView() { view = PageContentView(frame: UIScreen.main.bounds) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(turner.view)
        indicator.addAction(UIAction { [weak self] _ in self?.indicatorTapped() }, for: .valueChanged)
        if let current { turner.show(current, direction: .forward, animated: false) { _ in } }
        updateIndicator()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeParts()
    }

    private func placeParts() {
        let bounds = view.bounds
        let bottom = hasIndicator ? Self.indicatorHeight + view.safeAreaInsets.bottom : 0
        let frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: max(0, bounds.height - bottom))
        turner.place(in: frame)
        indicator.frame = CGRect(x: 0, y: frame.maxY, width: bounds.width, height: Self.indicatorHeight)
    }

    // MARK: The indicator

    private var hasIndicator: Bool { indicator.superview != nil }

    /// Reads the number of dots and the current one from the data source.
    ///
    /// Apps look for the scroll view among the subviews, and expect no other one in a controller without dots.
    private func updateIndicator() {
        guard isViewLoaded, transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource, current != nil else { return }
        let count = dataSource.presentationCount(for: self)
        if count > 0 { view.addSubview(indicator) } else { indicator.removeFromSuperview() }
        indicator.numberOfPages = max(0, count)
        if count > 0 { indicator.currentPage = dataSource.presentationIndex(for: self) }
        view.setNeedsLayout()
    }

    /// Turns one page for a tap on the indicator.
    private func indicatorTapped() {
        guard let current, let dataSource else { return }
        let old = dataSource.presentationIndex(for: self)
        let isForward = indicator.currentPage > old
        let page =
            isForward
            ? dataSource.pageViewController(self, viewControllerAfter: current)
            : dataSource.pageViewController(self, viewControllerBefore: current)
        guard let page else { return }
        turner.show(page, direction: isForward ? .forward : .reverse, animated: true) { _ in }
    }

    /// Notifies the delegate of the end of a user's turn, and moves the indicator's dot by one page.
    func userTurned(from old: UIViewController, completed: Bool, isForward: Bool) {
        if completed, hasIndicator { indicator.currentPage += isForward ? 1 : -1 }
        delegate?.pageViewController(self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: completed)
    }
}

/// The part of a page view controller that moves pages.
@MainActor
protocol PageTurner: AnyObject {
    /// The view that contains the pages.
    var view: UIView { get }
    var recognizers: [UIGestureRecognizer] { get }
    func show(
        _ page: UIViewController, direction: UIPageViewController.NavigationDirection, animated: Bool, completion: @escaping (Bool) -> Void)
    /// Called when the pages beside the current one may have changed.
    func neighboursChanged()
    func place(in frame: CGRect)
}

/// The view of a page controller.
private final class PageContentView: UIView, SystemNamed {
    nonisolated static var systemName: String { "_UIPageViewControllerContentView" }
}
