import CoreGraphics
public import Foundation
package import LaminaMethods

/// A control with a minus and a plus half that decrease and increase a value.
open class UIStepper: UIControl, StateShowing, TapKeeping {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { stepperMembers }

    private static let size = CGSize(width: 94, height: 32)
    /// The delay before the first repeated step of a held touch, and between further steps, in seconds.
    private static let (firstWait, nextWait) = (0.5, 0.1)

    private let halves = [StepperHalf(sign: .minus), StepperHalf(sign: .plus)]
    private let divider = UIView()
    private var current = 0.0
    /// The index of the pressed half: 0 is minus, 1 is plus.
    private var pressed: Int?
    private var timer: Timer?

    /// Creates a stepper with the range 0…100; its size is always 94 × 32 points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Creates the stepper from a nib or storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        coder.finishDecoding(self, as: UIStepper.self)
    }

    /// The value, clamped to the range; setting it sends no event.
    open var value: Double {
        get { current }
        set { if !newValue.isNaN { set(newValue) } }
    }
    /// The lower limit; must be below `maximumValue`.
    open var minimumValue = 0.0 {
        didSet {
            guard minimumValue < maximumValue, minimumValue.isFinite else { return minimumValue = refused(minimumValue, oldValue) }
            set(current)
        }
    }
    /// The upper limit; must be above `minimumValue`.
    open var maximumValue = 100.0 {
        didSet {
            guard minimumValue < maximumValue, maximumValue.isFinite else { return maximumValue = refused(maximumValue, oldValue) }
            set(current)
        }
    }
    /// The change per step; must be above 0.
    open var stepValue = 1.0 {
        didSet { if !(stepValue > 0 && stepValue.isFinite) { stepValue = refused(stepValue, oldValue) } }
    }
    /// True when every step sends `valueChanged`; false when only the end of the touch does.
    open var isContinuous = true
    /// True when a held touch repeats the step.
    open var autorepeat = true
    /// True when a step beyond one limit continues at the other.
    open var wraps = false { didSet { show() } }

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

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = Self.size.width / 2
        for (index, half) in halves.enumerated() {
            half.frame = directed(CGRect(x: CGFloat(index) * width, y: 0, width: width, height: Self.size.height), in: bounds)
        }
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let half = (touch.location(in: self).x < bounds.midX) != isRightToLeft ? 0 : 1
        guard canStep(half) else { return false }
        pressed = half
        step(with: event)
        if autorepeat { repeatStep(after: Self.firstWait) }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if !isTouchInside { stopRepeating() }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        release()
        if !isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    open override func cancelTracking(with event: UIEvent?) { release() }

    package func showState() {
        show()
    }

    private func release() {
        pressed = nil
        stopRepeating()
        show()
    }

    private func stopRepeating() {
        timer?.invalidate()
        timer = nil
    }

    private func repeatStep(after seconds: Double) {
        stopRepeating()
        let timer = Timer(fire: Date(timeIntervalSinceNow: seconds), interval: 0, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.step(with: nil)
                self?.repeatStep(after: Self.nextWait)
            }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func step(with event: UIEvent?) {
        guard let pressed, canStep(pressed) else { return stopRepeating() }
        let next = current + (pressed == 0 ? -stepValue : stepValue)
        if wraps && next > maximumValue {
            set(minimumValue)
        } else if wraps && next < minimumValue {
            set(maximumValue)
        } else {
            set(next)
        }
        if isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    /// Reports an invalid limit or step.
    ///
    /// - Returns: The old value, which is kept.
    private func refused(_ value: Double, _ old: Double) -> Double {
        Diagnostics.report(
            exception: "NSInvalidArgumentException",
            detail: "a stepper's minimum must be below its maximum and its step above 0, not \(value); \(old) stays")
        return old
    }

    // MARK: Appearance

    private func canStep(_ half: Int) -> Bool { wraps || (half == 0 ? current > minimumValue : current < maximumValue) }

    private func set(_ value: Double) {
        current = max(minimumValue, min(value, maximumValue))
        show()
    }

    private func build() {
        isOpaque = false
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        clipsToBounds = true
        for half in halves { addSubview(half) }
        divider.isUserInteractionEnabled = false
        divider.backgroundColor = .separator
        divider.frame = CGRect(x: Self.size.width / 2 - 0.5, y: 7, width: 1, height: Self.size.height - 14)
        addSubview(divider)
        show()
    }

    private func show() {
        for (index, half) in halves.enumerated() {
            half.isPressed = pressed == index && isHighlighted
            half.isEnabled = isEnabled && canStep(index)
        }
    }
}

/// One half of a stepper, with a minus or a plus sign.
private final class StepperHalf: UIView {
    enum Sign {
        case minus
        case plus
    }

    private static let length: CGFloat = 16
    private static let thickness: CGFloat = 2

    private let bars: [UIView]

    var isPressed = false { didSet { backgroundColor = isPressed ? .systemFill : nil } }
    var isEnabled = true { didSet { color() } }

    init(sign: Sign) {
        bars = sign == .minus ? [UIView()] : [UIView(), UIView()]
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for bar in bars {
            bar.layer.cornerRadius = Self.thickness / 2
            addSubview(bar)
        }
        color()
    }

    required init?(coder: NSCoder) {
        bars = []
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, bar) in bars.enumerated() {
            let size = CGSize(width: Self.length, height: Self.thickness)
            bar.bounds.size = index == 0 ? size : CGSize(width: size.height, height: size.width)
            bar.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
    }

    private func color() { for bar in bars { bar.backgroundColor = isEnabled ? .label : .tertiaryLabel } }
}
