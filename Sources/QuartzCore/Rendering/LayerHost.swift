import CoreGraphics
import Foundation
package import LaminaScene

/// A place where a layer tree is seen: it receives what is committed, knows what time it is, and reports animations that begin and end.
///
/// The application's window system has one; tests make their own with a clock of theirs.
package final class LayerHost {
    /// What the last commit handed over.
    package private(set) var tree: RenderTree?
    /// Is told of every commit.
    package var onCommit: ((RenderTree) -> Void)?
    /// Which animations run.
    var ledger = AnimationLedger()

    private let clock: () -> Double
    private var alarm: Timer?
    /// The media time for which `alarm` is set.
    private var alarmTime = Double.infinity
    private var redrawn = RedrawnLayers()
    /// Ticks while layers have contents that an animation changes.
    private var redrawing: CADisplayLink?

    /// - Parameter clock: Media time, seconds.
    package init(clock: @escaping () -> Double = CACurrentMediaTime) { self.clock = clock }

    /// Media time, seconds.
    package var now: Double { clock() }

    /// The layer that fills the screen; its superlayer's space is the screen's, in points, y down.
    package var root: CALayer? {
        didSet {
            guard root !== oldValue else { return }
            oldValue?.forgetCommitments(wasHosted: true)
            guard let root else {
                tree = nil
                return
            }
            root.commitment.host = self
            root.markStale()
            Transaction.current.touch(self)
        }
    }

    /// Hands the tree over as it is now.
    package func commit() {
        guard let root else { return }
        let time = now
        let committer = Committer(host: self, time: time)
        let tree = RenderTree(root: committer.commit(root), commitTime: time)
        self.tree = tree
        onCommit?(tree)
        ledger.updateNextEvent()
        setAlarm()
        updateRedrawing()
    }

    /// Takes in a layer whose animations change its contents.
    ///
    /// - Parameter time: The layer's own time at the commit.
    func noteRedrawn(_ layer: CALayer, at time: Double) { redrawn.note(layer, drawnAt: time) }

    /// Asks for drawing where an animation has changed what contents show; the next commit hands the new contents over.
    ///
    /// Happens at each tick of the display. A film also calls it before each of its frames, which may lie between two ticks.
    ///
    /// - Returns: Whether any layer was asked.
    @discardableResult package func redrawAnimatedContents() -> Bool {
        guard !redrawn.isEmpty else { return false }
        let isAnyAsked = redrawn.askForDisplay(at: now, of: self)
        updateRedrawing()
        return isAnyAsked
    }

    private func updateRedrawing() {
        guard redrawn.isEmpty == (redrawing != nil) else { return }
        redrawing?.invalidate()
        redrawing = nil
        guard !redrawn.isEmpty else { return }
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            redrawAnimatedContents()
        }
        link.add(to: .current, forMode: .common)
        redrawing = link
    }

    /// Reports what has begun or ended by now, and takes ended animations off their layers.
    package func deliverEvents() {
        for event in ledger.takeEvents(at: now) { event.report() }
        ledger.updateNextEvent()
        // It may have fired too early by a rounding error, and must then fire again for the same event.
        alarmTime = .infinity
        setAlarm()
    }

    /// When the next animation begins or ends, in media time; infinite when none will.
    package var nextEvent: Double { ledger.nextEvent }

    /// A layer left the tree: so do its animations.
    func forget(_ layer: CALayer) {
        layer.detachAnimations { _ in true }
    }

    /// Wakes at the next event, by a timer of the run loop, which a driven clock drives too.
    private func setAlarm() {
        let next = nextEvent
        // Most commits change no beginning and no end.
        guard next != alarmTime || alarm?.isValid != true else { return }
        alarm?.invalidate()
        alarm = nil
        alarmTime = next
        guard next.isFinite else { return }
        // The timer fires on the run loop's own thread, this one.
        nonisolated(unsafe) weak let host = self
        let date = Date(timeIntervalSinceNow: max(0, next - now))
        let alarm = Timer(fire: date, interval: 0, repeats: false) { _ in unsafe host?.deliverEvents() }
        RunLoop.current.add(alarm, forMode: .common)
        self.alarm = alarm
    }
}
