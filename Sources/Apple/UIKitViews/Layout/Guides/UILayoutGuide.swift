public import Foundation

/// An invisible rectangle in a view that constraints can refer to.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view in whose coordinates the guide's frame is expressed.
    ///
    /// A change deactivates the guide's constraints.
    open weak var owningView: UIView? {
        didSet { if owningView !== oldValue { moved(from: oldValue) } }
    }
    /// A name for log messages.
    open var identifier = ""

    /// The insets from the owning view's edges that define a system guide; nil for a guide that constraints place.
    package let systemInsets: (@MainActor (UIView) -> UIEdgeInsets)?
    /// True when the guide represents the content of its owning scroll view.
    package let isContent: Bool
    /// True when the guide represents the visible rectangle of its owning scroll view.
    private let isVisibleRectangle: Bool
    package var attachedConstraints: [NSLayoutConstraint] = []
    /// The frame that the constraints give the guide, in the owning view's coordinates.
    ///
    /// The size of a content guide becomes the `contentSize` of its scroll view.
    package var solvedFrame = CGRect.zero {
        didSet { if isContent { (owningView as? any ContentScrolling)?.adoptSolvedContentSize(solvedFrame.size) } }
    }

    /// Creates a guide without an owning view.
    public override init() {
        systemInsets = nil
        isContent = false
        isVisibleRectangle = false
        super.init()
    }

    /// Creates a guide without an owning view; the coder's contents are ignored.
    public required init?(coder: NSCoder) {
        systemInsets = nil
        isContent = false
        isVisibleRectangle = false
        super.init()
    }

    package init(contentOf view: any ContentScrolling) {
        systemInsets = nil
        isContent = true
        isVisibleRectangle = false
        super.init()
        identifier = GuideName.content
        owningView = view
    }

    package init(visibleRectangleOf view: any ContentScrolling) {
        // In the coordinates of the content, the visible rectangle begins at the origin of the bounds.
        systemInsets = { view in
            let origin = view.bounds.origin
            return UIEdgeInsets(top: origin.y, left: origin.x, bottom: -origin.y, right: -origin.x)
        }
        isContent = false
        isVisibleRectangle = true
        super.init()
        identifier = GuideName.frame
        owningView = view
    }

    package init(identifier: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
        systemInsets = insets
        isContent = false
        isVisibleRectangle = false
        super.init()
        self.identifier = identifier
    }

    /// The guide's rectangle in the owning view's coordinates.
    open var layoutFrame: CGRect {
        if isContent, let view = owningView as? any ContentScrolling { return CGRect(origin: .zero, size: view.contentSize) }
        guard let systemInsets, let owningView else { return solvedFrame }
        // The insets of the visible rectangle contain the origin of the bounds already.
        if isVisibleRectangle { return owningView.bounds }
        return owningView.bounds.inset(by: systemInsets(owningView))
    }

    /// True when the constraints allow more than one frame.
    open var hasAmbiguousLayout: Bool { owningView?.solvedEngine?.isAmbiguous(self) ?? false }

    /// The active constraints that refer to an attribute of this guide along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        attachedConstraints.filter { $0.isAbout(self, axis) }
    }

    private func moved(from old: UIView?) {
        if let old {
            for constraint in attachedConstraints { constraint.isActive = false }
            old.viewLayout?.guides.removeAll { $0 === self }
            old.engine?.forget(self)
        }
        guard let owningView, systemInsets == nil, !isContent else { return }
        owningView.layoutState.guides.append(self)
    }
}

extension UILayoutGuide: LayoutItem {
    package var containingView: UIView? { owningView }
    package var directingView: UIView? { owningView }
}

extension UIView {
    /// The guides that were added to the view.
    public var layoutGuides: [UILayoutGuide] { viewLayout?.guides ?? [] }

    /// Adds a guide to the view, after removing it from its previous owner; system guides are ignored.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.systemInsets == nil, !layoutGuide.isContent else { return }
        layoutGuide.owningView = self
    }

    /// Removes a guide from the view and deactivates the constraints that refer to it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        if layoutGuide.owningView === self, layoutGuide.systemInsets == nil, !layoutGuide.isContent { layoutGuide.owningView = nil }
    }

    /// The area inside the view's margins.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide("UIViewLayoutMarginsGuide") { $0.layoutMargins } }
    /// The area that bars and other ancestors' obstructions do not cover.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide("UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets } }
    /// The area inside the margins, limited to a width that is comfortable to read.
    public var readableContentGuide: UILayoutGuide { systemGuide("UIViewReadableContentGuide") { $0.readableInsets } }
    /// The keyboard's area.
    ///
    /// Without a keyboard on the screen the guide covers the strip below the safe area.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = viewLayout?.systemGuides[UIKeyboardLayoutGuide.name] as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide()
        guide.owningView = self
        layoutState.systemGuides[UIKeyboardLayoutGuide.name] = guide
        return guide
    }

    private func systemGuide(_ name: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) -> UILayoutGuide {
        if let guide = viewLayout?.systemGuides[name] { return guide }
        let guide = UILayoutGuide(identifier: name, insets: insets)
        guide.owningView = self
        layoutState.systemGuides[name] = guide
        return guide
    }

    /// The insets of the readable content guide.
    ///
    /// - Source: Measured on UIKit 26.1 at the default text size: the area inside the margins up to a view width of 1,008 points; in a wider view the
    ///   middle 920 points, within the margins.
    private var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        guard bounds.width > 1008 else { return insets }
        let side = (bounds.width - 920) / 2
        insets.left = max(insets.left, side)
        insets.right = max(insets.right, side)
        return insets
    }
}

/// A guide that follows an object on the screen.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// A guide that follows the keyboard.
///
/// Without a keyboard on the screen the guide covers the strip below the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    package static let name = "UIKeyboardLayoutGuide"

    /// True when the guide also follows a floating or split keyboard; has no effect here; the default is false.
    open var followsUndockedKeyboard = false

    /// Creates a guide without an owning view.
    public override init() {
        super.init(identifier: Self.name) { view in
            var top = view.bounds.height - view.safeAreaInsets.bottom
            if let host = view.window?.inputHost, host.keyboard != nil { top = min(top, view.convert(host.bounds, from: host).minY) }
            return UIEdgeInsets(top: max(0, top), left: 0, bottom: 0, right: 0)
        }
    }

    /// Creates a guide without an owning view; the coder's contents are ignored.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
