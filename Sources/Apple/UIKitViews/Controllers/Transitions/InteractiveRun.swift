import CoreGraphics
import QuartzCore

/// Controls the time of an interactive transition: it stops a view's layer time and moves it to the interaction's progress.
@MainActor
package final class InteractiveRun {
    private let view: UIView
    private let duration: Double
    /// The playback speed after the interaction, forwards or back; 1 is the animation's own speed.
    private let speed: Double
    /// The view's local time at the beginning of the interaction.
    private let start: Double
    /// Plays a cancelled transition back to its beginning; nil at other times.
    private var wayBack: CADisplayLink?
    /// Called when a cancelled transition has returned to its beginning.
    var onReturn: (() -> Void)?
    /// The progress of the interaction, 0…1.
    private(set) var fraction: CGFloat = 0
    private(set) var isHeld = false

    /// Creates a control that does not affect the view yet.
    ///
    /// - Parameters:
    ///   - view: The view whose layer time is controlled; its subviews follow that time.
    ///   - duration: The duration of the animation, in seconds.
    ///   - speed: The playback speed after the interaction; 1 is the animation's own, and 0.01 the minimum.
    init(moving view: UIView, duration: Double, speed: Double) {
        self.view = view
        self.duration = duration
        self.speed = max(speed, 0.01)
        start = view.layer.convertTime(view.layer.hostTime ?? CACurrentMediaTime(), from: nil)
    }

    /// Stops the view's time at the current progress.
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

    /// Continues to the animation's end, or plays back to its beginning.
    func release(toEnd: Bool) {
        guard isHeld else { return }
        isHeld = false
        if toEnd { goOn() } else { goBack() }
    }

    /// Ends the control: the view's time follows its superview's again.
    func end() {
        wayBack?.invalidate()
        wayBack = nil
        isHeld = false
        setTime(speed: 1, offset: 0, begin: 0)
    }

    /// Stops the view at the current progress: with speed 0, the time offset is the layer's local time.
    private func place() { setTime(speed: 0, offset: start + Double(fraction) * duration, begin: 0) }

    private func goOn() {
        let reached = start + Double(fraction) * duration
        let now = view.layer.hostTime ?? CACurrentMediaTime()
        let above = view.layer.superlayer?.convertTime(now, from: nil) ?? now
        // The layer's local time is `reached` at the superlayer's time `above`, and advances from there at `speed`.
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
