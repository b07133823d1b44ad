import LaminaHistory
import LaminaProcess
import LaminaScene
import QuartzCore

/// A small program on a screen of its own, whose run of ten seconds is recorded.
@MainActor final class SmallProgram {
    /// The layer that the program animates, at (20, 20).
    let layer = CALayer()
    private let root = CALayer()
    private let host: LayerHost
    private let roster = LayerRoster()
    private let clock = Clock()
    private(set) var history: History
    private var steps: [(time: Double, body: () -> Void)] = []

    /// A clock that is set by hand; it begins at 1,000 s, as that of a film.
    private final class Clock {
        var time = 1000.0
    }

    init() {
        RunJournal.shared.start()
        CATransaction.flush()
        let clock = clock
        host = LayerHost(clock: { clock.time })
        history = History(
            screen: History.Screen(width: 100, height: 100, scale: 1, background: .white, start: 1_000_000_000_000), app: "Program", seed: 1)
        history.duration = 10
        host.roster = roster
        host.onCommit = { [weak self] tree in MainActor.assumeIsolated { self?.history.commits.append(tree) } }
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        root.addSublayer(layer)
        host.root = root
        CATransaction.flush()
    }

    /// Runs a function at a time, in seconds since the start.
    func at(_ time: Double, _ body: @escaping () -> Void) { steps.append((1000 + time, body)) }

    /// The media time of the program.
    var now: Double { clock.time }

    /// Runs the program for ten seconds, and returns the rules that find something.
    func run() -> [LintFinding.Rule] {
        for step in steps.sorted(by: { $0.time < $1.time }) {
            advance(to: step.time)
            step.body()
            CATransaction.flush()
        }
        advance(to: 1010)
        history.layers = roster.names.mapValues { LayerName(className: $0.className, name: $0.name, delegateClass: $0.delegateClass) }
        defer {
            host.root = nil
            CATransaction.flush()
        }
        return history.findings.map(\.rule)
    }

    /// Advances the clock, and stops at each begin and end of an animation on the way.
    private func advance(to time: Double) {
        while host.nextEvent <= time {
            clock.time = max(clock.time, host.nextEvent)
            host.deliverEvents()
            CATransaction.flush()
        }
        clock.time = time
    }
}

extension CABasicAnimation {
    convenience init(_ keyPath: String, from: Any? = nil, to: Any? = nil, duration: Double = 1) {
        self.init(keyPath: keyPath)
        (fromValue, toValue, self.duration) = (from, to, duration)
    }
}
