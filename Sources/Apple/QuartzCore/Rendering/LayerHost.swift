import CoreGraphics
import Foundation
import LaminaProcess
package import LaminaScene

/// A destination that shows a layer tree: it commits the tree, provides the media time, and reports animations that begin and end.
///
/// The application's screen has one; tests create hosts with clocks of their own.
package final class LayerHost {
    /// The render tree of the last commit; nil before the first one.
    @LayerGuarded package private(set) var tree: RenderTree?
    /// A hook that receives the render tree after every commit, on the main thread.
    package var onCommit: ((RenderTree) -> Void)?
    /// The layers of a recorded run; nil while none is recorded.
    package var roster: LayerRoster?
    /// The number of pixels per point of the screen, which selects the level of detail of tiled layers.
    package var displayScale = 1.0
    /// True when a commit draws the tiles that it needs at once; false when they are drawn on another thread and arrive later.
    package var drawsTilesAtOnce = false
    /// The animations whose end has not been reported.
    @LayerGuarded var pendingEvents = PendingAnimationEvents()

    /// True while a call of `followCommit()` is on its way to the main thread.
    @LayerGuarded private var awaitsMain = false
    private let clock: () -> Double
    private var eventTimer: MediaTimer?
    /// The media time for which `eventTimer` is set, in seconds.
    private var eventTimerTime = Double.infinity
    @LayerGuarded private var redrawn = RedrawnLayers()
    @LayerGuarded private var tiled = TiledLayers()
    /// A display link that runs while there are layers whose contents an animation changes, or whose tiles it moves.
    private var redrawLink: CADisplayLink?

    /// Creates a host without layers.
    ///
    /// - Parameter clock: Returns the media time, in seconds.
    package init(clock: @escaping () -> Double = CACurrentMediaTime) { self.clock = clock }

    /// The current media time, in seconds.
    package var now: Double { clock() }

    /// The layer that fills the screen; its superlayer coordinates are the screen's, in points with y pointing down.
    package var root: CALayer? {
        get { shownRoot }
        set { layerLock.withLock { replaceRoot(by: newValue) } }
    }
    @LayerGuarded private var shownRoot: CALayer?

    private func replaceRoot(by new: CALayer?) {
        guard new !== shownRoot else { return }
        shownRoot?.forgetCommitments(wasHosted: true)
        shownRoot = new
        guard let new else {
            tree = nil
            return
        }
        new.commitment.host = self
        new.noteChange()
    }

    /// Commits the changes of this thread's transaction.
    package func commit() {
        guard let root else {
            // Layers that were removed with the root may have noted changes before.
            _ = layerLock.withLock { Transaction.current.takeChanges(of: self) }
            return
        }
        let time = now
        var committer = Committer(host: self, time: time)
        committer.prepare(root)
        layerLock.withLock { tree = RenderTree(root: committer.makeNodes(root), commitTime: time) }
        if RunLoopIteration.isMain { return followCommit() }
        // One call follows all commits that other threads make until the main thread is idle.
        let isFirst = layerLock.withLock {
            defer { awaitsMain = true }
            return !awaitsMain
        }
        if isFirst { RunLoopIteration.performOnMain(followCommit) }
    }

    /// Shows the last committed tree, and waits for the next event of its animations.
    private func followCommit() {
        awaitsMain = false
        guard let tree else { return }
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
        guard hasAnimatedContents else { return false }
        let time = now
        let isAnyAsked = layerLock.withLock { redrawn.askForDisplay(at: time, of: self) }
        let isAnyMoved = tiled.mayMove && updateTiles()
        updateRedrawing()
        return isAnyAsked || isAnyMoved
    }

    /// True while animations change the contents of layers, or may change the visible part of tiled layers.
    private var hasAnimatedContents: Bool { !redrawn.isEmpty || (!tiled.isEmpty && tiled.mayMove) }

    /// Registers a tiled layer, whose tiles each commit requests.
    func noteTiled(_ layer: CATiledLayer) { tiled.note(layer) }

    /// Requests the missing tiles of the tiled layers; returns true when the shown tiles of one have changed.
    func updateTiles() -> Bool {
        guard !tiled.isEmpty else { return false }
        var isAnyChanged = false
        // The app's drawing code may run in this loop, and may commit.
        for layer in layerLock.withLock({ tiled.present(in: self) }) where layer.updateTiles(of: self) { isAnyChanged = true }
        return isAnyChanged
    }

    private func updateRedrawing() {
        let isNeeded = hasAnimatedContents
        guard isNeeded != (redrawLink != nil) else { return }
        redrawLink?.invalidate()
        redrawLink = nil
        guard isNeeded else { return }
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            redrawAnimatedContents()
        }
        link.add(to: .current, forMode: .common)
        redrawLink = link
    }

    /// Reports the animations that have begun or ended by now, and removes ended ones from their layers.
    package func deliverEvents() {
        let events = layerLock.withLock { pendingEvents.takeEvents(at: now) }
        for event in events { event.report() }
        pendingEvents.updateNextEvent()
        // The timer may have fired early by a rounding error; without this, `setEventTimer()` would not set it again for the same event.
        eventTimerTime = .infinity
        setEventTimer()
    }

    /// The media time of the next beginning or end of an animation, in seconds; ∞ when there is none, −∞ for an animation whose time stands still.
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
        // An animation whose time stands still began at −∞: its beginning is reported at once, and must not hold back the events of others.
        guard next < .infinity else { return }
        let now = now
        eventTimer = MediaTimer(at: max(next, now), now: now, on: .current, modes: [.common]) { [weak self] in self?.deliverEvents() }
    }
}
