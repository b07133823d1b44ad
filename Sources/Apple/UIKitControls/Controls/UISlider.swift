import CoreGraphics
public import Foundation
package import LaminaMethods

/// A control for choosing a value in a range by dragging a thumb.
open class UISlider: UIControl, StateShowing {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { sliderMembers }

    private static let height: CGFloat = 34
    private static let trackHeight: CGFloat = 4
    private static let thumbSide: CGFloat = 28
    /// The distance around the thumb within which a touch still grabs the thumb, in points.
    private static let reach: CGFloat = 10

    private let minimumTrack = UIImageView()
    private let maximumTrack = UIImageView()
    private let thumb = ThumbView()
    private let thumbPicture = UIImageView()
    private let minimumPicture = UIImageView()
    private let maximumPicture = UIImageView()
    private var current: Float = 0
    /// The horizontal distance from the touch to the thumb's centre when the drag began, in points.
    private var grip: CGFloat = 0
    private var minimumTrackImages = StateTable<UIImage>()
    private var maximumTrackImages = StateTable<UIImage>()
    private var thumbImages = StateTable<UIImage>()

    /// Creates a slider with the range 0…1.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Creates the slider from a nib or storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        coder.finishDecoding(self, as: UISlider.self)
    }

    // MARK: Values

    /// The slider's value, clamped to the range; setting it sends no event.
    open var value: Float {
        get { current }
        set { setValue(newValue, animated: false) }
    }
    /// The value at the leading end; a value above `maximumValue` also raises `maximumValue`.
    open var minimumValue: Float = 0 {
        didSet {
            guard minimumValue.isFinite else { return minimumValue = refused(oldValue) }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            setValue(current, animated: false)
        }
    }
    /// The value at the trailing end; a value below `minimumValue` also lowers `minimumValue`.
    open var maximumValue: Float = 1 {
        didSet {
            guard maximumValue.isFinite else { return maximumValue = refused(oldValue) }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            setValue(current, animated: false)
        }
    }
    /// True when every move of the thumb sends `valueChanged`; false when only the end of the drag does.
    open var isContinuous = true
    /// Sets the value without sending an event; if `animated`, the thumb slides to the new position.
    open func setValue(_ value: Float, animated: Bool) {
        guard !value.isNaN else { return }
        current = min(max(value, minimumValue), maximumValue)
        setNeedsLayout()
        if animated { ControlAnimation.slide(true) { self.layoutIfNeeded() } }
    }

    // MARK: Appearance

    /// The image at the leading end.
    open var minimumValueImage: UIImage? { didSet { show(minimumValueImage, in: minimumPicture) } }
    /// The image at the trailing end.
    open var maximumValueImage: UIImage? { didSet { show(maximumValueImage, in: maximumPicture) } }
    /// The track's colour from the leading end to the thumb; nil uses the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            customized(\.minimumTrackTintColor)
            color()
        }
    }
    /// The track's colour from the thumb to the trailing end; nil uses `systemFill`.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            customized(\.maximumTrackTintColor)
            color()
        }
    }
    /// The thumb's colour; nil is white.
    open var thumbTintColor: UIColor? {
        didSet {
            customized(\.thumbTintColor)
            color()
        }
    }
    /// Sets the image of the track before the thumb for a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { set(image, state, \.minimumTrackImages) }
    /// Sets the image of the track after the thumb for a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { set(image, state, \.maximumTrackImages) }
    /// Sets the thumb's image for a state.
    open func setThumbImage(_ image: UIImage?, for state: State) { set(image, state, \.thumbImages) }
    /// The image of the track before the thumb that was set for exactly this state.
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
    /// The image of the track after the thumb that was set for exactly this state.
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
    /// The thumb's image that was set for exactly this state.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
    /// The image of the track before the thumb in the current state.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages.value(for: state) }
    /// The image of the track after the thumb in the current state.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages.value(for: state) }
    /// The thumb's image in the current state.
    open var currentThumbImage: UIImage? { thumbImages.value(for: state) }

    // MARK: Geometry

    /// Returns the rectangle of the image at the leading end; zero without an image.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = minimumValueImage?.size else { return .zero }
        return directed(CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height), in: bounds)
    }
    /// Returns the rectangle of the image at the trailing end; zero without an image.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = maximumValueImage?.size else { return .zero }
        return directed(CGRect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height), in: bounds)
    }
    /// Returns the rectangle of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        // Images are 5 points from the track. The track is inset by 2 points at each end, so that the round thumb covers its ends.
        let left = minimumValueImage.map { $0.size.width + 5 } ?? 0
        let right = maximumValueImage.map { $0.size.width + 5 } ?? 0
        let width = max(0, bounds.width - 4 - left - right)
        return directed(CGRect(x: bounds.minX + 2 + left, y: bounds.midY - Self.trackHeight / 2, width: width, height: Self.trackHeight), in: bounds)
    }
    /// Returns the rectangle of the thumb for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
        // The thumb's edges move over the track extended by 2 points at each end. Without images these are the edges of the bounds, so the
        // thumb never leaves the bounds.
        let travel = rect.width + 4 - size.width
        let x = rect.minX - 2 + travel * fraction(of: value)
        // The travel has the track's middle, so that mirroring in the track mirrors in the travel.
        return directed(CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height), in: rect)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let track = trackRect(forBounds: bounds)
        let place = thumbRect(forBounds: bounds, trackRect: track, value: current)
        minimumPicture.frame = minimumValueImageRect(forBounds: bounds)
        maximumPicture.frame = maximumValueImageRect(forBounds: bounds)
        let left = CGRect(x: track.minX, y: track.minY, width: max(0, place.midX - track.minX), height: track.height)
        let right = CGRect(x: place.midX, y: track.minY, width: max(0, track.maxX - place.midX), height: track.height)
        (minimumTrack.frame, maximumTrack.frame) = isRightToLeft ? (right, left) : (left, right)
        thumb.place(place)
        thumbPicture.frame = place
        showImages()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        color()
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = thumbPlace
        guard place.insetBy(dx: -Self.reach, dy: -Self.reach).containsHalfOpen(touch.location(in: self)) else { return false }
        grip = place.midX - touch.location(in: self).x
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let travel = track.width + 4 - thumbPlace.width
        guard travel > 0 else { return true }
        // The inverse of `thumbRect`: the fraction of the travel at which the thumb's left edge is.
        let fromLeft = (touch.location(in: self).x + grip - thumbPlace.width / 2 - (track.minX - 2)) / travel
        let fraction = isRightToLeft ? 1 - fromLeft : fromLeft
        let old = current
        setValue(minimumValue + Float(fraction) * (maximumValue - minimumValue), animated: false)
        if isContinuous, current != old { send([.valueChanged, .primaryActionTriggered], with: event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    /// Prevents pan and swipe recognisers of ancestors from recognising while the thumb is dragged.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !keepsDrag(from: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    package func showState() {
        alpha = isEnabled ? 1 : 0.5
    }

    // MARK: Parts

    /// Reports a limit that is not finite.
    ///
    /// - Returns: The old limit, which is kept.
    private func refused(_ old: Float) -> Float {
        Diagnostics.report(exception: "NSInvalidArgumentException", detail: "a slider's limits must be finite; \(old) stays")
        return old
    }

    private var thumbPlace: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current) }

    private func fraction(of value: Float) -> CGFloat {
        maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    }

    private func build() {
        isOpaque = false
        for track in [minimumTrack, maximumTrack] {
            track.layer.cornerRadius = Self.trackHeight / 2
            track.clipsToBounds = true
        }
        for part in [maximumTrack, minimumTrack, minimumPicture, maximumPicture, thumb, thumbPicture] { addSubview(part) }
        color()
    }

    private func color() {
        minimumTrack.backgroundColor = currentMinimumTrackImage == nil ? minimumTrackTintColor ?? tintColor : nil
        maximumTrack.backgroundColor = currentMaximumTrackImage == nil ? maximumTrackTintColor ?? .systemFill : nil
        thumb.backgroundColor = thumbTintColor ?? .white
    }

    private func show(_ image: UIImage?, in view: UIImageView) {
        view.image = image
        setNeedsLayout()
    }

    private func set(_ image: UIImage?, _ state: State, _ table: ReferenceWritableKeyPath<UISlider, StateTable<UIImage>>) {
        self[keyPath: table][state] = image
        setNeedsLayout()
    }

    private func showImages() {
        minimumTrack.image = currentMinimumTrackImage
        maximumTrack.image = currentMaximumTrackImage
        thumbPicture.image = currentThumbImage
        thumb.isHidden = currentThumbImage != nil
        color()
    }
}
