public import Foundation

/// A value of a contact with the word that tells it from others, such as a telephone number at work.
open class CNLabeledValue<ValueType: NSObject & NSCopying>: NSObject, NSCopying {
    /// A name that no other value has.
    public let identifier: String
    /// The word, such as `CNLabelHome`; nil for none.
    public let label: String?
    /// The value.
    public let value: ValueType

    /// Creates a value.
    public convenience init(label: String?, value: ValueType) { self.init(UUID().uuidString, label, value) }

    private init(_ identifier: String, _ label: String?, _ value: ValueType) {
        (self.identifier, self.label, self.value) = (identifier, label, value)
        super.init()
    }

    /// Returns the same value under another word.
    open func settingLabel(_ label: String?) -> Self { Self.same(CNLabeledValue(identifier, label, value), as: self) }
    /// Returns another value under the same word.
    open func settingValue(_ value: ValueType) -> Self { Self.same(CNLabeledValue(identifier, label, value), as: self) }
    /// Returns another value under another word.
    open func settingLabel(_ label: String?, value: ValueType) -> Self { Self.same(CNLabeledValue(identifier, label, value), as: self) }

    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the word for the user: `_$!<Home>!$_` becomes `home`.
    open class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return String(label.dropFirst(4).dropLast(4)).lowercased()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue<ValueType> else { return false }
        return other.identifier == identifier && other.label == label && other.value == value
    }
    open override var hash: Int { identifier.hashValue }

    /// The new value; a class of the app that inherits from this one keeps the old one, because it is made in no known way.
    private static func same<T: CNLabeledValue>(_ made: CNLabeledValue, as old: T) -> T { made as? T ?? old }
}

/// At home.
public let CNLabelHome = "_$!<Home>!$_"
/// At work.
public let CNLabelWork = "_$!<Work>!$_"
/// At school.
public let CNLabelSchool = "_$!<School>!$_"
/// Elsewhere.
public let CNLabelOther = "_$!<Other>!$_"
/// An address of iCloud.
public let CNLabelEmailiCloud = "iCloud"
/// A page of one's own.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// An anniversary.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// A telephone of Apple's.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// A telephone that one carries.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The first telephone.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// A fax machine at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// A fax machine at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"

/// A telephone number.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
    // Sendable because nothing of it changes.

    /// The number as written.
    public let stringValue: String
    /// Creates a number from its text.
    public init(stringValue string: String) {
        stringValue = string
        super.init()
    }
    /// Returns the object itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
}
