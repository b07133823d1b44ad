import UIKit

/// An app that prints one line per event from its window.
///
/// A layer is animated all the time. A touch in the lower half blocks the main thread for ever; one in the upper half copies and pastes a text.
@main
final class WindowProbe: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ProbeController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationWillTerminate(_ application: UIApplication) { say("end") }
}

private func say(_ line: String) {
    print(line)
    fflush(nil)
}

private final class ProbeController: UIViewController {
    override func loadView() { view = ProbeView(frame: UIScreen.main.bounds) }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.becomeFirstResponder()
        say("ready")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let old = view.bounds.size
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            guard let new = self?.view.bounds.size else { return }
            say("from \(old.width) \(old.height) to \(new.width) \(new.height)")
        }
    }
}

private final class ProbeView: UIView, UIKeyInput {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let moving = CALayer()
        moving.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        moving.backgroundColor = UIColor.red.cgColor
        layer.addSublayer(moving)
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue) = (0, 150)
        (animation.duration, animation.repeatCount, animation.autoreverses) = (0.7, .infinity, true)
        moving.add(animation, forKey: nil)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var canBecomeFirstResponder: Bool { true }

    var hasText: Bool { true }
    func insertText(_ text: String) { say("text \(text)") }
    func deleteBackward() { say("delete") }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let place = touches.first?.location(in: self) else { return }
        if place.y < bounds.midY {
            UIPasteboard.general.string = "Grüße"
            say("pasted \(UIPasteboard.general.string ?? "nothing")")
        } else {
            say("busy")
            while true { sleep(1) }
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let previousTraitCollection, previousTraitCollection.userInterfaceStyle != traitCollection.userInterfaceStyle else { return }
        say(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
    }
}
