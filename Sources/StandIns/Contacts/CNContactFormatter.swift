public import Foundation

/// Writes the names of contacts, the first name first.
open class CNContactFormatter: Formatter {
    /// The form.
    open var style = CNContactFormatterStyle.fullName

    /// Returns the properties that a form of the name contains.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        ContactKeys(names: (style == .fullName ? fullName : phoneticName).map(\.rawValue))
    }
    /// Returns the name of a contact; nil when there is none.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts = (style == .fullName ? fullName : phoneticName).map { contact.text($0) }.filter { !$0.isEmpty }
        if parts.isEmpty { return style == .fullName && !contact.organizationName.isEmpty ? contact.organizationName : nil }
        return parts.joined(separator: " ")
    }
    /// Returns the order of the parts of a contact's name.
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
    /// Returns the sign between the parts of a contact's name.
    open class func delimiter(for contact: CNContact) -> String { " " }

    /// Returns the name of a contact; nil when there is none.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string(from:)) }

    private static let fullName: [CNContact.TextKey] = [.namePrefix, .givenName, .middleName, .familyName, .nameSuffix]
    private static let phoneticName: [CNContact.TextKey] = [.phoneticGivenName, .phoneticFamilyName]
}
