import UIKit

/// A window and a simulated hand that touches it.
///
/// All tests share one screen. The first action or `open()` shows the window. The test must call `close()`, which hides the window, before
/// other tests run.
@MainActor
final class Hand {
    let window: UIWindow
    let input = TouchInput(application: .shared)
    /// The current time in seconds; every action advances it slightly.
    var time = 0.0

    init(_ window: UIWindow) { self.window = window }

    convenience init(size: CGSize = CGSize(width: 400, height: 400)) {
        self.init(UIWindow(frame: CGRect(origin: .zero, size: size)))
    }

    func open() { window.isHidden = false }

    func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { act(.down, x, y, finger) }
    func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { act(.move, x, y, finger) }
    func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { act(.up, x, y, finger) }
    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        up(x, y)
    }

    /// Advances the time while the touches rest.
    func wait(_ seconds: Double) {
        time += seconds
        UIApplication.shared.touches.pass(to: time)
    }

    func close() { window.isHidden = true }

    private func act(_ action: TouchInput.Action, _ x: CGFloat, _ y: CGFloat, _ finger: Int) {
        open()
        time += 0.05
        input.pointer(action, at: CGPoint(x: x, y: y), time: time, finger: finger)
    }
}
