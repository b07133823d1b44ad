package import Foundation
import LaminaScrolling

/// Scroll events of a mouse wheel or touchpad, from a window system or a test.
@MainActor
package struct ScrollInput {
    private let application: UIApplication

    /// Creates the scroll input of an app's windows.
    package init(application: UIApplication) { self.application = application }

    /// Scrolls the innermost scroll view at a position that can move by `delta`.
    ///
    /// A scroll view that is at its limit leaves the event to the scroll views around it.
    ///
    /// - Parameters:
    ///   - delta: The change of the content offset, in points; positive y reveals content below.
    ///   - place: The pointer's position on the screen, in points.
    /// - Returns: True when a scroll view moved.
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
    /// Scrolls smoothly by a wheel's delta.
    ///
    /// Turns in quick succession add up, because each turn starts from the target of the motion in progress.
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
