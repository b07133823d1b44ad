import CoreGraphics
import Foundation

/// Shows pages in a scroll view with three places: for the page before, the current page and the page after.
///
/// The current page is always in the middle; insets close the places for which there is no page.
@MainActor
final class PageScroller: NSObject, PageTurner, UIScrollViewDelegate {
    /// The controller; what calls its data source, delegate and pages holds it meanwhile, because they may let it go.
    private unowned let owner: UIPageViewController
    private let scroll = UIScrollView(frame: .zero)
    /// The pages in the three places, as far as they are shown.
    private var pages: [UIViewController?] = [nil, nil, nil]
    /// The answers of the data source for the current page; nil before it was asked.
    private var neighbours: (before: UIViewController?, after: UIViewController?)?
    /// The page to which the user has begun to turn.
    private var announced: UIViewController?
    /// Called at the end of an animation that the app began, with the direction of the turn.
    private var animation: (place: Int, completion: (Bool) -> Void)?
    private var isPlacing = false

    var view: UIView { scroll }
    var recognizers: [UIGestureRecognizer] { [] }

    init(_ owner: UIPageViewController) {
        self.owner = owner
        super.init()
        scroll.isPagingEnabled = true
        scroll.showsHorizontalScrollIndicator = false
        scroll.showsVerticalScrollIndicator = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delegate = self
        if owner.navigationOrientation == .horizontal { scroll.alwaysBounceHorizontal = true } else { scroll.alwaysBounceVertical = true }
    }

    // MARK: Showing

    func show(
        _ page: UIViewController, direction: UIPageViewController.NavigationDirection, animated: Bool, completion: @escaping (Bool) -> Void
    ) {
        finishAnimation(completed: false)
        guard animated, length > 0 else {
            settle(on: page)
            return completion(true)
        }
        owner.announceTurn(to: page, animated: true)
        let place = direction == .forward ? 2 : 0
        neighbours = direction == .forward ? (neighbours?.before, page) : (page, neighbours?.after)
        put(page, at: place)
        close()
        animation = (place, completion)
        scroll.setContentOffset(offset(of: place), animated: true)
    }

    /// Makes a page the current one, in the middle, and removes the others.
    private func settle(on page: UIViewController) {
        let old = owner.current
        owner.announceTurn(to: page, animated: false)
        for place in pages.indices where pages[place] !== page { remove(at: place) }
        if let old = pages.firstIndex(where: { $0 === page }), old != 1 { pages.swapAt(old, 1) }
        owner.adoptCurrent(page)
        announced = nil
        neighbours = nil
        put(page, at: 1)
        isPlacing = true
        scroll.setContentOffset(offset(of: 1), animated: false)
        isPlacing = false
        neighboursChanged()
        if old !== page { finishTurn(from: old, to: page) }
    }

    /// Tells the pages of a turn that they did appear and disappear, in this order.
    private func finishTurn(from old: UIViewController?, to page: UIViewController) {
        page.finishAppearance(of: .caller)
        old?.finishAppearance(of: .caller)
    }

    /// Tells the pages of a turn that ends where it began: the old one appears again before the other one disappears.
    private func cancelTurn(to page: UIViewController) {
        owner.current?.startAppearance(true, animated: true, by: .caller)
        owner.current?.finishAppearance(of: .caller)
        page.startAppearance(false, animated: true, by: .caller)
        page.finishAppearance(of: .caller)
    }

    private func put(_ page: UIViewController, at place: Int) {
        if pages[place] !== page {
            remove(at: place)
            pages[place] = page
        }
        if page.parent !== owner {
            owner.addChild(page)
            page.view.frame = frame(of: place)
            scroll.addSubview(page.view)
            page.didMove(toParent: owner)
        } else if page.view.superview !== scroll {
            scroll.addSubview(page.view)
        }
        page.view.frame = frame(of: place)
    }

