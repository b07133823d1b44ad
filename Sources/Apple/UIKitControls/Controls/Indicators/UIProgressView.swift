import CoreGraphics
public import Foundation
package import LaminaMethods

/// A bar that fills to show the progress of a task.
open class UIProgressView: UIView {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { progressMembers }

    /// The style of a progress bar.
    public typealias Style = UIProgressViewStyle

    private let track = UIImageView()
    private let part = UIImageView()
    private var value: Float = 0

    /// Creates an empty bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Creates the bar from a nib or storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        coder.finishDecoding(self, as: UIProgressView.self)
    }

    /// Creates an empty bar of a style, 150 points wide.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        // The style decides the height, whatever the frame says.
        frame.size.width = 150
    }

    /// The filled fraction of the bar, clamped to 0…1.
    open var progress: Float {
        get { value }
        set { setProgress(newValue, animated: false) }
    }
    /// The style of the bar, which sets its height.
    open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
    /// The colour of the filled part; nil uses the tint colour.
    open var progressTintColor: UIColor? {
        didSet {
            customized(\.progressTintColor)
            color()
        }
    }
    /// The colour of the unfilled part; nil uses `systemFill`.
    open var trackTintColor: UIColor? {
        didSet {
            customized(\.trackTintColor)
            color()
        }
    }
    /// The image of the filled part, in place of its colour.
    open var progressImage: UIImage? { didSet { color() } }
    /// The image of the unfilled part, in place of its colour.
    open var trackImage: UIImage? { didSet { color() } }
    /// The source of the progress; its fraction is read once, when this property is set, and later changes are not observed.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }

    /// Sets the filled fraction; the animation takes 0.25 seconds.
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
        part.frame = directed(CGRect(x: 0, y: 0, width: filledWidth, height: bounds.height), in: CGRect(origin: .zero, size: bounds.size))
        for view in [track, part] { view.layer.cornerRadius = progressViewStyle == .bar ? 0 : bounds.height / 2 }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        color()
    }

    /// The width of the filled part: whole points, and at least 8, which the round ends need.
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
