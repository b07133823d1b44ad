import Foundation
import LaminaDynamics
import QuartzCore

/// The course of an animator between a start and a pause.
@MainActor
struct DynamicRun {
    /// Ticks while the animator runs; nil while it is paused.
    var link: CADisplayLink?
    /// The media time at which the run began.
    var start = 0.0
    /// The number of steps since then.
    var steps = 0
    /// Steps that a single tick makes at most; a longer delay does not make items jump.
    static let mostSteps = 60
}

extension UIDynamicAnimator {
    /// Starts to move items, if there are any.
    func wake() {
        world.wake()
        guard run.link == nil, allBehaviors.contains(where: { !$0.ownItems.isEmpty }) else { return }
        delegate?.dynamicAnimatorWillResume(self)
        let link = CADisplayLink { [weak self] link in
            // The link is added to the main run loop below, so the closure runs on the main thread.
            MainActor.assumeIsolated {
                guard let self else { return link.invalidate() }
                self.tick(at: link.timestamp)
            }
        }
        link.add(to: .main, forMode: .common)
        run = DynamicRun(link: link, start: CACurrentMediaTime())
    }

    /// The media time at which the present run began.
    package var startTime: Double { run.start }

    /// Advances the world to a media time, as each of the display's ticks does.
    package func tick(at time: Double) {
        guard isRunning else { return }
        let due = Int(clamped: ((time - run.start) / World.step).rounded(.down)) - run.steps
        guard due > 0 else { return }
        run.steps += due
        advance(by: min(due, DynamicRun.mostSteps))
    }

    /// Makes steps, moves the items, and tells the behaviours.
    private func advance(by count: Int) {
        refresh()
        var events: [World.Event] = []
        for _ in 0..<count {
            for behavior in allBehaviors { behavior.act(in: self) }
            events += world.advance()
        }
        bodies.moveItems()
        itemsMoved?()
        tell(events)
        for behavior in allBehaviors { behavior.action?() }
        if world.restingTime > 0.5 || bodies.entries.isEmpty { pause() }
    }

    private func tell(_ events: [World.Event]) {
        for event in events {
            // A delegate may have removed behaviours during an earlier event.
            for behavior in allBehaviors { behavior.contactsChanged(event, in: self) }
        }
    }

    private func pause() {
        guard let link = run.link else { return }
        link.invalidate()
        run.link = nil
        delegate?.dynamicAnimatorDidPause(self)
    }
}