    private func remove(at place: Int) {
        guard let page = pages[place] else { return }
        pages[place] = nil
        page.willMove(toParent: nil)
        page.view.removeFromSuperview()
        page.removeFromParent()
    }

    // MARK: Places

    private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }
    private var length: CGFloat { isHorizontal ? scroll.bounds.width : scroll.bounds.height }

    private func offset(of place: Int) -> CGPoint {
        isHorizontal ? CGPoint(x: CGFloat(place) * length, y: 0) : CGPoint(x: 0, y: CGFloat(place) * length)
    }

    private func frame(of place: Int) -> CGRect {
        let frame = CGRect(origin: offset(of: place), size: scroll.bounds.size)
        return isHorizontal ? frame.insetBy(dx: owner.spacing / 2, dy: 0) : frame.insetBy(dx: 0, dy: owner.spacing / 2)
    }

    func place(in frame: CGRect) {
        // The space between pages lies half on each side of a page, outside the visible frame.
        let wide = isHorizontal ? frame.insetBy(dx: -owner.spacing / 2, dy: 0) : frame.insetBy(dx: 0, dy: -owner.spacing / 2)
        guard scroll.frame != wide else { return }
        finishAnimation(completed: true)
        isPlacing = true
        scroll.frame = wide
        scroll.contentSize = isHorizontal ? CGSize(width: 3 * length, height: wide.height) : CGSize(width: wide.width, height: 3 * length)
        close()
        scroll.setContentOffset(offset(of: 1), animated: false)
        isPlacing = false
        for place in pages.indices { pages[place]?.view.frame = self.frame(of: place) }
    }

    func neighboursChanged() {
        guard let current = owner.current, owner.isViewLoaded, announced == nil, animation == nil else { return }
        neighbours = (
            owner.dataSource?.pageViewController(owner, viewControllerBefore: current),
            owner.dataSource?.pageViewController(owner, viewControllerAfter: current)
        )
        close()
    }

    /// Closes the places without a page by negative insets.
    private func close() {
        let (before, after) = (neighbours?.before == nil ? -length : 0, neighbours?.after == nil ? -length : 0)
        let wasPlacing = isPlacing
        isPlacing = true
        scroll.contentInset =
            isHorizontal
            ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after) : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
        isPlacing = wasPlacing
    }

    // MARK: Scrolling

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { withExtendedLifetime(owner) { finishAnimation(completed: true) } }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { withExtendedLifetime(owner) { showNeighbour() } }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { withExtendedLifetime(owner) { userStopped() } }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        if !scroll.isDragging, !scroll.isTracking { withExtendedLifetime(owner) { userStopped() } }
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { withExtendedLifetime(owner) { finishAnimation(completed: true) } }

    /// Shows the page towards which the user has moved the content.
    private func showNeighbour() {
        guard !isPlacing, length > 0, animation == nil else { return }
        let displacement = (isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y) - length
        guard displacement != 0, let page = displacement > 0 ? neighbours?.after : neighbours?.before else { return }
        if announced !== page {
            if let announced { cancelTurn(to: announced) }
            owner.announceTurn(to: page, animated: true)
        }
        put(page, at: displacement > 0 ? 2 : 0)
        guard announced !== page else { return }
        announced = page
        owner.delegate?.pageViewController(owner, willTransitionTo: [page])
    }

    /// Makes the page on which the content rests the current one.
    private func userStopped() {
        guard length > 0, let old = owner.current, announced != nil else { return }
        let place = Int(clamped: ((isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y) / length).rounded())
        let page = pages.indices.contains(place) ? pages[place] ?? old : old
        if page === old, let announced { cancelTurn(to: announced) }
        settle(on: page)
        owner.userTurned(from: old, completed: page !== old, isForward: place == 2)
    }

    private func finishAnimation(completed: Bool) {
        guard let animation, let page = pages[animation.place] else { return }
        self.animation = nil
        settle(on: page)
        animation.completion(completed)
    }
}
