public import Foundation

/// A rectangle that constraints can be about and that is not seen.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view in whose coordinates the guide has its place.
    open weak var owningView: UIView? {
        didSet { if owningView !== oldValue { moved(from: oldValue) } }
    }
    /// A name for the log.
    open var identifier = ""

    /// Distances from the view's edges that the system keeps the guide at; nil for guides that constraints place.
    let systemInsets: (@MainActor (UIView) -> UIEdgeInsets)?
    /// Stands for the content of its view, which is a scroll view.
    let isContent: Bool
    var attachedConstraints: [NSLayoutConstraint] = []
    /// Where constraints put the guide.
    var solvedFrame = CGRect.zero {
        didSet { if isContent { (owningView as? UIScrollView)?.adoptSolvedContentSize(solvedFrame.size) } }
    }

    /// A guide that is in no view yet.
    public override init() {
        systemInsets = nil
        isContent = false
        super.init()
    }

    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        systemInsets = nil
        isContent = false
        super.init()
    }

    init(contentOf view: UIScrollView) {
        systemInsets = nil
        isContent = true
        super.init()
        identifier = GuideName.content
        owningView = view
    }

    init(identifier: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
        systemInsets = insets
        isContent = false
        super.init()
        self.identifier = identifier
    }

    /// Where the guide is in its view's coordinates.
    open var layoutFrame: CGRect {
        if isContent, let view = owningView as? UIScrollView { return CGRect(origin: .zero, size: view.contentSize) }
        guard let systemInsets, let owningView else { return solvedFrame }
        return owningView.bounds.inset(by: systemInsets(owningView))
    }

    /// Whether other places would suit the constraints as well.
    open var hasAmbiguousLayout: Bool { owningView?.settledEngine?.isAmbiguous(self) ?? false }

    /// The constraints about this guide along an axis.
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
    var containingView: UIView? { owningView }
    var directingView: UIView? { owningView }
}

extension UIView {
    /// The guides that were added to the view.
    public var layoutGuides: [UILayoutGuide] { viewLayout?.guides ?? [] }

    /// Adds a guide; it leaves the view it was in.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.systemInsets == nil, !layoutGuide.isContent else { return }
        layoutGuide.owningView = self
    }

    /// Takes a guide away, and the constraints about it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        if layoutGuide.owningView === self, layoutGuide.systemInsets == nil, !layoutGuide.isContent { layoutGuide.owningView = nil }
    }

    /// What the margins leave.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide("UIViewLayoutMarginsGuide") { $0.layoutMargins } }
    /// What bars and the like leave.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide("UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets } }
    /// What the margins leave, and no wider than is good for reading.
    public var readableContentGuide: UILayoutGuide { systemGuide("UIViewReadableContentGuide") { $0.readableInsets } }
    /// What is above the keyboard; there is none on the screen, so its upper edge is the safe area's lower one.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = viewLayout?.systemGuides[UIKeyboardLayoutGuide.name] as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide()
        guide.owningView = self
        layoutState.systemGuides[UIKeyboardLayoutGuide.name] = guide
        return guide
    }

    func systemGuide(_ name: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) -> UILayoutGuide {
        if let guide = viewLayout?.systemGuides[name] { return guide }
        let guide = UILayoutGuide(identifier: name, insets: insets)
        guide.owningView = self
        layoutState.systemGuides[name] = guide
        return guide
    }

    /// The insets of the guide for reading.
    ///
    /// - Source: Measured on UIKit 26.1 at the default size of text: the margins' area up to a view of 1,008 points; in a wider view the
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

/// A guide that follows something on the screen.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// Where the keyboard is.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    static let name = "UIKeyboardLayoutGuide"

    /// Whether a keyboard away from the lower edge is followed too.
    open var followsUndockedKeyboard = false

    /// A guide that is in no view yet.
    public override init() {
        super.init(identifier: Self.name) { view in
            let safe = view.safeAreaInsets
            return UIEdgeInsets(top: view.bounds.height - safe.bottom, left: 0, bottom: 0, right: 0)
        }
    }

    /// Interface Builder's way.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
