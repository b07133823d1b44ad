public import Foundation

extension UIPageViewController {
    /// The direction along which pages lie.
    public typealias NavigationOrientation = UIPageViewControllerNavigationOrientation

    /// The direction of a change of the page.
    public typealias NavigationDirection = UIPageViewControllerNavigationDirection

    /// The transition between pages.
    public typealias TransitionStyle = UIPageViewControllerTransitionStyle

    /// The place of the spine about which pages curl.
    public typealias SpineLocation = UIPageViewControllerSpineLocation

    /// The name of an option at creation.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key from any name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The place of the spine, the raw value of a `SpineLocation`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The space between pages that scroll, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

/// The methods by which an object supplies the pages of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Asks for the page before another one; nil for none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Asks for the page after another one; nil for none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Asks for the number of dots of the page indicator; optional, without it there is no indicator.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Asks for the index of the current dot; optional.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// The default implementation; returns 0, for no indicator.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// The default implementation; returns 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The delegate of a page view controller; every method is optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user begins to turn to other pages.
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Tells the delegate that the user's turn of the page ended; `completed` is false when the old page stays.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool)
    /// Asks for the place of the spine in an orientation; asked once, because windows do not rotate.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
    /// The default implementation does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// The default implementation does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {}
    /// The default implementation returns the controller's own place.
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
}
