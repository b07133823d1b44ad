import CoreGraphics
public import Foundation
package import LaminaMethods

/// A control that switches between on and off.
open class UISwitch: UIControl, StateShowing, TapKeeping {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { switchMembers }

    /// The style of a switch; Lamina draws all of them as `sliding`.
    public typealias Style = UISwitchStyle

    /// The fixed size of every switch, in points.
    private static let size = CGSize(width: 51, height: 31)
    private static let margin: CGFloat = 2
    /// The track's colour when off: a translucent fill in light mode, an opaque grey in dark mode.
    private static let offColor = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(red: 57 / 255, green: 57 / 255, blue: 61 / 255, alpha: 1) : UIColor.secondarySystemFill.resolvedColor(with: $0)
    }
    /// The extra width of the thumb while it is pressed, in points.
    private static let stretch: CGFloat = 7

    private let track = UIView()
    private let thumb = ThumbView()
    /// The displayed value; differs from `value` while the thumb is dragged across the middle.
    private var showsOn = false
    private var wasDragged = false
    private var value = false

    /// Creates a switch that is off; its size is always 51 × 31 points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Creates the switch from a nib or storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        coder.finishDecoding(self, as: UISwitch.self)
    }

    /// The value of the switch; setting it does not animate and sends no event.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }
    /// The track's colour when on; nil is `systemGreen`.
    open var onTintColor: UIColor? {
        didSet {
            customized(\.onTintColor)
            show(animated: false)
        }
    }
    /// The thumb's colour; nil is white.
    open var thumbTintColor: UIColor? {
        didSet {
            customized(\.thumbTintColor)
            thumb.backgroundColor = thumbTintColor ?? .white
        }
    }
    /// Stored without effect, as on iOS 7 and later.
    open var onImage: UIImage?
    /// Stored without effect, as on iOS 7 and later.
    open var offImage: UIImage?
    /// The displayed style, always `sliding`.
    open var style: Style { .sliding }
    /// The requested style; stored without effect.
    open var preferredStyle = Style.automatic
    /// The label of a checkbox; stored without effect.
    open var title: String?

    /// Sets the value, optionally sliding the thumb; sends no event.
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

    /// Places the thumb, whose side depends on the layout direction.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeThumb()
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        wasDragged = false
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isRight = touch.location(in: self).x > bounds.midX
        let isOnSide = isRight != isRightToLeft
        // The first move past the middle must exceed 8 points, so that a tap that wobbles near the middle is not taken for a drag.
        guard isOnSide != showsOn, wasDragged || abs(touch.location(in: self).x - bounds.midX) > 8 else { return true }
        wasDragged = true
        showsOn = isOnSide
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

    /// Prevents pan and swipe recognisers of ancestors from recognising while the thumb is dragged.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !keepsDrag(from: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    package func showState() {
        alpha = isEnabled ? 1 : 0.5
        ControlAnimation.press { self.placeThumb() }
    }

    // MARK: Appearance

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
        thumb.place(directed(CGRect(x: x, y: Self.margin, width: width, height: side), in: CGRect(origin: .zero, size: Self.size)))
    }
}
