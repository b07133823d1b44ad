import Foundation
import LaminaPrimitives

import UIKit

/// A scroll view with a manual clock, which records its delegate's calls.
@MainActor
final class ScrollRig: NSObject, UIScrollViewDelegate {
    let view: UIScrollView
    var time = 100.0
    var heard: [String] = []
    /// A closure that may change the target offset when a drag ends.
    var retarget: ((CGPoint) -> CGPoint)?
    var endVelocity = CGPoint.zero

    /// Creates a scroll view of 300 × 400 points with content of 300 × 2000.
    init(_ view: UIScrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), height: CGFloat = 2000) {
        self.view = view
        super.init()
        view.layer.contentsScale = 2
        view.contentSize = CGSize(width: 300, height: height)
        view.scrolling.ticker.followsDisplay = false
        view.scrolling.ticker.now = { [unowned self] in time }
        view._scrollDelegate = self
    }

    /// Drags in ten steps.
    func drag(by way: CGPoint, velocity: CGPoint = .zero) {
        view.beginDragging(towards: way)
        for step in 1...10 { view.drag(by: CGPoint(x: way.x * CGFloat(step) / 10, y: way.y * CGFloat(step) / 10)) }
        view.endDragging(velocity: velocity)
    }

    /// Advances the clock, at 60 frames per second.
    func run(_ seconds: Double) {
        let start = time
        for frame in 1...max(1, Int((seconds * 60).rounded())) {
            time = start + Double(frame) / 60
            view.tick(at: time)
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if heard.last != "scroll" { heard.append("scroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hear("will begin dragging", scrollView) }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        hear("will end dragging", scrollView)
        endVelocity = velocity
        if let retarget { targetContentOffset.pointee = retarget(targetContentOffset.pointee) }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        hear("did end dragging, \(decelerate ? "goes on" : "stands")", scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { hear("will begin decelerating", scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hear("did end decelerating", scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { hear("did end animation", scrollView) }

    private func hear(_ word: String, _ view: UIScrollView) {
        let flags = [(view.isTracking, "T"), (view.isDragging, "D"), (view.isDecelerating, "M")].filter(\.0).map(\.1).joined()
        heard.append("\(word) [\(flags)]")
    }
}
