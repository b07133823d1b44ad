import Foundation

/// The gesture recognisers that hide and show the bars of a navigation controller, and what they found.
@MainActor
struct BarHiding {
    let tap = UITapGestureRecognizer()
    let swipe = UIPanGestureRecognizer()
    /// True when the toolbar was visible before the bars were hidden.
    var hadToolbar = false
    /// True while the bars are away because one of the properties hid them.
    var hasHidden = false
    /// The observation of the keyboard; nil while the keyboard hides no bars.
    var keyboard: KeyboardWatch?
    let company = SwipeCompany()

    init() {}
}

/// An observation of the keyboard, which ends with this object.
@MainActor
final class KeyboardWatch {
    // Read once more in `deinit`, which may run on another thread; nothing writes it.
    private nonisolated(unsafe) let observer: any NSObjectProtocol

    init(_ appeared: @escaping @MainActor () -> Void) {
        unsafe observer = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in
            // Input views appear on the main thread.
            MainActor.assumeIsolated { appeared() }
        }
    }

    deinit { unsafe NotificationCenter.default.removeObserver(observer) }
}

/// Lets a swipe that hides bars scroll the content too.
final class SwipeCompany: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

extension UINavigationController {
    /// The distance of a swipe that hides or shows the bars, in points.
    private static let swipeLength: CGFloat = 20

    /// Adds the gesture recognisers that the properties for hiding bars ask for.
    func watchGestures() {
        guard isViewLoaded else { return }
        if hidesBarsOnTap || hidesBarsWhenVerticallyCompact || hidesBarsWhenKeyboardAppears, hiding.tap.view == nil {
            watch(hiding.tap) { [weak self] in if $0.state == .ended { self?.barTapped($0) } }
        }
        if hidesBarsOnSwipe, hiding.swipe.view == nil {
            hiding.swipe.delegate = hiding.company
            watch(hiding.swipe) { [weak self] _ in self?.barSwiped() }
        }
    }

    private func watch(_ recognizer: UIGestureRecognizer, _ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        recognizer.cancelsTouchesInView = false
        recognizer.addHandler(handler)
        view.addGestureRecognizer(recognizer)
    }

    /// Hides the bars when an input view appears, while the property asks for it.
    func watchKeyboard() {
        hiding.keyboard = nil
        watchGestures()
        guard hidesBarsWhenKeyboardAppears else { return }
        hiding.keyboard = KeyboardWatch { [weak self] in if self?.viewIfLoaded?.window != nil { self?.hideBars(true) } }
    }

    /// Hides the bars in a window of compact height, where the property asks for it, and shows them when the window is high again.
    ///
    /// - Parameter old: The window's height before; bars that the app has hidden in a high window stay hidden.
    func heightChanged(from old: UIUserInterfaceSizeClass) {
        let new = traitCollection.verticalSizeClass
        guard hidesBarsWhenVerticallyCompact, isViewLoaded, new != old, new == .compact || old == .compact else { return }
        hideBars(new == .compact)
    }

    /// Hides or shows the navigation bar, and the toolbar if it was visible with it.
    private func hideBars(_ hides: Bool) {
        guard hides != isBarHidden else { return }
        if hides { hiding.hadToolbar = !isToolbarAway }
        setNavigationBarHidden(hides, animated: true)
        hiding.hasHidden = hides
        if hiding.hadToolbar { setToolbarHidden(hides, animated: true) }
    }

    /// Hides or shows the bars, unless the tap is on a control or on a bar.
    ///
    /// Bars that another property has hidden are only shown; those that the app has hidden stay away.
    private func barTapped(_ tap: UIGestureRecognizer) {
        guard hidesBarsOnTap || hiding.hasHidden, let touched = (tap.trackedTouches + tap.pastTouches).first?.view else { return }
        let isTaken = sequence(first: touched, next: \.superview).contains { $0 is UIControl || $0 === navigationBar || $0 === toolbar }
        if !isTaken { hideBars(!isBarHidden) }
    }

    /// Hides the bars after a swipe up, and shows them after a swipe down.
    private func barSwiped() {
        let swipe = hiding.swipe
        guard hidesBarsOnSwipe, swipe.state == .began || swipe.state == .changed else { return }
        let moved = swipe.translation(in: view)
        guard abs(moved.y) >= Self.swipeLength else { return }
        if abs(moved.y) > abs(moved.x) { hideBars(moved.y < 0) }
        swipe.setTranslation(.zero, in: view)
    }
}
