import CoreGraphics
import Foundation
import QuartzCore

/// The lifted view of a context menu, or the view of the controller that the app shows instead.
@MainActor
final class MenuPreview {
    /// The view in the overlay.
    let view: UIView
    let controller: UIViewController?
    private let source: UITargetedPreview
    private var wasHidden = false
    private var hidesSource = false
    /// The corner radius of a controller's view, in points.
    private static let cornerRadius: CGFloat = 13

    init(_ source: UITargetedPreview, controller: UIViewController?) {
        self.source = source
        self.controller = controller
        view = Self.makeView(source, controller)
    }

    /// The size in which the preview is shown, before it is fitted to the window.
    func size(in window: UIWindow) -> CGSize {
        guard let controller else { return view.bounds.size }
        let wanted = controller.preferredContentSize
        let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 16, dy: 16)
        return CGSize(width: wanted.width > 0 ? wanted.width : room.width, height: wanted.height > 0 ? wanted.height : room.height * 0.7)
    }

    /// The rectangle of the lifted view in a window.
    func sourceRect(in window: UIView) -> CGRect { source.rect(in: window) }

    /// Hides or shows the view from which the preview was lifted.
    func hideSource(_ isHidden: Bool) {
        // Shown once, the view is no longer the menu's: a drag may hide it.
        guard controller == nil, isHidden != hidesSource else { return }
        hidesSource = isHidden
        if isHidden { wasHidden = source.view.isHidden }
        source.view.isHidden = isHidden || wasHidden
    }

    private static func makeView(_ source: UITargetedPreview, _ controller: UIViewController?) -> UIView {
        if let view = controller?.view {
            view.layer.cornerRadius = cornerRadius
            view.clipsToBounds = true
            return view
        }
        let size = source.view.bounds.size
        let picture = source.view.snapshotView(afterScreenUpdates: true) ?? UIView(frame: CGRect(origin: .zero, size: size))
        let plate = UIView(frame: CGRect(origin: .zero, size: size))
        plate.backgroundColor = source.parameters.backgroundColor
        plate.addSubview(picture)
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let path = source.parameters.visiblePath {
            let mask = CAShapeLayer()
            mask.path = path.cgPath
            plate.layer.mask = mask
        }
        return plate
    }
}

extension UITargetedPreview {
    /// The rectangle of the preview at its target, in a window.
    func rect(in window: UIView) -> CGRect {
        let center = window.convert(target.center, from: target.container)
        let size = view.bounds.size
        let scale = target.transform
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height
        ).insetBy(dx: (1 - scale.a) * size.width / 2, dy: (1 - scale.d) * size.height / 2)
    }
}
