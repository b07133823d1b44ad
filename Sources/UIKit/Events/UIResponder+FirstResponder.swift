import CoreGraphics
import Foundation

extension UIResponder {
    /// The window that a responder's keys come from; nil while it is on no screen.
    var keySource: UIWindow? {
        for responder in sequence(first: self, next: { $0.next }) {
            if let view = responder as? UIView { return view.window }
            if let controller = responder as? UIViewController, let view = controller.viewIfLoaded { return view.window }
        }
        return nil
    }

    func takeKeys() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, let window = keySource else { return false }
        if let current = window.firstResponder, !(current.canResignFirstResponder && current.resignFirstResponder()) { return false }
        window.firstResponder = self
        if !window.isHidden { window.makeKey() }
        return true
    }

    func giveUpKeys() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        keySource?.firstResponder = nil
        return true
    }
}

extension UIView {
    /// Whoever gets keys among this view and those below gives them up, whether it wants to or not.
    func resignFirstResponderBelow(in window: UIWindow) {
        guard let first = window.firstResponder, first.chain.contains(where: { $0 === self }) else { return }
        _ = first.resignFirstResponder()
        // Who hears that it resigned may have given the keys to another.
        if window.firstResponder === first { window.firstResponder = nil }
    }

    func endEditingBelow(force: Bool) -> Bool {
        guard let window, let first = window.firstResponder, first.chain.contains(where: { $0 === self }) else { return true }
        let resigned = first.resignFirstResponder()
        if !resigned && force { window.firstResponder = nil }
        return resigned || force
    }
}

extension UIResponder {
    /// This responder and all behind it.
    var chain: UnfoldSequence<UIResponder, (UIResponder?, Bool)> { sequence(first: self) { $0.next } }
}
