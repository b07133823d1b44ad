import CoreGraphics
import UIKit

/// The window of a snapshot: it shows a controller on the whole screen, or a view alone in the corner of the screen.
final class SnapshotWindow: UIWindow {
    /// The view without a controller; nil in the window of a controller.
    private let content: UIView?
    private let wanted: CGSize?
    /// True in a window for a view alone, which covers the screen's corner without its bars.
    var showsViewAlone: Bool { content != nil }
    override var safeAreaInsets: UIEdgeInsets { content == nil ? super.safeAreaInsets : .zero }

    /// - Parameters:
    ///   - view: The view, or one of a controller's view.
    ///   - size: The size of a view alone, in points, in which 0 stands for the side that fits; nil keeps its size, or fits it.
    init(_ view: UIView, of controller: UIViewController?, size: CGSize?) {
        let owner = controller.flatMap { sequence(first: $0, next: \.parent).reversed().first }
        content = owner == nil ? sequence(first: view, next: \.superview).reversed().first : nil
        wanted = size
        super.init(frame: UIScreen.main.bounds)
        windowLevel = UIWindow.Level(1e5)
        rootViewController = owner ?? UIViewController()
        if let content, let root = rootViewController?.view { root.addSubview(content) }
    }

    required init?(coder: NSCoder) { nil }

    /// Gives a view alone its size and its place in the corner, and lays the window out.
    func fit() {
        layoutIfNeeded()
        guard let content else { return }
        let size = fittingSize(of: content)
        if !content.translatesAutoresizingMaskIntoConstraints { fix(content, to: size) }
        content.bounds.size = size
        // A transform stays: the corner of what it makes of the view lies at the corner of the screen.
        content.center = CGPoint(x: content.center.x - content.frame.minX, y: content.center.y - content.frame.minY)
        layoutIfNeeded()
    }

    /// Constraints place a view that is laid out by them, whatever its frame was.
    private func fix(_ content: UIView, to size: CGSize) {
        guard let root = content.superview else { return }
        let all = [
            content.leftAnchor.constraint(equalTo: root.leftAnchor), content.topAnchor.constraint(equalTo: root.topAnchor),
            content.widthAnchor.constraint(equalToConstant: size.width), content.heightAnchor.constraint(equalToConstant: size.height),
        ]
        // The view's own constraints may say otherwise, and win.
        for constraint in all { constraint.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(all)
    }

    private func fittingSize(of content: UIView) -> CGSize {
        let given = wanted ?? (content.bounds.isEmpty ? .zero : content.bounds.size)
        guard given.width <= 0 || given.height <= 0 else { return given }
        let constrained = content.systemLayoutSizeFitting(
            CGSize(width: max(0, given.width), height: max(0, given.height)),
            withHorizontalFittingPriority: given.width > 0 ? .required : .fittingSizeLevel,
            verticalFittingPriority: given.height > 0 ? .required : .fittingSizeLevel)
        let open = CGFloat.greatestFiniteMagnitude
        let fitting = content.sizeThatFits(CGSize(width: given.width > 0 ? given.width : open, height: given.height > 0 ? given.height : open))
        let width = given.width > 0 ? given.width : max(constrained.width, fitting.width)
        let height = given.height > 0 ? given.height : max(constrained.height, fitting.height)
        return CGSize(width: width, height: height)
    }

    /// Gives the controller or the view back to the test.
    func close() {
        content?.removeFromSuperview()
        rootViewController = nil
        isHidden = true
    }
}
