import QuartzCore
import UIKit

/// A window whose clock is set by hand.
@MainActor
final class ControllerStage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    /// Seconds since the beginning.
    private(set) var time = 0.0
    private var host = LayerHost(clock: { 0 })

    init(_ root: UIViewController) {
        host = LayerHost(clock: { [unowned self] in MainActor.assumeIsolated { 50 + time } })
        window.rootViewController = root
        window.makeKeyAndVisible()
        // The screen's own clock is the system's.
        window.layer.removeFromSuperlayer()
        host.root = window.layer
        finishTurn()
    }

    isolated deinit {
        window.rootViewController = nil
        window.isHidden = true
        host.root = nil
        CATransaction.flush()
    }

    /// Commits, lets time pass, and lets everybody hear of what began and ended.
    func advance(by seconds: Double) {
        CATransaction.flush()
        host.deliverEvents()
        time += seconds
        host.deliverEvents()
        finishTurn()
    }

    /// Long enough for any transition.
    func finishTransition() { for _ in 0..<2 { advance(by: 2) } }
}

/// What several controllers heard, in order.
@MainActor
final class LifeLog {
    var lines: [String] = []

    /// The lines since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller that keeps a log of its coming and going: "A will appear", with "…" when it is animated.
class LifeController: UIViewController {
    let name: String
    let log: LifeLog

    init(_ name: String, _ log: LifeLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ what: String, _ animated: Bool = false) { log.lines.append("\(name) \(what)\(animated ? "…" : "")") }

    override func viewDidLoad() { note("did load") }
    override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
    override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear", animated) }
}
