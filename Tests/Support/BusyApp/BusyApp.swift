import UIKit

/// An app in which something moves all the time, and which is busy for ever once it is touched.
@main
final class BusyApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let view = BusyView(frame: window.bounds)
        let moving = CALayer()
        moving.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        moving.backgroundColor = UIColor.red.cgColor
        view.layer.addSublayer(moving)
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue) = (0, 150)
        (animation.duration, animation.repeatCount, animation.autoreverses) = (0.7, .infinity, true)
        moving.add(animation, forKey: nil)
        window.addSubview(view)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

private final class BusyView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("busy")
        fflush(nil)
        while true { sleep(1) }
    }
}
