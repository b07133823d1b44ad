package import Foundation

/// Turns of a mouse's wheel, or fingers on a touchpad: from a window system or a test.
@MainActor
package struct ScrollInput {
    private let application: UIApplication

    /// Input for the windows of an app.
    package init(application: UIApplication) { self.application = application }

    /// Moves the content under a place, as far as it goes; what cannot move leaves it to the scroll view around it.
    ///
    /// - Parameters:
    ///   - delta: What the offset gains, points: positive y shows what is below.
    ///   - place: On the screen, points.
    /// - Returns: Whether something moved.
    @discardableResult
    package func scroll(by delta: CGPoint, at place: CGPoint) -> Bool {
        let found = application.windows(at: place).lazy.compactMap { window in
            window.hitTest(window.convert(place, from: UIWindow?.none), with: nil)
        }.first
        for view in sequence(first: found, next: { $0?.superview }) {
            if let view = view as? UIScrollView, view.turn(by: delta) { return true }
        }
        return false
    }
}

extension UIScrollView {
    /// Moves on by a wheel's turn, smoothly; turns in quick succession add up.
    fileprivate func turn(by delta: CGPoint) -> Bool {
        var target = scrolling.motion?.target ?? contentOffset
        for axis in ScrollAxis.allCases where scrolls(axis) { target[keyPath: axis.place] += delta[keyPath: axis.place] }
        target = onPixels(clamped(target))
        guard target != contentOffset, scrolling.drag == nil, !scrolling.zoom.isActive else { return false }
        let wasMoving = isDecelerating
        let velocity = scrolling.motion?.velocity(at: scrolling.ticker.now()) ?? .zero
        move(landing(at: target, velocity: velocity))
        if !wasMoving { _scrollDelegate?.scrollViewWillBeginDecelerating(self) }
        return true
    }
}
