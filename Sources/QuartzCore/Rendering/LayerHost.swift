import CoreGraphics
import Foundation
package import LaminaScene

/// A destination that shows a layer tree: it commits the tree, provides the media time, and reports animations that begin and end.
///
/// The application's screen has one; tests create hosts with clocks of their own.
package final class LayerHost {
    /// The render tree of the last commit; nil before the first one.
    package private(set) var tree: RenderTree?
    /// A hook that receives the render tree of every commit.
    package var onCommit: ((RenderTree) -> Void)?
    /// The animations whose end has not been reported.
    var pendingEvents = PendingAnimationEvents()

    private let clock: () -> Double
    private var eventTimer: Timer?
    /// The media time for which `eventTimer` is set, in seconds.
    private var eventTimerTime = Double.infinity
    private var redrawn = RedrawnLayers()
    /// A display link that runs while there are layers whose contents an animation changes.
    private var redrawLink: CADisplayLink?

    /// Creates a host without layers.
    ///
    /// - Parameter clock: Returns the media time, in seconds.
    package init(clock: @escaping () -> Double = CACurrentMediaTime) { self.clock = clock }

    /// The current media time, in seconds.
    package var now: Double { clock() }

    /// The layer that fills the screen; its superlayer coordinates are the screen's, in points with y pointing down.
    package var root: CALayer? {
        didSet {
            guard root !== oldValue else { return }
            oldValue?.forgetCommitments(wasHosted: true)
            guard let root else {
                tree = nil
                return
            }
            root.commitment.host = self
            root.noteChange()
        }
    }

    /// Commits the tree as it is now.
    package func commit() {
        guard let root else {
            // Layers that were removed with the root may have noted changes before.
            _ = Transaction.current.takeChanges(of: self)
            return
        }
        let time = now
        let committer = Committer(host: self, time: time)
        let tree = RenderTree(root: committer.commit(root), commitTime: time)
        self.tree = tree
        onCommit?(tree)
        pendingEvents.updateNextEvent()
        setEventTimer()
        updateRedrawing()
    }

    /// Registers a layer whose animations change its contents.
    ///
    /// - Parameter time: The layer's own time at the commit.
    func noteRedrawn(_ layer: CALayer, at time: Double) { redrawn.note(layer, drawnAt: time) }

    /// Marks the layers for display whose contents an animation has changed since they were drawn; the next commit includes the new contents.
    ///
    /// Runs at each tick of the display. A film also calls it before each of its frames, which may lie between two ticks.
    ///
    /// - Returns: True when a layer was marked.
    @discardableResult package func redrawAnimatedContents() -> Bool {
        guard !redrawn.isEmpty else { return false }
        let isAnyAsked = redrawn.askForDisplay(at: now, of: self)
        updateRedrawing()
        return isAnyAsked
    }

    private func updateRedrawing() {
        guard redrawn.isEmpty == (redrawLink != nil) else { return }
        redrawLink?.invalidate()
        redrawLink = nil
        guard !redrawn.isEmpty else { return }
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            redrawAnimatedContents()
        }
        link.add(to: .current, forMode: .common)
        redrawLink = link
    }

    /// Reports the animations that have begun or ended by now, and removes ended ones from their layers.
    package func deliverEvents() {
        for event in pendingEvents.takeEvents(at: now) { event.report() }
        pendingEvents.updateNextEvent()
        // The timer may have fired early by a rounding error; without this, `setEventTimer()` would not set it again for the same event.
        eventTimerTime = .infinity
        setEventTimer()
    }

    /// The media time of the next beginning or end of an animation, in seconds; infinite when there is none.
    package var nextEvent: Double { pendingEvents.nextEvent }

    /// Removes the animations of a layer that has left the tree.
    func forget(_ layer: CALayer) {
        layer.detachAnimations { _ in true }
    }

    /// Sets a run-loop timer for the next event; a driven clock drives that timer too.
    private func setEventTimer() {
        let next = nextEvent
        // Most commits do not change the next event, and keep the timer.
        guard next != eventTimerTime || eventTimer?.isValid != true else { return }
        eventTimer?.invalidate()
        eventTimer = nil
        eventTimerTime = next
        guard next.isFinite else { return }
        // Safe because the timer fires on this run loop's thread.
        nonisolated(unsafe) weak let host = self
        let date = Date(timeIntervalSinceNow: max(0, next - now))
        let eventTimer = Timer(fire: date, interval: 0, repeats: false) { _ in unsafe host?.deliverEvents() }
        RunLoop.current.add(eventTimer, forMode: .common)
        self.eventTimer = eventTimer
    }
}
