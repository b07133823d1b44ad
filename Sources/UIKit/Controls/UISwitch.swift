import CoreGraphics
public import Foundation

/// A control that is on or off.
open class UISwitch: UIControl {
    /// How a switch looks; all of them slide.
    public enum Style: Int, Sendable {
        /// As the device does it.
        case automatic = 0
        /// A box with a tick.
        case checkbox
        /// A thumb that slides.
        case sliding
    }

    /// What every switch measures.
    private static let size = CGSize(width: 51, height: 31)
    private static let margin: CGFloat = 2
    /// A fill on white, and a grey that stands out from black.
    private static let offColor = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(red: 57 / 255, green: 57 / 255, blue: 61 / 255, alpha: 1) : UIColor.secondarySystemFill.resolvedColor(with: $0)
    }
    /// How much wider the thumb is under a finger.
    private static let stretch: CGFloat = 7

    private let track = UIView()
    private let thumb = ThumbView()
    /// What the thumb shows, which differs from the value while it is dragged.
    private var showsOn = false
    private var wasDragged = false
    private var value = false

    /// A switch that is off; its size is always the same.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        coder.finishDecoding(self, as: UISwitch.self)
    }

    /// Whether it is on; setting it does not animate and tells nobody.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }
    /// Its colour when it is on; nil is green.
    open var onTintColor: UIColor? { didSet { show(animated: false) } }
    /// The thumb's colour; nil is white.
    open var thumbTintColor: UIColor? { didSet { thumb.backgroundColor = thumbTintColor ?? .white } }
    /// Kept, and not shown, as on iOS since version 7.
    open var onImage: UIImage?
    /// Kept, and not shown, as on iOS since version 7.
    open var offImage: UIImage?
    /// The style that it has.
    open var style: Style { .sliding }
    /// The style that is wished; all switches slide.
    open var preferredStyle = Style.automatic
    /// Words beside a box; switches that slide have none.
    open var title: String?

    /// Switches it, and tells nobody.
    open func setOn(_ on: Bool, animated: Bool) {
        value = on
        showsOn = on
        show(animated: animated && window != nil)
    }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }
    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    override var keepsTaps: Bool { true }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        wasDragged = false
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isRight = touch.location(in: self).x > bounds.midX
        guard isRight != showsOn, wasDragged || abs(touch.location(in: self).x - bounds.midX) > 8 else { return true }
        wasDragged = true
        showsOn = isRight
        show(animated: true)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let on = wasDragged ? showsOn : !value
        let hasChanged = on != value
        setOn(on, animated: true)
        if hasChanged { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    open override func cancelTracking(with event: UIEvent?) { setOn(value, animated: true) }

    override func stateChanged() {
        super.stateChanged()
        alpha = isEnabled ? 1 : 0.5
        ControlAnimation.press { self.placeThumb() }
    }

    // MARK: Looks

    private func build() {
        isOpaque = false
        track.isUserInteractionEnabled = false
        track.frame = CGRect(origin: .zero, size: Self.size)
        track.layer.cornerRadius = Self.size.height / 2
        addSubview(track)
        addSubview(thumb)
        show(animated: false)
    }

    private func show(animated: Bool) {
        ControlAnimation.slide(animated) {
            self.track.backgroundColor = self.showsOn ? self.onTintColor ?? .systemGreen : Self.offColor
            self.placeThumb()
        }
    }

    private func placeThumb() {
        let side = Self.size.height - 2 * Self.margin
        let width = side + (isHighlighted ? Self.stretch : 0)
        let x = showsOn ? Self.size.width - Self.margin - width : Self.margin
        thumb.place(CGRect(x: x, y: Self.margin, width: width, height: side))
    }
}
