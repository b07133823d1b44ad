public import Foundation

/// An object that can answer events, or pass them on.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// A responder that nobody stands behind.
    public override init() { super.init() }

    /// Who is asked next; nil ends the chain.
    open var next: UIResponder? { nil }

    /// Fingers touched the screen; passed on unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Fingers moved; passed on unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Fingers left the screen; passed on unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// The system took the touches away; passed on unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
}
