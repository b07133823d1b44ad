import CoreGraphics
import Foundation

/// The container of the first responder's input view and the accessory view above it, at the lower edge of the window.
package final class InputViewHost: UIView, InputHosting {
    /// The announced duration of the slide in and out, in seconds.
    private static let moveDuration = 0.25
    /// The height of an input or accessory view without a frame and an intrinsic height, in points.
    private static let usualHeight: CGFloat = 216

    private var input: UIView?
    private var accessory: UIView?
    /// The device's keyboard, while it is the input view.
    package var keyboard: (any DeviceKeyboard)? { input as? any DeviceKeyboard }

    init(input: UIView?, accessory: UIView?) {
        self.input = input
        self.accessory = accessory
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        // A high z position keeps the host in front of views that are presented later.
        layer.zPosition = 900
        for view in [input, accessory].compactMap({ $0 }) { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// True when the host has these views; another window's host may have taken the keyboard, which all share.
    func shows(input: UIView?, accessory: UIView?) -> Bool {
        self.input === input && self.accessory === accessory && (input == nil || input?.superview === self)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let height = Self.height(of: accessory)
        accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        guard input?.superview === self else { return }
        input?.frame = CGRect(x: 0, y: height, width: bounds.width, height: max(0, bounds.height - height))
    }

    /// Adds the host to a window and slides it up from the lower edge.
    func enter(_ window: UIWindow) {
        let end = restingFrame(in: window)
        UIView.performWithoutAnimation {
            frame = end.offsetBy(dx: 0, dy: end.height)
            window.addSubview(self)
            layoutIfNeeded()
        }
        move(to: end, in: window, names: Names.show)
    }

    /// Shows other views in place of the present ones, which do not slide out first.
    func replace(input: UIView?, accessory: UIView?, in window: UIWindow) {
        for view in [self.input, self.accessory].compactMap(\.self) where view !== input && view !== accessory { view.removeFromSuperview() }
        (self.input, self.accessory) = (input, accessory)
        for view in [input, accessory].compactMap(\.self) { addSubview(view) }
        settle(in: window, duration: nil)
    }

    /// Moves to the place and height that the views ask for now, unless the host has them already.
    package func settle(in window: UIWindow, duration: Double?) {
        setNeedsLayout()
        let end = restingFrame(in: window)
        if end != frame { move(to: end, in: window, names: Names.show, duration: duration ?? Self.moveDuration) }
    }

    /// Slides the host down and removes it from the window.
    func leave() {
        isUserInteractionEnabled = false
        keyboard?.stopRepeating()
        let bottom = window?.bounds.height ?? frame.maxY
        let end = CGRect(x: frame.minX, y: bottom, width: frame.width, height: frame.height)
        move(to: end, in: window, names: Names.hide) { [self] in removeFromSuperview() }
    }

    /// The notifications before and after a movement.
    @MainActor
    private struct Names {
        let before: [NSNotification.Name]
        let after: [NSNotification.Name]

        static let show = Names(
            before: [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification],
            after: [UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification])
        static let hide = Names(
            before: [UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillChangeFrameNotification],
            after: [UIResponder.keyboardDidHideNotification, UIResponder.keyboardDidChangeFrameNotification])
    }

    private func move(
        to end: CGRect, in window: UIWindow?, names: Names, duration: Double? = nil, completion: @escaping () -> Void = {}
    ) {
        let move = KeyboardMove(from: frame, to: end, duration: duration ?? Self.moveDuration, window: window, takesTouches: keyboard != nil)
        move.run(names.before, moving: self) {
            completion()
            move.post(names.after)
        }
    }

    private func restingFrame(in window: UIWindow) -> CGRect {
        let height = Self.height(of: accessory) + (input == nil ? 0 : max(keyboard?.wantedHeight ?? Self.height(of: input), 0))
        return CGRect(x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height)
    }

    // MARK: Interactive dismissal

    /// Moves the host down with a finger that is below its upper edge.
    ///
    /// - Parameter y: The finger's place in the window, in points.
    package func follow(_ y: CGFloat) {
        guard let window else { return }
        let rest = restingFrame(in: window)
        UIView.performWithoutAnimation { frame.origin.y = min(max(rest.minY, y), window.bounds.height) }
    }

    /// Moves the host back, unless the finger was moving down when it left.
    ///
    /// - Returns: True when editing is to end.
    package func release(velocity: CGFloat) -> Bool {
        guard let window, frame.minY > restingFrame(in: window).minY else { return false }
        if velocity > 0 { return true }
        settle(in: window, duration: nil)
        return false
    }

    private static func height(of view: UIView?) -> CGFloat {
        guard let view else { return 0 }
        let candidates = [view.frame.height, view.intrinsicContentSize.height, usualHeight]
        return candidates.first { $0.isFinite && $0 > 0 } ?? usualHeight
    }
}

extension UIWindow: InputShowing {
    /// Displays the nearest input view and the nearest accessory view in the first responder's chain, in place of the views shown before.
    ///
    /// Without an input view, a device shows its keyboard for objects that take text.
    package func showInputViews() {
        let chain = firstResponder.map { Array($0.chain) } ?? []
        let accessory = chain.lazy.compactMap(\.inputAccessoryView).first
        let input = chain.lazy.compactMap(\.inputView).first ?? systemKeyboard
        if let host = inputHost as? InputViewHost, host.shows(input: input, accessory: accessory) {
            if host.keyboard != nil { host.settle(in: self, duration: nil) }
            return
        }
        guard inputHost != nil || input != nil || accessory != nil else { return }
        if let host = inputHost as? InputViewHost, host.keyboard != nil || input is any DeviceKeyboard, input != nil || accessory != nil {
            return host.replace(input: input, accessory: accessory, in: self)
        }
        (inputHost as? InputViewHost)?.leave()
        inputHost = nil
        guard input != nil || accessory != nil else { return }
        let host = InputViewHost(input: input, accessory: accessory)
        inputHost = host
        host.enter(self)
    }

    /// The keyboard with the keys that the first responder asks for; nil when it takes no text, or the device shows no keyboard.
    private var systemKeyboard: (any DeviceKeyboard)? {
        guard let device = screen.device, device.hasKeyboard, let target = firstResponder as? any UIResponder & UIKeyInput,
            (target as? any KeyEditor)?.allowsEditing ?? true
        else { return nil }
        device.keyboard?.adopt(target)
        return device.keyboard
    }
}
