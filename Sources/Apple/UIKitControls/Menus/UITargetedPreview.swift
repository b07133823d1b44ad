public import Foundation

/// The looks of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
    /// The part of the view that is visible, in its coordinates; nil for all of it.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow; nil for that of the preview; stored without effect, because the shadow has the preview's outline.
    open var shadowPath: UIBezierPath?
    /// The colour behind the view; nil for its own.
    open var backgroundColor: UIColor!

    /// Creates parameters for a whole view.
    public override init() { super.init() }

    /// Creates parameters for lines of text.
    ///
    /// - Parameter textLineRects: Rectangles, as `NSValue`s, in the view's coordinates.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for rect in textLineRects.map(\.cgRectValue) { path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -4, dy: -2), cornerRadius: 5)) }
        visiblePath = path
    }

    /// Returns parameters with the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPreviewParameters()
        (copy.visiblePath, copy.shadowPath, copy.backgroundColor) = (visiblePath, shadowPath, backgroundColor)
        return copy
    }
}

/// The place of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, NSCopying {
    /// The view in whose coordinates the preview's centre is.
    public let container: UIView
    /// The preview's centre.
    public let center: CGPoint
    /// The preview's transform.
    public let transform: CGAffineTransform

    /// Creates a place.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }

    /// Returns the object itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view that a context menu lifts from the screen, with its looks and its place.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, NSCopying {
    /// The view.
    public let view: UIView
    /// The looks.
    public let parameters: UIPreviewParameters
    /// The place.
    public let target: UIPreviewTarget

    /// Creates a preview of a view at a place.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }
    /// Creates a preview of a view at its own place.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }
    /// Creates a preview of a whole view at its own place.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }
    /// Returns a preview of the view at another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
        if let preview = UITargetedPreview(view: view, parameters: parameters, target: newTarget) as? Self { return preview }
        // A subclass has no initialiser of its own that could be called here.
        return self
    }

    /// Returns the object itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
