public import Contacts
public import UIKit

/// The object that hears of a shown contact; all methods are optional.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// Asks whether a touch of a property has its usual effect; touches have none here.
    func contactViewController(_ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty) -> Bool
    /// Tells the delegate of the end of a new contact; the contact is nil, because none can be stored.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    /// The default implementation; returns true.
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
    /// The default implementation; does nothing.
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}

/// A controller that shows a contact of the app as a list, and cannot store it.
open class CNContactViewController: UITableViewController {
    /// The contact.
    open private(set) var contact = CNContact()
    private var isNew = false
    private lazy var rows = properties()

    /// The names of the properties that are shown; nil for all.
    open var displayedPropertyKeys: [Any]?
    /// The store of the contact; it denies everything, and is not asked.
    open var contactStore: CNContactStore?
    /// True when the user may change the contact; without effect, because it cannot be stored.
    open var allowsEditing = true
    /// True when the user may send the contact; without effect, because there is no service.
    open var allowsActions = true
    /// Words in place of the name; nil for the name.
    open var alternateName: String?
    /// The object that hears of the contact.
    open weak var delegate: (any CNContactViewControllerDelegate)?

    /// Creates a controller of a contact in the store.
    public convenience init(for contact: CNContact) { self.init(contact) }
    /// Creates a controller of a contact that is not in the store.
    public convenience init(forUnknownContact contact: CNContact) { self.init(contact) }
    /// Creates a controller of a contact that the user adds.
    public convenience init(forNewContact contact: CNContact?) {
        self.init(contact ?? CNContact())
        isNew = true
    }
    private convenience init(_ contact: CNContact) {
        self.init(style: .insetGrouped)
        self.contact = contact
    }

    /// Returns the properties that the controller shows.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactIdentifierKey }

    open override func viewDidLoad() {
        super.viewDidLoad()
        title = alternateName ?? CNContactFormatter.string(from: contact, style: .fullName) ?? (isNew ? "New Contact" : "No Name")
        guard isNew else { return }
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    }

    /// Ends a new contact without storing it.
    package func cancel() { delegate?.contactViewController(self, didCompleteWith: nil) }

    // MARK: The list

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let row = rows[indexPath.row]
        cell.textLabel?.text = row.label.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) } ?? CNContact.localizedString(forKey: row.key)
        cell.detailTextLabel?.text = row.value as? String
        return cell
    }

    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        _ = delegate?.contactViewController(self, shouldPerformDefaultActionFor: rows[indexPath.row])
    }

    /// The properties with their values as text.
    private func properties() -> [CNContactProperty] {
        let singles = [
            (CNContactOrganizationNameKey, contact.organizationName), (CNContactJobTitleKey, contact.jobTitle), (CNContactNoteKey, contact.note),
        ]
        let texts = singles.filter { !$1.isEmpty }.map { CNContactProperty(contact: contact, key: $0, value: $1) }
        let all =
            list(CNContactPhoneNumbersKey, contact.phoneNumbers, \.stringValue)
            + list(CNContactEmailAddressesKey, contact.emailAddresses) { $0 as String }
            + list(CNContactUrlAddressesKey, contact.urlAddresses) { $0 as String }
            + list(CNContactPostalAddressesKey, contact.postalAddresses) { CNPostalAddressFormatter().string(from: $0) } + texts
        guard let shown = displayedPropertyKeys else { return all }
        let names = Set(shown.compactMap { $0 as? String })
        return all.filter { names.contains($0.key) }
    }

    private func list<Value>(_ key: String, _ values: [CNLabeledValue<Value>], _ text: (Value) -> String) -> [CNContactProperty] {
        values.map { CNContactProperty(contact: contact, key: key, value: text($0.value), identifier: $0.identifier, label: $0.label) }
    }
}
