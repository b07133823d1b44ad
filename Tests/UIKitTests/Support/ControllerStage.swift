import QuartzCore
import TestSupport
import UIKit

/// A window on a screen of its own, whose clock the test advances.
@MainActor
final class ControllerStage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let screen: ManualScreen

    init(_ root: UIViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        // The shared screen runs on the system's clock, so the window's layer is moved to a screen with a manual clock.
        window.layer.removeFromSuperlayer()
        screen = ManualScreen(window.layer, at: 50)
        finishTurn()
    }

    isolated deinit {
        window.rootViewController = nil
        window.isHidden = true
    }

    /// Commits, advances the clock, and delivers every animation's start and end.
    func advance(by seconds: Double) { screen.advance(to: screen.time + seconds) }

    /// Advances the clock beyond the end of any transition.
    func finishTransition() { for _ in 0..<2 { advance(by: 2) } }
}

/// A log of the callbacks of several controllers, in order.
@MainActor
final class LifeLog {
    var lines: [String] = []

    /// Returns the lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller that logs its life-cycle callbacks, such as "A will appear", with "…" when animated.
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
