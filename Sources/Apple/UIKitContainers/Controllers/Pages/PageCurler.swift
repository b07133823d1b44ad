import CoreGraphics
import Foundation
import QuartzCore

/// Shows one page that curls away from the next one after a swipe or a tap at its side.
@MainActor
final class PageCurler: NSObject, PageTurner {
    /// The controller; what calls its data source, delegate and pages holds it meanwhile, because they may let it go.
    private unowned let owner: UIPageViewController
    private let stage = UIView(frame: .zero)
    private var page: UIViewController?
    private var isTurning = false
    private static let duration = 0.6
    /// The part of the width on each side in which a tap turns the page.
    private static let side: CGFloat = 0.2

    let recognizers: [UIGestureRecognizer]
    var view: UIView { stage }

    init(_ owner: UIPageViewController) {
        self.owner = owner
        let (swipe, tap) = (UIPanGestureRecognizer(target: nil, action: nil), UITapGestureRecognizer(target: nil, action: nil))
        recognizers = [swipe, tap]
        super.init()
        swipe.addHandler { [weak self] recognizer in if recognizer.state == .ended { self?.swiped(recognizer) } }
        tap.addHandler { [weak self] recognizer in if recognizer.state == .ended { self?.tapped(recognizer) } }
        for recognizer in recognizers { stage.addGestureRecognizer(recognizer) }
        stage.clipsToBounds = true
    }

    func neighboursChanged() {}

    func place(in frame: CGRect) {
        stage.frame = frame
        page?.view.frame = stage.bounds
    }

    func show(
        _ page: UIViewController, direction: UIPageViewController.NavigationDirection, animated: Bool, completion: @escaping (Bool) -> Void
    ) {
        let old = self.page
        guard old !== page else { return completion(true) }
        owner.announceTurn(to: page, animated: animated && stage.window != nil)
        self.page = page
        owner.adoptCurrent(page)
        if page.parent !== owner { owner.addChild(page) }
        page.view.frame = stage.bounds
        let change = { [self] in
            stage.addSubview(page.view)
            guard let old else { return }
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        // The turn may outlive the last other owner of the controller.
        let end = { [self, owner] (finished: Bool) in
            old?.finishAppearance(of: .caller)
            page.finishAppearance(of: .caller)
            page.didMove(toParent: owner)
            isTurning = false
            completion(finished)
        }
        guard animated, stage.window != nil else {
            change()
            return end(true)
        }
        isTurning = true
        CATransaction.begin()
        CATransaction.setCompletionBlock { end(true) }
        let curl = CATransition()
        curl.type = CATransitionType(rawValue: direction == .forward ? "pageCurl" : "pageUnCurl")
        curl.subtype = owner.navigationOrientation == .horizontal ? .fromRight : .fromTop
        curl.duration = Self.duration
        curl.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        stage.layer.add(curl, forKey: "page")
        change()
        CATransaction.commit()
    }

    // MARK: Touches

    private func swiped(_ recognizer: UIGestureRecognizer) {
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        let translation = pan.translation(in: stage)
        let part = owner.navigationOrientation == .horizontal ? translation.x : translation.y
        if part != 0 { withExtendedLifetime(owner) { turn(isForward: part < 0) } }
    }

    private func tapped(_ recognizer: UIGestureRecognizer) {
        let place = recognizer.location(in: stage)
        let isHorizontal = owner.navigationOrientation == .horizontal
        let part = isHorizontal ? place.x / max(1, stage.bounds.width) : place.y / max(1, stage.bounds.height)
        guard part > 1 - Self.side || part < Self.side else { return }
        withExtendedLifetime(owner) { turn(isForward: part > 1 - Self.side) }
    }

    private func turn(isForward: Bool) {
        guard !isTurning, let old = page, let source = owner.dataSource else { return }
        let next =
            isForward
            ? source.pageViewController(owner, viewControllerAfter: old) : source.pageViewController(owner, viewControllerBefore: old)
        guard let next else { return }
        owner.delegate?.pageViewController(owner, willTransitionTo: [next])
        show(next, direction: isForward ? .forward : .reverse, animated: true) { [weak self] _ in
            self?.owner.userTurned(from: old, completed: true, isForward: isForward)
        }
    }
}
