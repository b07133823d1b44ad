public import CoreGraphics
public import Foundation

/// An object that can answer events, or pass them on.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// A responder that nobody stands behind.
    public override init() { super.init() }

    /// Who is asked next; nil ends the chain.
    open var next: UIResponder? { nil }

    /// The object comes from a nib, and its outlets are set; to be called by overrides.
    open func awakeFromNib() {}

    // MARK: Touches and keys

    /// Fingers touched the screen; passed on unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Fingers moved; passed on unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Fingers left the screen; passed on unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// The system took the touches away; passed on unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
    /// Better values for earlier touches arrived; never called, because touches are exact at once.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Keys or buttons went down; passed on unless overridden.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
    /// Buttons are pressed with another force; passed on unless overridden.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
    /// Keys or buttons came up; passed on unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
    /// The system took keys or buttons away; passed on unless overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesCancelled(presses, with: event) }
    /// The device began to be shaken; passed on unless overridden.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
    /// The device was shaken; passed on unless overridden.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
    /// The device was not shaken after all; passed on unless overridden.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }
    /// Commands by keys, while it or one before it in the chain is the first responder.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: First responder

    /// Whether it is the one that gets keys in its window.
    open var isFirstResponder: Bool { keySource?.firstResponder === self }
    /// Whether it may get keys: not, unless overridden.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether it may stop getting keys.
    open var canResignFirstResponder: Bool { true }
    /// Gets its window's keys from now on.
    ///
    /// - Returns: False when it may not, is in no window, or whoever has them does not let go.
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeKeys() }
    /// Gets no keys from now on.
    @discardableResult
    open func resignFirstResponder() -> Bool { giveUpKeys() }
    /// Shown at the window's lower edge, where a keyboard would be, while this or one before it in the chain is the first responder.
    open var inputView: UIView? { nil }
    /// Shown above the input view, or at the window's lower edge where there is none.
    open var inputAccessoryView: UIView? { nil }
    /// Shows other input views, if this is the first responder.
    open func reloadInputViews() { if isFirstResponder { keySource?.showInputViews() } }

    // MARK: Methods and values by name

    /// Whether it does something for a command now: when it has the method, unless overridden.
    ///
    /// All have the methods for editing text below; those that edit say when they do.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        responds(to: action) && EditActions.methods[action] == nil
    }
    /// Takes the selection away to the pasteboard; for subclasses.
    open func cut(_ sender: Any?) {}
    /// Copies the selection to the pasteboard; for subclasses.
    open func copy(_ sender: Any?) {}
    /// Takes in what the pasteboard holds; for subclasses.
    open func paste(_ sender: Any?) {}
    /// Selects what is at the caret; for subclasses.
    open func select(_ sender: Any?) {}
    /// Selects all; for subclasses.
    open func selectAll(_ sender: Any?) {}
    /// Takes the selection away; for subclasses.
    open func delete(_ sender: Any?) {}
    /// Who does a command: this one or the next in the chain that can.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    /// Whether it has a method of a name.
    open func responds(to aSelector: Selector!) -> Bool {
        aSelector.flatMap { SelectorTable.shared.method($0, of: self) } != nil
    }
    /// Calls a method without arguments by its name.
    @discardableResult
    open func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        // Apple's signature; the object is the caller's as long as the method's owner keeps it.
        unsafe performRegistered(aSelector, nil, nil).map { unsafe Unmanaged.passUnretained($0) }
    }
    /// Calls a method with one argument by its name.
    @discardableResult
    open func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        unsafe performRegistered(aSelector, object, nil).map { unsafe Unmanaged.passUnretained($0) }
    }
    /// Calls a method with two arguments by its name.
    @discardableResult
    open func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        unsafe performRegistered(aSelector, object1, object2).map { unsafe Unmanaged.passUnretained($0) }
    }
    /// Sets an outlet or another value by its name; classes that have some override it.
    open func setValue(_ value: Any?, forKey key: String) { setValue(value, forUndefinedKey: key) }
    /// A value by its name; classes that have some override it.
    open func value(forKey key: String) -> Any? { value(forUndefinedKey: key) }
    /// A name that no class took.
    open func setValue(_ value: Any?, forUndefinedKey key: String) { refuseKey(key) }
    /// A name that no class has.
    open func value(forUndefinedKey key: String) -> Any? {
        refuseKey(key)
        return nil
    }
}
