import CoreGraphics
public import Foundation
import QuartzCore

/// Spokes that turn while something takes its time.
open class UIActivityIndicatorView: UIView {
    /// How large it is, and the colours of older systems.
    public enum Style: Int, Sendable {
        /// White and large, as before iOS 13.
        case whiteLarge = 0
        /// White and small, as before iOS 13.
        case white = 1
        /// Grey and small, as before iOS 13.
        case gray = 2
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
    }

    private static let spokeCount = 8
    /// Seconds for one turn.
    private static let period = 0.8
    /// Opacity of the strongest spoke, and the part that each further one loses down to the faintest.
    ///
    /// - Source: The bytes 217, 180, 143, 106, 69, measured on UIKit 26.1 at rest.
    private static let (strongest, step, faintest): (Float, Float, Float) = (217 / 255, 37 / 255, 69 / 255)
    /// The strongest spoke at rest, the left one; spokes count clockwise from the top.
    private static let first = 6

    private var spokes: [UIView] = []
    private var ownColor: UIColor?

    /// A medium one.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// One of a style, in its size.
    public init(style: Style) {
        super.init(frame: .zero)
        self.style = style
        build()
        bounds.size = intrinsicContentSize
    }

    /// Interface Builder's way.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        build()
    }

    /// How large it is.
    open var style = Style.medium {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            paint()
        }
    }
    /// The spokes' colour.
    open var color: UIColor! {
        get { ownColor ?? styleColor }
        set {
            ownColor = newValue
            paint()
        }
    }
    /// Whether it is hidden while it stands still.
    open var hidesWhenStopped = true { didSet { hideIfStopped() } }
    /// Whether it turns.
    open private(set) var isAnimating = false

    /// Turns, and is shown.
    open func startAnimating() {
        isAnimating = true
        hideIfStopped()
        turn()
    }

    /// Stands still.
    open func stopAnimating() {
        isAnimating = false
        hideIfStopped()
        for spoke in spokes { spoke.layer.removeAnimation(forKey: "turn") }
    }

    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = isLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // Layers outside of a window lose their animations.
        if isAnimating && window != nil { turn() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (width, length, radius): (CGFloat, CGFloat, CGFloat) = isLarge ? (5, 12, 17.5) : (2.5, 6.5, 10)
        for (index, spoke) in spokes.enumerated() {
            spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
            spoke.layer.cornerRadius = width / 2
            // The anchor is the hub, so that a spoke only turns.
            spoke.layer.anchorPoint = CGPoint(x: 0.5, y: radius / length)
            spoke.center = CGPoint(x: bounds.midX, y: bounds.midY)
            spoke.transform = CGAffineTransform(rotationAngle: 2 * .pi * CGFloat(index) / CGFloat(Self.spokeCount))
        }
    }

    private var isLarge: Bool { style == .large || style == .whiteLarge }

    private var styleColor: UIColor { style == .white || style == .whiteLarge ? .white : .systemGray }

    private func build() {
        isOpaque = false
        isUserInteractionEnabled = false
        for index in 0..<Self.spokeCount {
            let spoke = UIView()
            spoke.alpha = CGFloat(strength(behind: (Self.first - index + Self.spokeCount) % Self.spokeCount))
            spokes.append(spoke)
            addSubview(spoke)
        }
        paint()
        hideIfStopped()
    }

    /// - Parameter count: Number of spokes from this one on, clockwise, to the strongest.
    private func strength(behind count: Int) -> Float { max(Self.faintest, Self.strongest - Self.step * Float(count)) }

    private func turn() {
        guard window != nil || superview != nil else { return }
        for (index, spoke) in spokes.enumerated() {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = Self.strongest
            fade.toValue = Self.faintest
            fade.duration = Self.period
            fade.repeatCount = .infinity
            // Each spoke is the strongest one eighth of a turn after the one before.
            fade.timeOffset = Self.period * Double(Self.spokeCount - index) / Double(Self.spokeCount)
            spoke.layer.add(fade, forKey: "turn")
        }
    }

    private func paint() { for spoke in spokes { spoke.backgroundColor = color } }

    private func hideIfStopped() { isHidden = hidesWhenStopped && !isAnimating }
}
