import CoreGraphics
public import Foundation

/// A bar that fills as something gets on.
open class UIProgressView: UIView {
    /// How the bar looks.
    public enum Style: Int, Sendable {
        /// By itself.
        case `default` = 0
        /// In a bar.
        case bar
    }

    private let track = UIImageView()
    private let part = UIImageView()
    private var value: Float = 0

    /// An empty bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        coder.finishDecoding(self, as: UIProgressView.self)
    }

    /// An empty bar of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style == .bar ? 2.5 : 4))
        progressViewStyle = style
    }

    /// How far it is, 0...1.
    open var progress: Float {
        get { value }
        set { setProgress(newValue, animated: false) }
    }
    /// How the bar looks.
    open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
    /// The colour of what is done; nil is the tint.
    open var progressTintColor: UIColor? { didSet { color() } }
    /// The colour of what is left; nil is a fill.
    open var trackTintColor: UIColor? { didSet { color() } }
    /// A picture of what is done.
    open var progressImage: UIImage? { didSet { color() } }
    /// A picture of what is left.
    open var trackImage: UIImage? { didSet { color() } }
    /// Whose progress is shown, as it is when it is set.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }

    /// Fills the bar; animated it takes a quarter of a second.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard !progress.isNaN else { return }
        value = min(max(progress, 0), 1)
        setNeedsLayout()
        guard animated else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]) { self.layoutIfNeeded() }
    }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(x: newValue.minX, y: newValue.minY, width: newValue.width, height: height) }
    }
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(x: newValue.minX, y: newValue.minY, width: newValue.width, height: height) }
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        part.frame = CGRect(x: 0, y: 0, width: filledWidth, height: bounds.height)
        for view in [track, part] { view.layer.cornerRadius = progressViewStyle == .bar ? 0 : bounds.height / 2 }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        color()
    }

    /// Whole points, and at least as much as the round ends need.
    ///
    /// - Source: Measured on UIKit 26.1.
    private var filledWidth: CGFloat {
        value > 0 ? min(bounds.width, max(8, (bounds.width * CGFloat(value)).rounded())) : 0
    }

    private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

    private func build() {
        isOpaque = false
        for view in [track, part] {
            view.clipsToBounds = true
            addSubview(view)
        }
        color()
    }

    private func color() {
        (part.image, track.image) = (progressImage, trackImage)
        part.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
    }
}
