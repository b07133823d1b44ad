import CoreGraphics
public import Foundation
package import LaminaMethods

/// A row of segments with at most one selected.
open class UISegmentedControl: UIControl, StateShowing, TapKeeping {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { segmentMembers }

    /// The index that stands for no selection.
    public class var noSegment: Int { -1 }

    package static let height: CGFloat = 32

    package var segments: [SegmentView] = []
    let thumb = SegmentThumb()
    var dividers: [UIView] = []
    private var chosen = -1
    /// The index of the pressed segment.
    private var pressed: Int?
    /// True when the touch began on the selected segment, so that dragging moves the selection.
    private var dragsThumb = false
    private var attributes = StateTable<[NSAttributedString.Key: Any]>()

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Creates the control from a nib or storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        coder.finishDecoding(self, as: UISegmentedControl.self)
    }

    /// Creates a control with a segment per title, image or action, in its natural size.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        build()
        for (index, item) in (items ?? []).enumerated() {
            segments.append(SegmentView(title: item as? String, image: item as? UIImage))
            if let action = item as? UIAction { setAction(action, forSegmentAt: index) }
        }
        rebuild()
        frame.size = intrinsicContentSize
    }

    /// Creates a control with a segment per action, which is performed when the segment is selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }
    /// Inserts a segment with a title at an index, clamped to the valid range.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentView(title: title, image: nil), at: segment)
    }
    /// Inserts a segment with an image at an index, clamped to the valid range.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentView(title: nil, image: image), at: segment)
    }
    /// Inserts a segment with the title or image of an action at an index, clamped to the valid range.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentView(title: nil, image: nil), at: segment)
        setAction(action, forSegmentAt: min(max(0, segment), numberOfSegments - 1))
    }
    /// Removes a segment; an invalid index is ignored.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard let view = self[segment] else { return }
        view.removeFromSuperview()
        segments.remove(at: segment)
        if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
        rebuild()
    }
    /// Removes all segments.
    open func removeAllSegments() {
        for view in segments { view.removeFromSuperview() }
        segments = []
        chosen = Self.noSegment
        rebuild()
    }
    /// Sets the action of a segment, and shows the action's image or, without one, its title.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard let view = self[segment] else { return }
        view.action = action
        if let image = action.image { view.image = image } else { view.title = action.title }
        changed()
    }
    /// Returns the action of a segment.
    open func actionForSegment(at segment: Int) -> UIAction? { self[segment]?.action }
    /// Returns the index of the segment whose action has an identifier, or `NSNotFound`.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }
    /// Sets the title of a segment, in place of its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title } }
    /// Returns the title of a segment.
    open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }
    /// Sets the image of a segment, in place of its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image } }
    /// Returns the image of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }
    /// Sets the fixed width of a segment, in points; 0 lets the control choose.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }
    /// The fixed width of a segment, in points; 0 when the control chooses.
    open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }
    /// Sets the offset of a segment's content from its centre.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
    /// The offset of a segment's content from its centre.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment]?.offset ?? .zero }
    /// Enables or disables a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Returns true when a segment is enabled.
    open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }

    // MARK: Selection and appearance

    /// The index of the selected segment; setting it sends no event, and animates only inside an animation block.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set {
            guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
                return Diagnostics.report(
                    exception: "NSRangeException",
                    detail: "segment \(newValue) does not exist, there are \(numberOfSegments); \(chosen) stays selected")
            }
            choose(newValue, animated: false)
        }
    }
    /// True when a segment is selected only while it is pressed.
    open var isMomentary = false { didSet { if isMomentary { choose(Self.noSegment, animated: false) } } }
    /// True when segment widths are proportional to their content; false makes them equal.
    open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
    /// The thumb's colour; nil is white in light mode and grey in dark mode.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            customized(\.selectedSegmentTintColor)
            thumb.tint = selectedSegmentTintColor
        }
    }
    /// Sets the font and colour of the titles for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state] = attributes
        customized(\.attributes) { $0.setTitleTextAttributes(attributes, for: state) }
        changed()
    }
    /// The font and colour of the titles for a state, or for `normal` when that state has none.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes.value(for: state) }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: naturalWidth, height: Self.height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutSegments()
        placeThumb()
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let segment = segment(at: touch), segments[segment].isEnabled else { return false }
        dragsThumb = segment == chosen
        press(segment)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let segment = isTouchInside ? segment(at: touch) : nil
        if dragsThumb, let segment, segment != chosen, segments[segment].isEnabled {
            choose(segment, animated: true)
            tell(with: event)
        }
        press(segment)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let segment = pressed
        press(nil)
        guard let segment, segments.indices.contains(segment), segments[segment].isEnabled, !dragsThumb else { return }
        // A momentary segment is selected only while its listeners are notified.
        if isMomentary {
            chosen = segment
            tell(with: event)
            chosen = Self.noSegment
        } else if segment != chosen {
            choose(segment, animated: true)
            tell(with: event)
        }
    }

    open override func cancelTracking(with event: UIEvent?) { press(nil) }

    package func showState() {
        alpha = isEnabled ? 1 : 0.5
    }

    private func tell(with event: UIEvent?) {
        send([.valueChanged, .primaryActionTriggered], with: event)
        if let action = self[chosen]?.action { sendAction(action) }
    }

    private func press(_ segment: Int?) {
        guard segment != pressed else { return }
        pressed = segment
        ControlAnimation.press {
            for (index, view) in self.segments.enumerated() {
                view.alpha = index == segment && index != self.chosen ? 0.2 : 1
            }
            self.thumb.isPressed = segment != nil && segment == self.chosen
        }
    }

    private func choose(_ segment: Int, animated: Bool) {
        // Without a previous selection the thumb was hidden. It then appears at the new segment instead of sliding there.
        let hadThumb = chosen != Self.noSegment
        chosen = segment
        // The title of the selected segment is bold, and wider.
        invalidateIntrinsicContentSize()
        ControlAnimation.slide(animated && hadThumb && window != nil) {
            self.placeThumb()
            self.showStates()
        }
    }

    // MARK: Parts

    private subscript(segment: Int) -> SegmentView? { segments.indices.contains(segment) ? segments[segment] : nil }

    private func insert(_ view: SegmentView, at segment: Int) {
        let place = min(max(0, segment), numberOfSegments)
        segments.insert(view, at: place)
        if chosen >= place { chosen += 1 }
        rebuild()
    }

    private func change(_ segment: Int, _ body: (SegmentView) -> Void) {
        guard let view = self[segment] else {
            return Diagnostics.report(
                exception: "NSRangeException", detail: "segment \(segment) does not exist, there are \(numberOfSegments); nothing changes")
        }
        body(view)
        changed()
    }

    private func changed() {
        showStates()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func build() {
        isOpaque = false
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        // Clips the thumb's shadow to the control.
        clipsToBounds = true
        addSubview(thumb)
    }

    private func rebuild() {
        for divider in dividers { divider.removeFromSuperview() }
        dividers = (0..<max(0, segments.count - 1)).map { _ in SegmentThumb.makeDivider() }
        // The order of the subviews, back to front: dividers, thumb, segments.
        for divider in dividers { insertSubview(divider, belowSubview: thumb) }
        for view in segments { addSubview(view) }
        changed()
    }

    /// Updates the titles for their state, and hides the dividers at both sides of the selected segment.
    private func showStates() {
        for (index, view) in segments.enumerated() {
            let isChosen = index == chosen
            var state: State = isChosen ? .selected : .normal
            if !view.isEnabled || !isEnabled { state = .disabled }
            view.show(attributes.value(for: state) ?? [:], isChosen: isChosen)
        }
        for (index, divider) in dividers.enumerated() { divider.alpha = index == chosen || index + 1 == chosen ? 0 : 1 }
    }

    private func placeThumb() {
        thumb.isHidden = self[chosen] == nil
        if let frame = self[chosen]?.frame { thumb.place(frame.insetBy(dx: 2, dy: 2)) }
    }

    private func segment(at touch: UITouch) -> Int? {
        let x = touch.location(in: self).x
        return segments.firstIndex { $0.frame.minX <= x && x < $0.frame.maxX }
    }
}
