public import Foundation
import LaminaConcurrency
import LaminaStandIns

/// The domain of errors of contacts.
public let CNErrorDomain = "CNErrorDomain"

/// An error of contacts.
public struct CNError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public typealias Code = CNErrorCode

    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain.
    public static var errorDomain: String { CNErrorDomain }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
}

/// A request for contacts.
open class CNContactFetchRequest: NSObject {
    /// The contacts that are asked for; nil for all.
    open var predicate: NSPredicate?
    /// The properties that are asked for.
    open var keysToFetch: [any CNKeyDescriptor]
    /// True when contacts that can change are asked for.
    open var mutableObjects = false
    /// True when contacts of several accounts are joined.
    open var unifyResults = true
    /// The order.
    open var sortOrder = CNContactSortOrder.none

    /// Creates a request.
    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
        super.init()
    }
}

/// Changes of contacts.
open class CNSaveRequest: NSObject {
    /// Adds a contact.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    /// Changes a contact.
    open func update(_ contact: CNMutableContact) {}
    /// Removes a contact.
    open func delete(_ contact: CNMutableContact) {}
}

/// The contacts of a device whose user says no: whatever reads or changes them ends with `CNError.authorizationDenied`.
open class CNContactStore: NSObject, @unchecked Sendable {
    // Sendable because it has no state of its own.

    private static let answer = Guarded(CNAuthorizationStatus.notDetermined)

    /// Returns the user's answer.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { answer.withLock { $0 } }
    /// Asks the user, who says no.
    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
        Self.deny()
        StandIn.answer { completionHandler(false, CNError(.authorizationDenied)) }
    }
    /// Asks the user, who says no.
    ///
    /// - Throws: `CNError.authorizationDenied`.
    @discardableResult
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        Self.deny()
        throw CNError(.authorizationDenied)
    }

    /// Throws `CNError.authorizationDenied`.
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
        throw Self.refusal()
    }
    /// Throws `CNError.authorizationDenied`.
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        throw Self.refusal()
    }
    /// Throws `CNError.authorizationDenied`; the closure is not called.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: @escaping (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { throw Self.refusal() }
    /// Throws `CNError.authorizationDenied`; the changes are not made.
    open func execute(_ saveRequest: CNSaveRequest) throws { throw Self.refusal() }
    /// Returns the name of the account in which new contacts lie: empty, because there is none.
    open func defaultContainerIdentifier() -> String { "" }

    private class func refusal() -> CNError {
        say()
        return CNError(.authorizationDenied)
    }
    private class func deny() {
        say()
        answer.withLock { $0 = .denied }
    }
    private class func say() { StandIn.say("CNContactStore", "there are no contacts here, so the user denies their use") }
}

extension NSNotification.Name {
    /// Posted when the contacts have changed; never here.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}
