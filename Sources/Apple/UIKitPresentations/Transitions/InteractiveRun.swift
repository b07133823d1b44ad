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
    /// The number of holds and releases so far: a way back that was interrupted ends without effect.
    private var changes = 0
    /// Called when a cancelled transition has returned to its beginning.
    var onReturn: (() -> Void)?
    /// The progress that the interaction has set last, 0…1.
    private var heldFraction: CGFloat = 0
    private(set) var isHeld = false
    /// True from the end of the interaction to the end of the transition, while time passes.
    private var isMoving = false

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

    /// The progress of the transition, 0…1; it goes on after the interaction.
    var fraction: CGFloat {
        guard isMoving, duration > 0 else { return heldFraction }
        return min(max(0, CGFloat((view.layer.convertTime(now, from: nil) - start) / duration)), 1)
    }

    private var now: Double { view.layer.hostTime ?? CACurrentMediaTime() }

    /// Stops the view's time at the current progress.
    func hold() {
        change(isHeld: true, isMoving: false)
        place()
    }

    func update(_ fraction: CGFloat) {
        guard isHeld else { return }
        heldFraction = min(max(0, fraction), 1)
        place()
    }

    /// Continues to the animation's end, or plays back to its beginning.
    func release(toEnd: Bool) {
        guard isHeld else { return }
        change(isHeld: false, isMoving: true)
        if toEnd { go(at: speed) } else { goBack() }
    }

    /// Ends the control: the view's time follows its superview's again.
    func end() {
        change(isHeld: false, isMoving: false)
        setTime(speed: 1, offset: 0, begin: 0)
    }

    private func change(isHeld: Bool, isMoving: Bool) {
        heldFraction = fraction
        (self.isHeld, self.isMoving) = (isHeld, isMoving)
        changes += 1
    }

    /// Stops the view at the current progress: with speed 0, the time offset is the layer's local time.
    private func place() { setTime(speed: 0, offset: reached, begin: 0) }

    /// The view's local time at the held progress.
    private var reached: Double { start + Double(heldFraction) * duration }

    /// Lets the view's time pass from the held progress on, backwards at a negative speed.
    private func go(at speed: Double) {
        let above = view.layer.superlayer?.convertTime(now, from: nil) ?? now
        // The layer's local time is `reached` at the superlayer's time `above`.
        setTime(speed: Float(speed), offset: reached, begin: above)
    }

    /// Plays a cancelled transition back to its beginning; an empty animation above the view, in whose time nothing else moves, ends with it.
    private func goBack() {
        guard heldFraction > 0, let above = view.layer.superlayer else { return returned() }
        let change = changes
        go(at: -speed)
        let wayBack = CAAnimation()
        wayBack.duration = Double(heldFraction) * duration / speed
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in
            MainActor.assumeIsolated { if let self, self.changes == change { self.returned() } }
        }
        above.add(wayBack, forKey: nil)
        CATransaction.commit()
    }

    private func returned() {
        removeAnimations()
        onReturn?()
    }

    /// Removes the transition's animations, which would go on to its end when time passes again.
    private func removeAnimations() {
        // An animation begins at the commit after it was added, when the interaction may have moved on.
        let span = [start - 1e-6, start + duration + 1e-6]
        var pending = [view.layer]
        while let layer = pending.popLast() {
            let ends = span.map { layer.convertTime($0, from: view.layer) }.sorted()
            if ends[0] <= ends[1] { layer.removeAnimations(beginningIn: ends[0]...ends[1]) }
            pending += layer.sublayers ?? []
        }
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
