import CoreGraphics
import LaminaHistory
import LaminaProcess
import LaminaScene
import QuartzCore

/// A small program on a screen of its own, whose run of ten seconds is recorded.
@MainActor final class SmallProgram {
    /// The layer that the program animates, at (20, 20).
    let layer = CALayer()
    /// The delegates of the program's layers, which do not keep them.
    private var views: [any CALayerDelegate] = []
    private let root = CALayer()
    private let host: LayerHost
    private let roster = LayerRoster()
    private let clock = Clock()
    private(set) var history: History
    private var delegates: [(name: String, index: Int)] = []
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
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        root.addSublayer(layer)
        host.root = root
        CATransaction.flush()
    }

    /// Runs a function at a time, in seconds since the start.
    func at(_ time: Double, _ body: @escaping () -> Void) { steps.append((1000 + time, body)) }

    /// The media time of the program.
    var now: Double { clock.time }

    /// Makes an object the delegate of a layer, as a view is.
    func setView(_ view: any CALayerDelegate, of layer: CALayer) {
        views.append(view)
        layer.delegate = view
    }

    /// Notes a call of an animation's delegate, as the run of an app does.
    func noteDelegate(_ name: String, ofAnimation index: Int = 0) {
        delegates.append((name, index))
    }

    /// Notes an event at a time, in seconds since the start.
    func noteEvent(at time: Double) {
        history.entries.append(HistoryEntry(time: Int64(time * 1e9), kind: .event, isOnMainThread: true, text: "drag"))
    }

    /// Runs the program for ten seconds, and returns the rules that find something.
    func run() -> [LintRule] { findings().map(\.rule) }

    /// Runs the program for ten seconds, and returns what the rules find.
    func findings() -> [LintFinding] {
        CATransaction.flush()
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
        let added = history.animations
        for (name, index) in delegates where added.indices.contains(index) {
            let (time, layer, id) = (Int64(added[index].end * 1e9), added[index].layer, added[index].id)
            history.entries.append(
                HistoryEntry(time: time, kind: .animationDidStop, isOnMainThread: true, layer: layer, animation: id, isFinished: true, text: name))
        }
        return history.findings
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
