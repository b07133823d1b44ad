import CoreGraphics
import Foundation

import UIKit

/// Runners for scroll views: decelerations, the rubber band, bounces and delayed touches.
@MainActor let uikitScrollRunners: [String: UIKitRunner] = [
    "scroll/stop velocity": { _ in
        // A deceleration from the velocity v covers k · (v − stop). The distances of two decelerations give k, and with it the stop velocity.
        let (slow, fast) = (glideWay(750), glideWay(3000))
        return .number(750 - slow / ((fast - slow) / 2250))
    },
    "scroll/reach": { _ in .number((glideWay(3000) - glideWay(750)) / 2250) },
    "scroll/slop": { input in
        let stage = ScrollStage()
        stage.view.contentOffset.y = 1000
        stage.stage.drag(from: 600, by: -(try input.number("fingerWay")), velocity: 0)
        return .number(Double(stage.view.contentOffset.y) - 1000)
    },
    "scroll/rest": { input in
        let (from, velocity) = (try input.number("from"), try input.number("velocity"))
        let stage = ScrollStage(edge: input["edge"]?.number)
        stage.flick(from: from, velocity: velocity)
        let places = stride(from: 0.0, to: 6, by: 1.0 / 240).map(stage.offset)
        return [
            "final": .number(stage.offset(after: 10)), "max": .number(places.max() ?? .nan), "reportedTarget": .number(stage.target),
            "reportedVelocity": .number(stage.velocity),
        ]
    },
    "scroll/offset": { input in
        let stage = ScrollStage(edge: input["edge"]?.number)
        stage.flick(from: try input.number("from"), velocity: try input.number("velocity"))
        return .number(stage.offset(after: try input.number("seconds")))
    },
    "scroll/durations": { input in
        .array(
            try input.numbers("velocity").map { velocity in
                let stage = ScrollStage()
                stage.flick(from: 5000, velocity: velocity)
                return .number(stage.secondsToEnd())
            })
    },
    "scroll/pull": { input in
        let stage = ScrollStage(height: try input.number("dimension"))
        stage.stage.drag(from: 100, by: try input.number("raw") + 10, velocity: 0, leaves: false)
        return .number(Double(stage.view.contentOffset.y))
    },
    "scroll/bounce constant": { _ in
        // A critically damped spring that starts at its target with the velocity v moves away from it by at most v / (e·β), where β is its decay
        // rate.
        let stage = ScrollStage(edge: 5000, scale: 1e6)
        stage.flick(from: 5000, velocity: 3000)
        let highest = stride(from: 0.0, to: 0.3, by: 1e-4).map(stage.offset).max() ?? .nan
        return .number(3000 / (highest - 5000) / 2.718281828459045)
    },
    "scroll/return decays": { input in
        guard try input.number("velocity") == 0 else { throw Unsupported("velocity") }
        let stage = ScrollStage(scale: 1e9)
        stage.hold(at: -235)
        // The return is a sum of two exponential decays. Late in it only the slow one is left, which gives its rate and its share of the start value.
        // The return begins at rest, so slow · share + fast · (1 − share) = 0, which gives the rate of the fast one.
        let (early, late) = (stage.offset(after: 0.4), stage.offset(after: 0.5))
        let slow = log(early / late) / 0.1
        let share = early * exp(0.4 * slow) / -235
        return .array([.number(slow), .number(slow * share / (share - 1))])
    },
    "scroll/return seconds": { input in
        let stage = ScrollStage()
        stage.hold(at: try input.number("offset"))
        return .number(stage.secondsToEnd())
    },
    "scroll/touch delay": { _ in
        let stage = ScrollStage()
        let content = TouchedView(frame: CGRect(x: 0, y: 0, width: 393, height: 1000))
        stage.view.addSubview(content)
        stage.stage.finger(.down, 100, 100)
        let start = stage.stage.time
        while !content.isTouched, stage.stage.time < start + 1 {
            stage.stage.time += 0.005
            UIApplication.shared.touches.pass(to: stage.stage.time)
        }
        stage.stage.finger(.up, 100, 100)
        return .number(stage.stage.time - start)
    },
]

/// Returns the distance, in points, of a deceleration from a velocity in points per second that reaches no edge.
@MainActor private func glideWay(_ velocity: Double) -> Double {
    let stage = ScrollStage(scale: 1e9)
    stage.flick(from: 5000, velocity: velocity)
    return stage.offset(after: 10) - 5000
}

private final class TouchedView: UIView {
    var isTouched = false
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched = true }
}

/// A scroll view that fills a window with a manual clock.
@MainActor private final class ScrollStage: NSObject, UIScrollViewDelegate {
    let stage: UIKitStage
    let view: UIScrollView
    /// The content offset in points and the velocity in points per millisecond that the delegate received when the touch ended.
    private(set) var target = Double.nan
    private(set) var velocity = Double.nan
    private var hasEnded = false
    /// The time at which the touch ended, in seconds.
    private var release = 0.0
    private var now = 0.0

    /// - Parameters:
    ///   - edge: The greatest content offset.
    ///   - scale: Pixels per point; content offsets are rounded to pixels.
    init(edge: Double? = nil, height: Double = 852, scale: CGFloat = 3) {
        stage = UIKitStage(size: CGSize(width: 393, height: height))
        view = UIScrollView(frame: stage.window.bounds)
        super.init()
        stage.window.addSubview(view)
        view.contentScaleFactor = scale
        view.contentSize = CGSize(width: 393, height: (edge ?? 100_000) + height)
        view.delegate = self
        view.scrolling.ticker.followsDisplay = false
        view.scrolling.ticker.now = { [weak self] in self?.now ?? 0 }
    }

    /// Drags the content and releases it at an offset with a velocity, both measured on the content.
    func flick(from offset: Double, velocity: Double) {
        // The drag lasts eight frames of 1/60 s. The content does not follow the first 10 points, by which UIKit recognises a drag.
        let way = velocity / 60 * 8
        view.contentOffset.y = CGFloat(offset - way + (way > 0 ? 10 : -10))
        stage.drag(from: 426 + way / 2, by: -way, velocity: velocity)
    }

    /// Pulls the content past its upper edge, rests, and releases it.
    func hold(at offset: Double) {
        // The finger's way is the inverse of the rubber band's function x → c·x·d / (c·x + d), where c = 0.55 and d is the height, plus the 10 points
        // that a drag needs before the content follows.
        let height = Double(view.bounds.height)
        stage.drag(from: 100, by: 10 - offset * height / (0.55 * (height + offset)), velocity: 0)
    }

    /// Returns the content offset at a time in seconds after the touch ended.
    func offset(after seconds: Double) -> Double {
        now = seconds
        view.tick(at: seconds)
        return Double(view.contentOffset.y)
    }

    /// Returns the time from the end of the touch to the end of the deceleration, in seconds; at most 10.
    func secondsToEnd() -> Double {
        var seconds = 0.0
        while !hasEnded, seconds < 10 {
            seconds += 0.001
            _ = offset(after: seconds)
        }
        return seconds
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        self.velocity = Double(velocity.y)
        target = Double(targetContentOffset.pointee.y)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hasEnded = true }
}
