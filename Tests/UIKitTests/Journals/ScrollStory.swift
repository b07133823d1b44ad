import Foundation
import UIKit

/// A scroll view whose delegate tells all that it hears.
@MainActor
final class ScrollStory: NSObject, UIScrollViewDelegate {
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let content = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 2000))
    private let journal: Journal
    private var time = 100.0

    override init() {
        journal = Journal(of: view)
        super.init()
        view.addSubview(content)
        view.contentSize = content.frame.size
        view.scrolling.ticker.followsDisplay = false
        view.scrolling.ticker.now = { [unowned self] in time }
        view.delegate = self
    }

    func told() -> [String] {
        tellOfDrags()
        tellOfOffsets()
        tellOfPages()
        tellOfZoom()
        return journal.lines
    }

    /// Drags in ten steps, lets go, and waits.
    private func drag(_ name: String, _ x: CGFloat, _ y: CGFloat, speed: CGPoint = .zero) {
        journal.step(name) {
            view.beginDragging(towards: CGPoint(x: x, y: y))
            for step in 1...10 { view.drag(by: CGPoint(x: x * CGFloat(step) / 10, y: y * CGFloat(step) / 10)) }
            facts()
            view.endDragging(velocity: speed)
            run()
        }
        facts()
    }

    private func run() {
        for frame in 1...240 {
            time += 1.0 / 60
            view.tick(at: time)
            if frame % 20 == 0, view.isDecelerating { journal.hear("at \(short(view.contentOffset))") }
        }
    }

    private func facts() {
        let flags = [(view.isTracking, "tracks"), (view.isDragging, "drags"), (view.isDecelerating, "goes on"), (view.isZooming, "zooms")]
        journal.hear(
            "stands at \(short(view.contentOffset)), scale \(short(view.zoomScale * 10)) \(flags.filter(\.0).map(\.1).joined(separator: " "))")
    }

    private func tellOfDrags() {
        drag("a slow drag", 0, -100)
        drag("a fast drag", 0, -100, speed: CGPoint(x: 0, y: -1500))
        drag("a drag sideways", -60, -5, speed: CGPoint(x: -700, y: -100))
        drag("beyond the top", 0, 900)
        drag("beyond the top, fast", 0, 200, speed: CGPoint(x: 0, y: 3000))
        view.isDirectionalLockEnabled = true
        drag("locked", -60, -20)
        view.isDirectionalLockEnabled = false
        view.bounces = false
        drag("without bouncing", 50, 900, speed: CGPoint(x: 0, y: 2000))
        view.bounces = true
        view.contentInset = UIEdgeInsets(top: 30, left: 10, bottom: 50, right: 20)
        drag("with insets", 100, 300)
        view.decelerationRate = .fast
        drag("a short way on", 0, -50, speed: CGPoint(x: 0, y: -1500))
        view.decelerationRate = .normal
        view.contentSize = CGSize(width: 100, height: 100)
        drag("small content", -40, -40, speed: CGPoint(x: 0, y: -500))
        view.alwaysBounceVertical = true
        drag("small content that bounces", -40, -40)
        view.contentSize = content.frame.size
        view.isScrollEnabled = false
        journal.hear("may not scroll: \(view.isScrollEnabled)")
        view.isScrollEnabled = true
    }

    private func tellOfOffsets() {
        journal.step("by code, animated") {
            view.setContentOffset(CGPoint(x: 100, y: 900), animated: true)
            run()
        }
        facts()
        journal.step("by code") { view.setContentOffset(CGPoint(x: 0, y: 20), animated: false) }
        facts()
        for rect in [
            CGRect(x: 0, y: 1000, width: 10, height: 10), CGRect(x: 400, y: 10, width: 30, height: 600), CGRect(x: 5, y: 5, width: 5, height: 5),
        ] {
            journal.step("to a rectangle") { view.scrollRectToVisible(rect, animated: false) }
            facts()
        }
        journal.step("a rectangle, animated") {
            view.scrollRectToVisible(CGRect(x: 800, y: 1900, width: 20, height: 20), animated: true)
            run()
        }
        facts()
        journal.step("flash") { view.flashScrollIndicators() }
        journal.step("no indicators") {
            view.showsVerticalScrollIndicator = false
            view.showsHorizontalScrollIndicator = false
        }
        journal.step("other indicators") {
            view.showsVerticalScrollIndicator = true
            view.indicatorStyle = .white
            view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 4)
            view.flashScrollIndicators()
        }
        view.contentInset = .zero
        view.contentOffset = .zero
    }

    private func tellOfPages() {
        view.isPagingEnabled = true
        drag("a page", -100, 0, speed: CGPoint(x: -300, y: 0))
        drag("a slow page", -200, 0)
        drag("less than a page", 60, 0)
        drag("back", 100, 0, speed: CGPoint(x: 2000, y: 0))
        view.isPagingEnabled = false
    }

    private func tellOfZoom() {
        view.minimumZoomScale = 0.5
        view.maximumZoomScale = 3
        journal.step("zoom in") { view.setZoomScale(2, animated: false) }
        facts()
        journal.step("zoom too far") { view.setZoomScale(9, animated: false) }
        facts()
        journal.step("zoom out") { view.zoomScale = 0.1 }
        facts()
        journal.step("zoom to a rectangle") { view.zoom(to: CGRect(x: 100, y: 200, width: 150, height: 100), animated: false) }
        facts()
        journal.step("zoom, animated") {
            view.setZoomScale(1, animated: true)
            run()
        }
        facts()
    }

    // MARK: Delegate

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if !scrollView.isDecelerating { journal.hear("scrolled to \(short(scrollView.contentOffset))") }
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { journal.hear("zoomed") }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { journal.hear("will zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        journal.hear("zoomed to \(short(scale * 10))")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { journal.hear("will drag") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { journal.hear("will end, \(short(velocity)) to \(short(targetContentOffset.pointee))") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { journal.hear("ended, \(decelerate)") }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { journal.hear("will go on") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { journal.hear("came to rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { journal.hear("animation ended") }
}
