import UIKit

/// A window, and a hand that touches it.
///
/// All tests share one screen: the window is shown when the hand does something first, or by `open()`, and must be taken away by
/// `close()` before the test lets others run.
@MainActor
final class Hand {
    let window: UIWindow
    let input = TouchInput(application: .shared)
    /// Seconds; every action takes place a little after the one before.
    var time = 0.0

    init(size: CGSize = CGSize(width: 400, height: 400)) {
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
    }

    func open() { window.isHidden = false }

    func down(_ x: CGFloat, _ y: CGFloat) { act(.down, x, y) }
    func move(_ x: CGFloat, _ y: CGFloat) { act(.move, x, y) }
    func up(_ x: CGFloat, _ y: CGFloat) { act(.up, x, y) }
    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        up(x, y)
    }

    func close() { window.isHidden = true }

    private func act(_ action: TouchInput.Action, _ x: CGFloat, _ y: CGFloat) {
        open()
        time += 0.05
        input.pointer(action, at: CGPoint(x: x, y: y), time: time)
    }
}
