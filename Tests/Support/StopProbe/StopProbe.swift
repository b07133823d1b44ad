import UIKit

/// An app that prints one line per event, with the milliseconds since its launch: timers, ends of animations, delayed work and touches.
@main
final class StopProbe: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // Sets the log's time 0 to the launch; a global is initialised on first use.
        _ = start
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        controller.view = ProbeView(frame: window.bounds)
        // A separate view is animated, because views receive no touches during their animations.
        let square = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
        controller.view.addSubview(square)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        _ = Timer.scheduledTimer(withTimeInterval: 0.13, repeats: true) { _ in say("timer") }
        UIView.animate(withDuration: 0.4, animations: { square.alpha = 0.5 }, completion: { _ in say("animated") })
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.31) { say("later") }
        return true
    }
}

/// The media time of the launch, in seconds.
private let start = CACurrentMediaTime()

private func say(_ event: String) {
    print("\(Int(((CACurrentMediaTime() - start) * 1000).rounded())) \(event)")
    fflush(nil)
}

private final class ProbeView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { say("down") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { say("move") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { say("up") }
}
