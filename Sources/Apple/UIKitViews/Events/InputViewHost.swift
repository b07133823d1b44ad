import CoreGraphics
import Foundation

/// The container of the first responder's input view and the accessory view above it, at the lower edge of the window.
package final class InputViewHost: UIView {
    /// The announced duration of the slide in and out, in seconds.
    private static let moveDuration = 0.25
    /// The height of an input or accessory view without a frame and an intrinsic height, in points.
    private static let usualHeight: CGFloat = 216

    private let input: UIView?
    private let accessory: UIView?

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

    func shows(input: UIView?, accessory: UIView?) -> Bool { self.input === input && self.accessory === accessory }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let height = Self.height(of: accessory)
        accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        input?.frame = CGRect(x: 0, y: height, width: bounds.width, height: max(0, bounds.height - height))
    }

    /// Adds the host to a window and slides it up from the lower edge.
    func enter(_ window: UIWindow) {
        let height = Self.height(of: accessory) + (input == nil ? 0 : max(Self.height(of: input), 0))
        let end = CGRect(x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height)
        UIView.performWithoutAnimation {
            frame = end.offsetBy(dx: 0, dy: height)
            window.addSubview(self)
            layoutIfNeeded()
        }
        let move = KeyboardMove(from: frame, to: end, duration: Self.moveDuration, window: window)
        move.run([UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification], moving: self) {
            move.post([UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification])
        }
    }

    /// Slides the host down and removes it from the window.
    func leave() {
        isUserInteractionEnabled = false
        let end = frame.offsetBy(dx: 0, dy: frame.height)
        let move = KeyboardMove(from: frame, to: end, duration: Self.moveDuration, window: window)
        move.run([UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillChangeFrameNotification], moving: self) { [self] in
            removeFromSuperview()
            move.post([UIResponder.keyboardDidHideNotification, UIResponder.keyboardDidChangeFrameNotification])
        }
    }

    private static func height(of view: UIView?) -> CGFloat {
        guard let view else { return 0 }
        let candidates = [view.frame.height, view.intrinsicContentSize.height, usualHeight]
        return candidates.first { $0.isFinite && $0 > 0 } ?? usualHeight
    }
}

extension UIWindow {
    /// Displays the nearest input view and the nearest accessory view in the first responder's chain, in place of the views shown before.
    func showInputViews() {
        let chain = firstResponder.map { Array($0.chain) } ?? []
        let (input, accessory) = (chain.lazy.compactMap(\.inputView).first, chain.lazy.compactMap(\.inputAccessoryView).first)
        if inputHost?.shows(input: input, accessory: accessory) == true { return }
        guard inputHost != nil || input != nil || accessory != nil else { return }
        inputHost?.leave()
        inputHost = nil
        guard input != nil || accessory != nil else { return }
        let host = InputViewHost(input: input, accessory: accessory)
        inputHost = host
        host.enter(self)
    }
}
