@_exported public import Foundation

/// A part of a contact that a request asks for: the name of a property, or several of them.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// The properties that a formatter or a controller asks for.
struct ContactKeys: CNKeyDescriptor { let names: [String] }

/// A person or a company that does not change.
open class CNContact: NSObject, NSCopying, NSMutableCopying {
    /// The properties of a contact.
    struct Values {
        var contactType = CNContactType.person
        var texts: [TextKey: String] = [:]
        var birthday: DateComponents?
        var imageData: Data?
        var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
        var emailAddresses: [CNLabeledValue<NSString>] = []
        var urlAddresses: [CNLabeledValue<NSString>] = []
        var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
        var dates: [CNLabeledValue<NSDateComponents>] = []
    }

    /// The properties that are text.
    enum TextKey: String {
        case namePrefix, givenName, middleName, familyName, nameSuffix, nickname, previousFamilyName
        case phoneticGivenName, phoneticFamilyName, organizationName, departmentName, jobTitle, note
    }

    /// A name that no other contact has.
    public let identifier: String
    var values: Values

    /// Creates an empty contact.
    public override init() {
        (identifier, values) = (UUID().uuidString, Values())
        super.init()
    }
    fileprivate init(_ identifier: String, _ values: Values) {
        (self.identifier, self.values) = (identifier, values)
        super.init()
    }

    func text(_ key: TextKey) -> String { values.texts[key] ?? "" }

    /// A person or a company.
    open var contactType: CNContactType { values.contactType }
    /// The words before the name, such as `Dr.`.
    open var namePrefix: String { text(.namePrefix) }
    /// The first name.
    open var givenName: String { text(.givenName) }
    /// The second name.
    open var middleName: String { text(.middleName) }
    /// The last name.
    open var familyName: String { text(.familyName) }
    /// The last name before a marriage.
    open var previousFamilyName: String { text(.previousFamilyName) }
    /// The words after the name, such as `Jr.`.
    open var nameSuffix: String { text(.nameSuffix) }
    /// The name among friends.
    open var nickname: String { text(.nickname) }
    /// The first name as it is spoken.
    open var phoneticGivenName: String { text(.phoneticGivenName) }
    /// The last name as it is spoken.
    open var phoneticFamilyName: String { text(.phoneticFamilyName) }
    /// The company.
    open var organizationName: String { text(.organizationName) }
    /// The part of the company.
    open var departmentName: String { text(.departmentName) }
    /// The work.
    open var jobTitle: String { text(.jobTitle) }
    /// Other words.
    open var note: String { text(.note) }
    /// The day of birth.
    open var birthday: DateComponents? { values.birthday }
    /// The picture's file.
    open var imageData: Data? { values.imageData }
    /// The small picture's file: the picture itself.
    open var thumbnailImageData: Data? { values.imageData }
    /// True when there is a picture.
    open var imageDataAvailable: Bool { values.imageData != nil }
    /// The telephone numbers.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
    /// The addresses of letters by mail.
    open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
    /// The addresses of pages.
    open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
    /// The addresses of houses.
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
    /// Other days.
    open var dates: [CNLabeledValue<NSDateComponents>] { values.dates }

    /// Returns true when a property was asked for: always, because only the app itself makes contacts here.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    /// Returns true when properties were asked for: always, because only the app itself makes contacts here.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    /// Returns true when another contact is the same one.
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { contactIdentifier == identifier }
    /// Returns the name of a property for the user: `givenName` becomes `given name`.
    open class func localizedString(forKey key: String) -> String {
        key.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    }

    /// Returns a contact that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { CNContact(identifier, values) }
    /// Returns a contact that can change.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(identifier, values) }

    /// Returns a predicate for contacts with a word of whose names begins a word of a text.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        let words = name.split(separator: " ").map { $0.lowercased() }
        return predicate { contact in
            let names = [contact.givenName, contact.middleName, contact.familyName, contact.nickname, contact.organizationName]
            return words.allSatisfy { word in names.contains { $0.lowercased().hasPrefix(word) } }
        }
    }
    /// Returns a predicate for contacts with names of their own.
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        predicate { identifiers.contains($0.identifier) }
    }
    /// Returns a predicate for contacts with an address of letters by mail.
    open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        predicate { $0.emailAddresses.contains { $0.value as String == emailAddress } }
    }
    /// Returns a predicate for contacts with a telephone number.
    open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        predicate { $0.phoneNumbers.contains { $0.value == phoneNumber } }
    }

    private class func predicate(_ matches: @escaping @Sendable (CNContact) -> Bool) -> NSPredicate {
        NSPredicate { object, _ in (object as? CNContact).map(matches) ?? false }
    }
}

/// A person or a company that can change.
open class CNMutableContact: CNContact {
    private func set(_ key: TextKey, _ text: String) { values.texts[key] = text }

    /// A person or a company.
    open override var contactType: CNContactType {
        get { values.contactType }
        set { values.contactType = newValue }
    }
    /// The words before the name, such as `Dr.`.
    open override var namePrefix: String {
        get { text(.namePrefix) }
        set { set(.namePrefix, newValue) }
    }
    /// The first name.
    open override var givenName: String {
        get { text(.givenName) }
        set { set(.givenName, newValue) }
    }
    /// The second name.
    open override var middleName: String {
        get { text(.middleName) }
        set { set(.middleName, newValue) }
    }
    /// The last name.
    open override var familyName: String {
        get { text(.familyName) }
        set { set(.familyName, newValue) }
    }
    /// The last name before a marriage.
    open override var previousFamilyName: String {
        get { text(.previousFamilyName) }
        set { set(.previousFamilyName, newValue) }
    }
    /// The words after the name, such as `Jr.`.
    open override var nameSuffix: String {
        get { text(.nameSuffix) }
        set { set(.nameSuffix, newValue) }
    }
    /// The name among friends.
    open override var nickname: String {
        get { text(.nickname) }
        set { set(.nickname, newValue) }
    }
    /// The first name as it is spoken.
    open override var phoneticGivenName: String {
        get { text(.phoneticGivenName) }
        set { set(.phoneticGivenName, newValue) }
    }
    /// The last name as it is spoken.
    open override var phoneticFamilyName: String {
        get { text(.phoneticFamilyName) }
        set { set(.phoneticFamilyName, newValue) }
    }
    /// The company.
    open override var organizationName: String {
        get { text(.organizationName) }
        set { set(.organizationName, newValue) }
    }
    /// The part of the company.
    open override var departmentName: String {
        get { text(.departmentName) }
        set { set(.departmentName, newValue) }
    }
    /// The work.
    open override var jobTitle: String {
        get { text(.jobTitle) }
        set { set(.jobTitle, newValue) }
    }
    /// Other words.
    open override var note: String {
        get { text(.note) }
        set { set(.note, newValue) }
    }
    /// The day of birth.
    open override var birthday: DateComponents? {
        get { values.birthday }
        set { values.birthday = newValue }
    }
    /// The picture's file.
    open override var imageData: Data? {
        get { values.imageData }
        set { values.imageData = newValue }
    }
    /// The telephone numbers.
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { values.phoneNumbers }
        set { values.phoneNumbers = newValue }
    }
    /// The addresses of letters by mail.
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { values.emailAddresses }
        set { values.emailAddresses = newValue }
    }
    /// The addresses of pages.
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { values.urlAddresses }
        set { values.urlAddresses = newValue }
    }
    /// The addresses of houses.
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { values.postalAddresses }
        set { values.postalAddresses = newValue }
    }
    /// Other days.
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { values.dates }
        set { values.dates = newValue }
    }
}
