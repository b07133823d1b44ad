import CoreGraphics
import Foundation

/// The first responder's input view and the accessory above it, at the lower edge of its window.
final class InputViewHost: UIView {
    /// Seconds that the views take to come and go.
    private static let moveDuration = 0.25
    /// The height of an input view that has none of its own, points.
    private static let usualHeight: CGFloat = 216

    private let input: UIView?
    private let accessory: UIView?

    init(input: UIView?, accessory: UIView?) {
        self.input = input
        self.accessory = accessory
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        // In front of presented views that are added later.
        layer.zPosition = 900
        for view in [input, accessory].compactMap({ $0 }) { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func shows(input: UIView?, accessory: UIView?) -> Bool { self.input === input && self.accessory === accessory }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = Self.height(of: accessory)
        accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        input?.frame = CGRect(x: 0, y: height, width: bounds.width, height: max(0, bounds.height - height))
    }

    /// Slides up from the window's lower edge.
    func enter(_ window: UIWindow) {
        let height = Self.height(of: accessory) + (input == nil ? 0 : max(Self.height(of: input), 0))
        let end = CGRect(x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height)
        UIView.performWithoutAnimation {
            frame = end.offsetBy(dx: 0, dy: height)
            window.addSubview(self)
            layoutIfNeeded()
        }
        UIView.animate(withDuration: Self.moveDuration) { self.frame = end }
    }

    /// Slides down again.
    func leave() {
        isUserInteractionEnabled = false
        UIView.animate(withDuration: Self.moveDuration) {
            self.frame = self.frame.offsetBy(dx: 0, dy: self.frame.height)
        } completion: { [self] _ in
            removeFromSuperview()
        }
    }

    private static func height(of view: UIView?) -> CGFloat {
        guard let view else { return 0 }
        let candidates = [view.frame.height, view.intrinsicContentSize.height, usualHeight]
        return candidates.first { $0.isFinite && $0 > 0 } ?? usualHeight
    }
}

extension UIWindow {
    /// Shows the input views of the first responder, which its chain may give, and takes away those of the last one.
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
