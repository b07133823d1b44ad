@_exported public import Contacts
import LaminaStandInViews
import LaminaStandIns
@_exported public import UIKit

/// The object that hears of a choice of contacts; all methods are optional.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user cancelled.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// Tells the delegate of a contact; never called, because there is none.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// Tells the delegate of a property; never called, because there is none.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    /// Tells the delegate of contacts; never called, because there are none.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    /// Tells the delegate of properties; never called, because there are none.
    func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}

extension CNContactPickerDelegate {
    /// The default implementation; does nothing.
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    /// The default implementation; does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    /// The default implementation; does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
    /// The default implementation; does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    /// The default implementation; does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]) {}
}

/// A controller for the choice of contacts; its list is empty, so the user can only cancel.
open class CNContactPickerViewController: UIViewController {
    /// The properties that are shown; nil for all.
    open var displayedPropertyKeys: [String]?
    /// The contacts that can be chosen; nil for all.
    open var predicateForEnablingContact: NSPredicate?
    /// The contacts that end the choice; nil for all.
    open var predicateForSelectionOfContact: NSPredicate?
    /// The properties that end the choice; nil for all.
    open var predicateForSelectionOfProperty: NSPredicate?
    /// The object that hears of the choice.
    open weak var delegate: (any CNContactPickerDelegate)?

    /// Creates a controller.
    public init() { super.init(nibName: nil, bundle: nil) }
    /// Returns nil: nibs have no choice of contacts.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        StandIn.say("CNContactPickerViewController", "there are no contacts here, so the user can only cancel")
        showEmptyChoice(title: "Contacts", words: "No Contacts") { [weak self] in self?.cancel() }
    }

    /// Ends the choice without a contact.
    package func cancel() {
        dismiss(animated: true)
        delegate?.contactPickerDidCancel(self)
    }
}
