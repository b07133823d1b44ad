import CoreGraphics
public import Foundation
import QuartzCore
package import LaminaMethods

/// A ring of spokes that rotates while a task is in progress.
open class UIActivityIndicatorView: UIView {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { activityMembers }

    /// The size of the indicator and, for the styles before iOS 13, its colour.
    public typealias Style = UIActivityIndicatorViewStyle

    private static let spokeCount = 8
    /// The duration of one full rotation, in seconds.
    private static let period = 0.8
    /// The opacity of the strongest spoke, the decrease per further spoke, and the lower limit.
    ///
    /// - Source: The bytes 217, 180, 143, 106, 69, measured on UIKit 26.1 at rest.
    private static let (strongest, step, faintest): (Float, Float, Float) = (217 / 255, 37 / 255, 69 / 255)
    /// The index of the strongest spoke at rest, which points left; spoke 0 points up, and indices grow clockwise.
    private static let first = 6

    private var spokes: [UIView] = []
    private var ownColor: UIColor?

    /// Creates a stopped indicator of style `medium`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Creates a stopped indicator of a style, in its natural size.
    public init(style: Style) {
        super.init(frame: .zero)
        self.style = style
        build()
        frame.size = intrinsicContentSize
    }

    /// Creates the indicator from a nib or storyboard.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        build()
        coder.finishDecoding(self, as: UIActivityIndicatorView.self)
    }

    /// The size and default colour of the indicator.
    open var style = Style.medium {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            paint()
        }
    }
    /// The colour of the spokes; nil restores the style's colour.
    open var color: UIColor! {
        get { ownColor ?? styleColor }
        set {
            ownColor = newValue
            paint()
            customized(\.color)
        }
    }
    /// True when the indicator is hidden while it is stopped; the default is true.
    open var hidesWhenStopped = true { didSet { hideIfStopped() } }
    /// True while the spokes rotate.
    open private(set) var isAnimating = false

    /// Starts the rotation and shows the indicator.
    open func startAnimating() {
        isAnimating = true
        hideIfStopped()
        turn()
    }

    /// Stops the rotation, and hides the indicator if `hidesWhenStopped` is true.
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
        // Layers outside a window lose their animations, so the rotation restarts.
        if isAnimating && window != nil { turn() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (width, length, radius): (CGFloat, CGFloat, CGFloat) = isLarge ? (5, 12, 17.5) : (2.5, 6.5, 10)
        for (index, spoke) in spokes.enumerated() {
            spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
            spoke.layer.cornerRadius = width / 2
            // The anchor point is the indicator's centre, so each spoke is placed by its rotation alone.
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

    /// Returns the opacity at rest of the spoke `count` steps counterclockwise of the strongest.
    private func strength(behind count: Int) -> Float { max(Self.faintest, Self.strongest - Self.step * Float(count)) }

    /// Shows only the first spokes, clockwise from the top, for the progress of a pull.
    ///
    /// - Parameter progress: The fraction of spokes to show, 0…1.
    package func showSpokes(_ progress: CGFloat) {
        for (index, spoke) in spokes.enumerated() { spoke.isHidden = CGFloat(index) >= progress * CGFloat(Self.spokeCount) }
    }

    private func turn() {
        guard window != nil || superview != nil else { return }
        for (index, spoke) in spokes.enumerated() {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = Self.strongest
            fade.toValue = Self.faintest
            fade.duration = Self.period
            fade.repeatCount = .infinity
            // Each spoke's fade runs one eighth of the period behind the fade of its counterclockwise neighbour, so the brightest spoke moves
            // clockwise.
            fade.timeOffset = Self.period * Double(Self.spokeCount - index) / Double(Self.spokeCount)
            spoke.layer.add(fade, forKey: "turn")
        }
    }

    private func paint() { for spoke in spokes { spoke.backgroundColor = color } }

    private func hideIfStopped() { isHidden = hidesWhenStopped && !isAnimating }
}
