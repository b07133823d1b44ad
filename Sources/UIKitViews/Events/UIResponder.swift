public import CoreGraphics
public import Foundation
package import LaminaMethods

/// An object that handles events or passes them to the next responder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// The members that selectors and keys name.
    nonisolated package class var memberTable: MemberTable { responderMembers }
    /// Creates a responder without a next responder.
    public override init() { super.init() }

    /// The next responder in the chain; nil ends the chain.
    open var next: UIResponder? { nil }

    /// Called after the object was loaded from a nib and its outlets were set; overrides must call the superclass.
    open func awakeFromNib() {}
    /// Prepares the object for Interface Builder, which alone calls it; does nothing unless overridden.
    open func prepareForInterfaceBuilder() {}

    // MARK: Touches and presses

    /// Handles touches that began; forwards them to the next responder unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Handles touches that moved; forwards them to the next responder unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Handles touches that ended; forwards them to the next responder unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Handles touches that the system cancelled; forwards them to the next responder unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
    /// Handles refined values of earlier touches; never called, because all values are final when delivered.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Handles keys or buttons that were pressed; forwards them to the next responder unless overridden.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
    /// Handles presses whose force changed; forwards them to the next responder unless overridden.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
    /// Handles keys or buttons that were released; forwards them to the next responder unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
    /// Handles presses that the system cancelled; forwards them to the next responder unless overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesCancelled(presses, with: event) }
    /// Handles the start of a shake; forwards it to the next responder unless overridden.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
    /// Handles the end of a shake; forwards it to the next responder unless overridden.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
    /// Handles a shake that the system cancelled; forwards it to the next responder unless overridden.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }
    /// The key commands that apply while this responder is in the chain of the first responder; nil by default.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: First responder

    /// True when this object is the first responder of its window.
    open var isFirstResponder: Bool { keySource?.firstResponder === self }
    /// True when this object may become first responder; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }
    /// True when this object may resign first responder; true unless overridden.
    open var canResignFirstResponder: Bool { true }
    /// Makes this object the first responder of its window.
    ///
    /// - Returns: False when this object cannot become first responder or is in no window, or when the current first responder refuses to resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeKeys() }
    /// Stops being the first responder; false when this object refuses to resign.
    @discardableResult
    open func resignFirstResponder() -> Bool { giveUpKeys() }
    /// The view at the window's lower edge, in place of a keyboard, while this responder is in the chain of the first responder.
    open var inputView: UIView? { nil }
    /// The view above the input view, or at the window's lower edge when there is no input view.
    open var inputAccessoryView: UIView? { nil }
    /// Replaces the displayed input views, if this object is the first responder.
    open func reloadInputViews() { if isFirstResponder { keySource?.showInputViews() } }

    // MARK: Selectors and keys

    /// Returns true when this responder can perform an action now; by default, when its class has the method.
    ///
    /// The default is false for the editing actions below: every responder has these methods, so a responder that edits must override this one.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        responds(to: action) && !Self.editActions.contains(action)
    }
    /// Moves the selection to the pasteboard; does nothing unless overridden.
    open func cut(_ sender: Any?) {}
    /// Copies the selection to the pasteboard; does nothing unless overridden.
    open func copy(_ sender: Any?) {}
    /// Inserts the contents of the pasteboard; does nothing unless overridden.
    open func paste(_ sender: Any?) {}
    /// Selects the content at the insertion point; does nothing unless overridden.
    open func select(_ sender: Any?) {}
    /// Selects all content; does nothing unless overridden.
    open func selectAll(_ sender: Any?) {}
    /// Deletes the selection; does nothing unless overridden.
    open func delete(_ sender: Any?) {}
    /// Returns the first responder in the chain, from this one on, that can perform an action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    /// Returns true when the class, a superclass or an extension of them has a method.
    open func responds(to aSelector: Selector!) -> Bool { aSelector.map { Methods.responds(self, to: $0.description) } ?? false }
    /// Calls a method without arguments by its selector; one that does not exist is reported.
    @discardableResult
    open func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { unsafe result(of: aSelector, []) }
    /// Calls a method with one argument by its selector; one that does not exist is reported.
    @discardableResult
    open func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { unsafe result(of: aSelector, [object]) }
    /// Calls a method with two arguments by its selector; one that does not exist is reported.
    @discardableResult
    open func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        unsafe result(of: aSelector, [object1, object2])
    }

    // MARK: Keys

    /// Sets a property or outlet by its name: one that the class marks with `@objc`, or one for which it overrides this method.
    open func setValue(_ value: Any?, forKey key: String) { _ = KeyedValues.standard(.setValue(value, forKey: key), of: self) }
    /// Returns a property by its name: one that the class marks with `@objc`, or one for which it overrides this method.
    open func value(forKey key: String) -> Any? { KeyedValues.standard(.value(forKey: key), of: self) }
    /// Reports a key that no class supports; the value is discarded.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        _ = KeyedValues.standard(.setUndefinedValue(value, forKey: key), of: self)
    }
    /// Reports a key that no class supports, and returns nil.
    open func value(forUndefinedKey key: String) -> Any? { KeyedValues.standard(.undefinedValue(forKey: key), of: self) }
    /// Called with a change of a value that this object observes; reports a change that no override has handled.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) { unsafe _standardObserveValue(forKeyPath: keyPath, of: object, change: change, context: context) }
}
