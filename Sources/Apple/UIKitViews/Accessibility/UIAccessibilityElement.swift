public import CoreGraphics
public import Foundation

/// A part of a view that assistive technologies present as an object of its own.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The object that contains the element, usually a view.
    open weak var accessibilityContainer: AnyObject?
    /// The rectangle in the container's coordinates; from it follows the frame on the screen.
    open var accessibilityFrameInContainerSpace = CGRect.null

    /// Creates an element in a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    open override var accessibilityFrame: CGRect {
        get {
            guard !accessibilityFrameInContainerSpace.isNull, let view = accessibilityContainer as? UIView else { return super.accessibilityFrame }
            return view.onScreen(accessibilityFrameInContainerSpace)
        }
        set { super.accessibilityFrame = newValue }
    }
}

/// An action that assistive technologies offer besides activation.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs an action and returns true when that was possible.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name of the action.
    open var name: String
    /// An image of the action.
    open var image: UIImage?
    /// The object with the action's method.
    open weak var target: AnyObject?
    /// The method.
    open var selector: Selector
    /// The closure; nil for an action with a method.
    open var actionHandler: Handler?

    /// Creates an action that calls a method.
    public init(name: String, target: Any?, selector: Selector) {
        (self.name, self.target, self.selector) = (name, target.map { $0 as AnyObject }, selector)
        super.init()
    }

    /// Creates an action that calls a closure.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        (self.name, self.image, selector, self.actionHandler) = (name, image, Selector(""), actionHandler)
        super.init()
    }

    /// Performs the action.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        ActionCall(selector: selector, sender: self, event: nil).send(to: target)
        return true
    }
}

/// A name for tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The name.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
