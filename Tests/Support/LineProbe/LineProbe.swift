import UIKit

/// An app that adds animations in the ways in which apps do.
///
/// Each layer has a name, and the line that adds its animation ends with a comment that is the same name.
@main
final class LineProbe: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let stage = UIViewController()
    private var animator: UIViewPropertyAnimator?
    private var count = 0

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = stage
        window?.makeKeyAndVisible()
        let (dots, views) = (["explicit", "implicit", "snap"].map(dot), ["alpha", "center", "constraint", "nested", "spring"].map(view))
        let thread = dot("thread")
        let task = dot("task")
        let custom = CustomView(frame: CGRect(x: 200, y: 20, width: 40, height: 40))
        custom.name(of: stage.view)
        let width = views[2].widthAnchor.constraint(equalToConstant: 20)
        _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
            MainActor.assumeIsolated {
                self.addToLayers(dots)
                self.animateViews(views, width)
                custom.setNeedsLayout()
            }
            // Only the lock of the layers makes this possible, as on Apple's systems.
            nonisolated(unsafe) let layer = thread
            let end = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                layer.add(Self.turn(), forKey: nil)  // thread
                CATransaction.flush()
                end.signal()
            }
            end.wait()
            Task { @MainActor in
                await Task.yield()
                task.add(Self.turn(), forKey: nil)  // task
            }
        }
        _ = Timer.scheduledTimer(withTimeInterval: 0.7, repeats: false) { _ in
            // The animator adds its animations anew.
            MainActor.assumeIsolated {
                self.animator?.pauseAnimation()
                self.animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            }
        }
        return true
    }

    private func addToLayers(_ dots: [CALayer]) {
        dots[0].add(Self.turn(), forKey: "turn")  // explicit
        dots[1].opacity = 0.5  // implicit
        dots[2].slideAndSnapBack()
    }

    private func animateViews(_ views: [UIView], _ width: NSLayoutConstraint) {
        UIView.animate(withDuration: 0.5) {
            views[0].alpha = 0.5  // alpha
        }
        animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
            views[1].center = CGPoint(x: 120, y: 90)  // center
        }
        animator?.startAnimation()
        // A spring of two axes has an animation for each.
        let parameters = UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: CGVector(dx: 1, dy: 2))
        let spring = UIViewPropertyAnimator(duration: 0.5, timingParameters: parameters)
        spring.addAnimations {
            views[4].center = CGPoint(x: 150, y: 300)  // spring
        }
        spring.startAnimation()
        width.isActive = true
        UIView.animate(withDuration: 0.5) {
            width.constant = 90
            self.stage.view.layoutIfNeeded()  // constraint
        }
        UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                views[3].transform = CGAffineTransform(rotationAngle: 1)  // nested
            }
        }
    }

    private static func turn() -> CABasicAnimation {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue, turn.duration) = (0, 2 * Double.pi, 1)
        return turn
    }

    private func dot(_ name: String) -> CALayer {
        let dot = CALayer()
        (dot.name, dot.backgroundColor) = (name, UIColor.orange.cgColor)
        dot.frame = CGRect(x: 20, y: 20 + 30 * nextRow(), width: 20, height: 20)
        stage.view.layer.addSublayer(dot)
        return dot
    }

    private func view(_ name: String) -> UIView {
        let view = UIView(frame: CGRect(x: 60, y: 20 + 30 * nextRow(), width: 20, height: 20))
        (view.layer.name, view.backgroundColor) = (name, .blue)
        stage.view.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = name != "constraint"
        return view
    }

    private func nextRow() -> Int {
        count += 1
        return count
    }
}

/// A view that animates its layer while it is laid out, which Lamina does at the end of the main loop's turn.
private final class CustomView: UIView {
    private var layouts = 0

    func name(of superview: UIView) {
        (layer.name, backgroundColor) = ("custom", .green)
        superview.addSubview(self)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        guard layouts > 1 else { return }
        UIView.animate(withDuration: 0.5) { self.alpha = 0.5 }  // custom
    }
}
