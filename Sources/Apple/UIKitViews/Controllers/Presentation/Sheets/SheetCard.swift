import CoreGraphics
import QuartzCore

/// The rounded card that holds a presented view.
package final class SheetCard: UIView {
    /// The recogniser for drags of the card.
    package let pan = SheetPanGestureRecognizer()
    private let grabber = UIView(frame: CGRect(x: 0, y: 5, width: 36, height: 5))

    var radius: CGFloat { didSet { layer.cornerRadius = radius } }
    var isGrabberVisible: Bool {
        get { !grabber.isHidden }
        set { grabber.isHidden = !newValue }
    }
    /// True when the card ends at the window's lower edge, so that only its upper corners are rounded.
    var isAttached = true {
        didSet {
            let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            layer.maskedCorners = isAttached ? top : [top, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        }
    }

    init(radius: CGFloat) {
        self.radius = radius
        super.init(frame: .zero)
        layer.cornerRadius = radius
        clipsToBounds = true
        grabber.layer.cornerRadius = 2.5
        grabber.backgroundColor = .tertiaryLabel
        grabber.isHidden = true
        addSubview(grabber)
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    package override func layoutSubviews() { grabber.center.x = bounds.midX }
}
