public import Foundation

/// One thing that the user drags, with the promise of its data.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The promise of the data.
    public let itemProvider: NSItemProvider
    /// An object for receivers in the same app, which need no data.
    open var localObject: Any?
    /// Makes the picture of the item while it is dragged; nil for that of the lift.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item with the promise of its data.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// The looks of a dragged item's preview.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place from which a preview is lifted, or to which it flies.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The view that shows a dragged item.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, NSCopying {
    /// The view, which need not be in a window.
    public let view: UIView
    /// The looks.
    public let parameters: UIDragPreviewParameters

    /// Creates a preview of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
        super.init()
    }
    /// Creates a preview of a whole view.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

    /// Returns the object itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The view that shows a dragged item, with its place.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// Creates a preview of a view at a place.
    public override init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        super.init(view: view, parameters: parameters, target: target)
    }
    /// Creates a preview of a view at a place.
    public convenience init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
        self.init(view: view, parameters: parameters as UIPreviewParameters, target: target as UIPreviewTarget)
    }
    /// Creates a preview of a view at its own place.
    public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
        let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
        self.init(view: view, parameters: parameters as UIPreviewParameters, target: target)
    }
    /// Creates a preview of a whole view at its own place.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

    /// Returns a preview of the view at another place.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// Animations that run beside those of a lift, a drop or a cancelled drag.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes that are animated.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects the app's animations of one step of a drag.
@MainActor
package final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    package override init() { super.init() }

    package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    func animate() { for animation in animations { animation() } }
    func finish(at position: UIViewAnimatingPosition) { for completion in completions { completion(position) } }
}
