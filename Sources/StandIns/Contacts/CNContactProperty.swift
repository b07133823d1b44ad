public import Foundation

/// One property of a contact, which the user has chosen.
open class CNContactProperty: NSObject {
    /// The contact.
    public let contact: CNContact
    /// The property's name.
    public let key: String
    /// The value.
    public let value: Any?
    /// The name of the value among several; nil when there is only one.
    public let identifier: String?
    /// The word that tells the value from others; nil for none.
    public let label: String?

    package init(contact: CNContact, key: String, value: Any?, identifier: String? = nil, label: String? = nil) {
        (self.contact, self.key, self.value, self.identifier, self.label) = (contact, key, value, identifier, label)
        super.init()
    }
}
