import CoreGraphics
import QuartzCore

/// Moves the animation of a transition by hand: the time of a view stands still where the hand is.
@MainActor
final class InteractiveRun {
    private let view: UIView
    private let duration: Double
    /// How fast the way to the end, or back, is gone.
    private let speed: Double
    /// The view's own time when the hand took it.
    private let start: Double
    private var wayBack: CADisplayLink?
    /// The time has gone back to the animation's beginning.
    var onReturn: (() -> Void)?
    /// How far the hand is, 0...1.
    private(set) var fraction: CGFloat = 0
    private(set) var isHeld = false

    /// - Parameters:
    ///   - view: The one whose time is moved, with all below.
    ///   - duration: Seconds that the animation takes.
    ///   - speed: Of the way once the hand is gone; 1 is the animation's own.
    init(moving view: UIView, duration: Double, speed: Double) {
        self.view = view
        self.duration = duration
        self.speed = max(speed, 0.01)
        start = view.layer.convertTime(view.layer.hostTime ?? CACurrentMediaTime(), from: nil)
    }

    /// The time stands still.
    func hold() {
        isHeld = true
        wayBack?.invalidate()
        place()
    }

    func update(_ fraction: CGFloat) {
        guard isHeld else { return }
        self.fraction = min(max(0, fraction), 1)
        place()
    }

    /// The time goes on to the animation's end, or back to its beginning.
    func release(toEnd: Bool) {
        guard isHeld else { return }
        isHeld = false
        if toEnd { goOn() } else { goBack() }
    }

    /// The transition is over: the view's time is that of its superview again.
    func end() {
        wayBack?.invalidate()
        wayBack = nil
        isHeld = false
        setTime(speed: 1, offset: 0, begin: 0)
    }

    private func place() { setTime(speed: 0, offset: start + Double(fraction) * duration, begin: 0) }

    private func goOn() {
        let reached = start + Double(fraction) * duration
        let now = view.layer.hostTime ?? CACurrentMediaTime()
        let above = view.layer.superlayer?.convertTime(now, from: nil) ?? now
        setTime(speed: Float(speed), offset: reached, begin: above)
    }

    private func goBack() {
        guard fraction > 0 else {
            onReturn?()
            return
        }
        let link = CADisplayLink { [weak self] link in
            MainActor.assumeIsolated { self?.stepBack(link.targetTimestamp - link.timestamp) }
        }
        wayBack = link
        link.add(to: .main, forMode: .common)
    }

    private func stepBack(_ seconds: Double) {
        fraction = max(0, fraction - CGFloat(seconds * speed / duration))
        place()
        guard fraction == 0 else { return }
        wayBack?.invalidate()
        onReturn?()
    }

    private func setTime(speed: Float, offset: Double, begin: Double) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        view.layer.speed = speed
        view.layer.timeOffset = offset
        view.layer.beginTime = begin
        CATransaction.commit()
    }
}
