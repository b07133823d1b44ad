import Foundation

import UIKit

/// A scroll view of 300 × 400 points that zooms a view of the same size, with two touches and a record of the delegate's calls.
@MainActor
final class ZoomRig: NSObject, UIScrollViewDelegate {
    let hand = Hand()
    let view: UIScrollView
    let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var heard: [String] = []
    /// A closure that is called at each step of the zoom.
    var onZoom: (() -> Void)?

    init(_ view: UIScrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))) {
        self.view = view
        super.init()
        view.layer.contentsScale = 2
        view.contentInsetAdjustmentBehavior = .never
        view.addSubview(zoomed)
        view.contentSize = zoomed.bounds.size
        view._scrollDelegate = self
        view.maximumZoomScale = 4
        view.scrolling.ticker.followsDisplay = false
        view.scrolling.ticker.now = { [unowned hand] in hand.time }
        hand.window.addSubview(view)
    }

    /// Runs `body` while the window is on screen.
    func onScreen(_ body: () -> Void) {
        hand.open()
        body()
        hand.close()
    }

    /// Pinches around a point: both touches begin 50 points from it and move until they are `distance` points from it.
    func pinch(at place: CGPoint, to distance: CGFloat, steps: Int = 10) {
        begin(at: place)
        let start: CGFloat = distance > 50 ? 54 : 46
        for step in 1...steps { spread(place, start + (distance - start) * CGFloat(step) / CGFloat(steps)) }
    }

    /// Begins two touches, each 50 points to one side of a point.
    func begin(at place: CGPoint) {
        hand.down(place.x - 50, place.y, finger: 0)
        hand.down(place.x + 50, place.y, finger: 1)
    }

    func spread(_ place: CGPoint, _ distance: CGFloat) {
        hand.move(place.x - distance, place.y, finger: 0)
        hand.move(place.x + distance, place.y, finger: 1)
    }

    func lift() {
        hand.up(0, 0, finger: 1)
        hand.up(0, 0, finger: 0)
    }

    /// Advances the clock, at 60 frames per second.
    func run(_ seconds: Double) {
        let start = hand.time
        for frame in 1...Int((seconds * 60).rounded()) {
            hand.time = start + Double(frame) / 60
            view.tick(at: hand.time)
        }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { hear("will begin") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        if heard.last != "zoom" { heard.append("zoom") }
        onZoom?()
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { hear("did end at \(scale)") }

    private func hear(_ word: String) {
        let flags = [(view.isZooming, "Z"), (view.isZoomBouncing, "B")].filter(\.0).map(\.1).joined()
        heard.append("\(word) [\(flags)]")
    }
}
