public import CoreGraphics
public import Foundation
package import LaminaMethods
public import UIKitValues

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

    // MARK: Undoing and activities

    /// The record of what the user can undo: the next responder's, and a window's own at the end of the chain.
    open var undoManager: UndoManager? { next?.undoManager }
    /// The activity of the user in the responder; nil for none that the app describes.
    open var userActivity: NSUserActivity? {
        get { unsafe objc_getAssociatedObject(self, activityKey) as? NSUserActivity }
        set { unsafe objc_setAssociatedObject(self, activityKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
    /// Brings the values of an activity up to date; for subclasses.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Takes an activity up again; for subclasses.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Accessibility

    /// The accessibility values that were set; nil without any.
    package var accessibility: AccessibilityValues?
    /// True when assistive technologies present the object; false by default, except for controls, labels and images.
    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? defaultAccessibility?.isElement ?? false }
        set { accessibilityValues.isElement = newValue }
    }
    /// The name of the element; of controls and labels their text.
    open var accessibilityLabel: String? {
        get { accessibility?.label ?? accessibility?.attributedLabel?.string ?? defaultAccessibility?.label }
        set { (accessibilityValues.label, accessibilityValues.attributedLabel) = (newValue, nil) }
    }
    /// The label with attributes.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { (accessibilityValues.label, accessibilityValues.attributedLabel) = (newValue?.string, newValue) }
    }
    /// The result of activating the element.
    open var accessibilityHint: String? {
        get { accessibility?.hint ?? accessibility?.attributedHint?.string ?? defaultAccessibility?.hint }
        set { (accessibilityValues.hint, accessibilityValues.attributedHint) = (newValue, nil) }
    }
    /// The hint with attributes.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibility?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set { (accessibilityValues.hint, accessibilityValues.attributedHint) = (newValue?.string, newValue) }
    }
    /// The value of the element, such as a slider's.
    open var accessibilityValue: String? {
        get { accessibility?.value ?? accessibility?.attributedValue?.string ?? defaultAccessibility?.value }
        set { (accessibilityValues.value, accessibilityValues.attributedValue) = (newValue, nil) }
    }
    /// The value with attributes.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibility?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set { (accessibilityValues.value, accessibilityValues.attributedValue) = (newValue?.string, newValue) }
    }
    /// The nature and state of the element.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? defaultAccessibility?.traits ?? .none }
        set { accessibilityValues.traits = newValue }
    }
    /// The rectangle of the element in the screen's coordinates; of a view its frame.
    open var accessibilityFrame: CGRect {
        get { accessibility?.frame ?? (self as? UIView).map { $0.onScreen($0.bounds) } ?? .zero }
        set { accessibilityValues.frame = newValue }
    }
    /// The outline of the element in the screen's coordinates; nil for its frame.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility?.path }
        set { accessibilityValues.path = newValue }
    }
    /// The point, in the screen's coordinates, at which the element is touched when it is activated; the middle of its frame by default.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibilityValues.activationPoint = newValue }
    }
    /// The language in which the element is read.
    open var accessibilityLanguage: String? {
        get { accessibility?.language }
        set { accessibilityValues.language = newValue }
    }
    /// True when the elements inside are not presented.
    open var accessibilityElementsHidden: Bool {
        get { accessibility?.hidesElements ?? false }
        set { accessibilityValues.hidesElements = newValue }
    }
    /// True when siblings of the view are not presented.
    open var accessibilityViewIsModal: Bool {
        get { accessibility?.isModal ?? false }
        set { accessibilityValues.isModal = newValue }
    }
    /// True when the elements inside are presented one after the other, whatever their places.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility?.groupsChildren ?? false }
        set { accessibilityValues.groupsChildren = newValue }
    }
    /// The way in which the elements inside are reached.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility?.navigationStyle ?? .automatic }
        set { accessibilityValues.navigationStyle = newValue }
    }
    /// The kind of container.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility?.containerType ?? .none }
        set { accessibilityValues.containerType = newValue }
    }
    /// The elements inside, when they are not the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility?.elements }
        set { accessibilityValues.elements = newValue }
    }
    /// Returns the number of elements inside; `NSNotFound` when they are the subviews.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
    /// Returns an element inside; nil when there is none at the index.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// Returns the index of an element inside; `NSNotFound` when it is not there.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    /// Further actions of the element.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility?.customActions }
        set { accessibilityValues.customActions = newValue }
    }
    /// The names by which the element can be spoken to; its label by default.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { accessibilityValues.inputLabels = newValue }
    }
    /// True when the element reacts to the user; by default when it is a view that takes touches.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility?.respondsToInput ?? (self as? UIView)?.isUserInteractionEnabled ?? false }
        set { accessibilityValues.respondsToInput = newValue }
    }
    /// A name for tests, which users never hear.
    open var accessibilityIdentifier: String? {
        get { accessibility?.identifier }
        set { accessibilityValues.identifier = newValue }
    }
    /// Activates the element; returns true when that is done, and false when a touch at the activation point shall follow.
    open func accessibilityActivate() -> Bool { false }
    /// Increases the element's value; does nothing unless overridden.
    open func accessibilityIncrement() {}
    /// Decreases the element's value; does nothing unless overridden.
    open func accessibilityDecrement() {}
    /// Scrolls; returns true when that was possible.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Leaves a modal view; returns true when that was possible.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Performs the most important action; returns true when there is one.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Called when assistive technologies present the element; Lamina never calls it.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when assistive technologies present another element; Lamina never calls it.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns true while assistive technologies present the element: false, because none run.
    open func accessibilityElementIsFocused() -> Bool { false }

    // MARK: Restoration

    /// Saves the object's state; does nothing unless overridden.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Restores the object's state; does nothing unless overridden.
    open func decodeRestorableState(with coder: NSCoder) {}

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
    open func reloadInputViews() { if isFirstResponder { keySource?.updateInputViews() } }

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

/// The key under which a responder keeps its activity, which few have; only its address counts, and it is never freed.
private nonisolated(unsafe) let activityKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
