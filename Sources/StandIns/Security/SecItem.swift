public import CoreGraphics
@_exported public import Foundation
import LaminaConcurrency

/// Done.
public let errSecSuccess: OSStatus = 0
/// Not built.
public let errSecUnimplemented: OSStatus = -4
/// A value is not valid.
public let errSecParam: OSStatus = -50
/// There is no memory.
public let errSecAllocate: OSStatus = -108
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The user was not recognised.
public let errSecAuthFailed: OSStatus = -25293
/// There is such an item.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The user would have to be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data cannot be read.
public let errSecDecode: OSStatus = -26275
/// The user cancelled.
public let errSecUserCanceled: OSStatus = -128
/// There is no entitlement.
public let errSecMissingEntitlement: OSStatus = -34018

/// Adds an item to the keychain.
///
/// - Parameters:
///   - attributes: The class, the attributes and the data, and the parts that are returned.
///   - result: Gets the parts that the attributes ask for.
/// - Returns: `errSecDuplicateItem` when there is an item with the same primary attributes.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    let query = KeychainQuery(attributes)
    let status = Keychain.shared.withLock { $0.add(query) }
    if status == errSecSuccess, let found = Keychain.shared.withLock({ $0.items.last }) { unsafe result?.pointee = query.result(of: [found]) }
    return status
}

/// Finds items of the keychain.
///
/// - Parameters:
///   - query: The class, the attributes that items have, their number, and the parts that are returned.
///   - result: Gets the parts of the first item, or an array of the parts of all with `kSecMatchLimitAll`.
/// - Returns: `errSecItemNotFound` when there is none.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    let query = KeychainQuery(query)
    guard query.kind != nil else { return errSecParam }
    let found = Keychain.shared.withLock { $0.items(for: query) }
    guard !found.isEmpty else { return errSecItemNotFound }
    unsafe result?.pointee = query.result(of: found)
    return errSecSuccess
}

/// Changes items of the keychain.
///
/// - Parameters:
///   - query: The class and the attributes that items have.
///   - attributesToUpdate: The attributes and the data that they get.
/// - Returns: `errSecItemNotFound` when there is none.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.shared.withLock { $0.update(KeychainQuery(query), with: KeychainQuery(attributesToUpdate)) }
}

/// Removes items of the keychain.
///
/// - Parameter query: The class and the attributes that items have.
/// - Returns: `errSecItemNotFound` when there is none.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.withLock { $0.remove(KeychainQuery(query)) } }

/// Returns the words for an error; nil for an unknown number.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    let words: [OSStatus: String] = [
        errSecSuccess: "No error.", errSecUnimplemented: "Function or operation not implemented.",
        errSecParam: "One or more parameters passed to a function were not valid.", errSecAllocate: "Failed to allocate memory.",
        errSecNotAvailable: "No keychain is available. You may need to restart your computer.",
        errSecDuplicateItem: "The specified item already exists in the keychain.",
        errSecItemNotFound: "The specified item could not be found in the keychain.",
        errSecInteractionNotAllowed: "User interaction is not allowed.", errSecDecode: "Unable to decode the provided data.",
        errSecAuthFailed: "The user name or passphrase you entered is not correct.",
        errSecUserCanceled: "User canceled the operation.", errSecMissingEntitlement: "A required entitlement isn't present.",
    ]
    return words[status].map { $0 as NSString }
}

/// The source of random numbers.
public final class SecRandom: Sendable {
    fileprivate init() {}
}
/// The system's source of random numbers.
public typealias SecRandomRef = SecRandom
/// The system's source of random numbers.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes, in a film those of its seed.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    // Safe because the caller owns that many bytes.
    for position in 0..<count { unsafe bytes.storeBytes(of: UInt8.random(in: 0...255, using: &generator), toByteOffset: position, as: UInt8.self) }
    return errSecSuccess
}
