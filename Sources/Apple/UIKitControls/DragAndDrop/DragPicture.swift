import CoreGraphics
import Foundation
import QuartzCore

/// The picture of a dragged item under the finger.
@MainActor
final class DragPicture {
    let item: UIDragItem
    /// The view and the place from which the item was lifted.
    let source: UITargetedDragPreview
    private(set) var view: UIView
    /// The distance from the finger to the picture's centre at the lift.
    private var grip: CGPoint?

    /// The distance between the pictures of a stack, in points.
    private static let stackStep: CGFloat = 6

    init(_ item: UIDragItem, _ source: UITargetedDragPreview, in window: UIWindow) {
        (self.item, self.source) = (item, source)
        view = Self.makeView(source.view, source.parameters)
        view.center = window.convert(source.target.center, from: source.target.container)
    }

    func lift(scale: CGFloat) {
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.layer.shadowOpacity = 0.3
        view.layer.shadowRadius = 10
        view.layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    /// Shows the item's own preview, if it has one, from the first movement on.
    func exchangeView() {
        guard let preview = item.previewProvider?(), let parent = view.superview else { return }
        let own = Self.makeView(preview.view, preview.parameters)
        own.center = view.center
        own.transform = view.transform
        own.isHidden = view.isHidden
        parent.insertSubview(own, aboveSubview: view)
        view.removeFromSuperview()
        view = own
    }

    /// - Parameter position: The item's position in the stack; the first is under the finger.
    func move(to place: CGPoint, position: Int) {
        let grip = grip ?? CGPoint(x: view.center.x - place.x, y: view.center.y - place.y)
        self.grip = grip
        let step = CGFloat(position) * Self.stackStep
        view.center = CGPoint(x: place.x + grip.x + step, y: place.y + grip.y + step)
    }

    /// The picture where it is now, in the window.
    func shownPreview(_ place: CGPoint) -> UITargetedDragPreview {
        guard let window = view.window else { return source }
        let target = UIDragPreviewTarget(container: window, center: view.center, transform: CGAffineTransform(scaleX: 0.01, y: 0.01))
        return source.retargetedPreview(with: target)
    }

    /// Is called in an animation: the picture takes the place of a preview, or fades.
    func land(_ target: UITargetedDragPreview?, in window: UIWindow) {
        view.layer.shadowOpacity = 0
        guard let target, target.target.container.window != nil else {
            view.alpha = 0
            return
        }
        view.center = window.convert(target.target.center, from: target.target.container)
        view.transform = target.target.transform
    }

    private static func makeView(_ shown: UIView, _ parameters: UIPreviewParameters) -> UIView {
        if shown.window == nil, shown.bounds.isEmpty { shown.sizeToFit() }
        let plate = UIView(frame: CGRect(origin: .zero, size: shown.bounds.size))
        plate.isUserInteractionEnabled = false
        plate.backgroundColor = parameters.backgroundColor
        let picture = shown.snapshotView(afterScreenUpdates: true) ?? UIView(frame: plate.bounds)
        if let path = parameters.visiblePath {
            let mask = CAShapeLayer()
            mask.path = path.cgPath
            picture.layer.mask = mask
        }
        plate.addSubview(picture)
        return plate
    }
}

/// The sign at a dragged item's corner: a plus for a copy, a stroke for a forbidden drop, or the number of several items.
@MainActor
final class DragBadge: UILabel {
    private static let size: CGFloat = 24

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
        textAlignment = .center
        textColor = .white
        font = .systemFont(ofSize: 15, weight: .semibold)
        layer.cornerRadius = Self.size / 2
        clipsToBounds = true
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ operation: UIDropOperation, count: Int) {
        let copies = operation == .copy
        let text = operation == .forbidden ? "–" : count > 1 ? String(count) : copies ? "+" : ""
        isHidden = text.isEmpty
        self.text = text
        backgroundColor = operation == .forbidden ? .systemGray : copies ? .systemGreen : .systemRed
    }
}
