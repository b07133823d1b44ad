extension UIResponder {
    /// The window of the nearest view in the responder chain, the only window in which the object can be first responder.
    ///
    /// Nil when the chain leads to no window.
    var keySource: UIWindow? {
        for responder in sequence(first: self, next: { $0.next }) {
            if let view = responder as? UIView { return view.window }
            if let controller = responder as? UIViewController, let view = controller.viewIfLoaded { return view.window }
        }
        return nil
    }

    /// Makes this object the first responder of its window, and the window the key window.
    ///
    /// - Returns: False when this object cannot become first responder, or the current first responder refuses to resign.
    func takeKeys() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, let window = keySource else { return false }
        let wasHeld = window.holdsInputViews
        // The device's keyboard stays while one responder follows another, without notifications of its going.
        window.holdsInputViews = wasHeld || window.inputHost?.keyboard != nil
        defer {
            window.holdsInputViews = wasHeld
            if !wasHeld { window.updateInputViews() }
        }
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
    /// Makes the first responder resign if it is this view or a descendant, even if the responder refuses.
    func resignFirstResponderBelow(in window: UIWindow) {
        guard let first = window.firstResponder, first.chain.contains(where: { $0 === self }) else { return }
        _ = first.resignFirstResponder()
        // An override may have made another object first responder; that object stays first responder.
        if window.firstResponder === first { window.firstResponder = nil }
    }

    /// Makes the first responder resign if it is this view or a descendant; true when none of them is first responder afterwards.
    func endEditingBelow(force: Bool) -> Bool {
        guard let window, let first = window.firstResponder, first.chain.contains(where: { $0 === self }) else { return true }
        let resigned = first.resignFirstResponder()
        if !resigned && force { window.firstResponder = nil }
        return resigned || force
    }
}

extension UIResponder {
    /// The responders from this one to the end of the chain.
    package var chain: UnfoldSequence<UIResponder, (UIResponder?, Bool)> { sequence(first: self) { $0.next } }
}
