public import CoreGraphics
import Foundation

// Apple's names of attributes with the short names that its keychain stores.

/// The key of the class of items.
public var kSecClass: CFString { "class" }
/// A password.
public var kSecClassGenericPassword: CFString { "genp" }
/// A password of the internet.
public var kSecClassInternetPassword: CFString { "inet" }
/// A certificate.
public var kSecClassCertificate: CFString { "cert" }
/// A key.
public var kSecClassKey: CFString { "keys" }
/// A key with its certificate.
public var kSecClassIdentity: CFString { "idnt" }
/// The key of the data.
public var kSecValueData: CFString { "v_Data" }
/// The key of the bytes by which an item is found again.
public var kSecValuePersistentRef: CFString { "v_PersistentRef" }
/// The key of the answer whether the data is returned.
public var kSecReturnData: CFString { "r_Data" }
/// The key of the answer whether the attributes are returned.
public var kSecReturnAttributes: CFString { "r_Attributes" }
/// The key of the answer whether bytes are returned by which an item is found again.
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }
/// The key of the answer whether an object is returned; there is none for passwords.
public var kSecReturnRef: CFString { "r_Ref" }
/// The key of the largest number of items.
public var kSecMatchLimit: CFString { "m_Limit" }
/// One item.
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
/// All items.
public var kSecMatchLimitAll: CFString { "m_LimitAll" }
/// The key of the account.
public var kSecAttrAccount: CFString { "acct" }
/// The key of the service.
public var kSecAttrService: CFString { "svce" }
/// The key of the group of apps.
public var kSecAttrAccessGroup: CFString { "agrp" }
/// The key of bytes of the app's own.
public var kSecAttrGeneric: CFString { "gena" }
/// The key of the words for the user.
public var kSecAttrLabel: CFString { "labl" }
/// The key of other words.
public var kSecAttrComment: CFString { "icmt" }
/// The key of the words for the kind.
public var kSecAttrDescription: CFString { "desc" }
/// The key of the maker's number.
public var kSecAttrCreator: CFString { "crtr" }
/// The key of the kind's number.
public var kSecAttrType: CFString { "type" }
/// The key of the answer whether the user sees the item.
public var kSecAttrIsInvisible: CFString { "invi" }
/// The key of the answer whether there is no password.
public var kSecAttrIsNegative: CFString { "nega" }
/// The key of the server.
public var kSecAttrServer: CFString { "srvr" }
/// The key of the protocol.
public var kSecAttrProtocol: CFString { "ptcl" }
/// The key of the port.
public var kSecAttrPort: CFString { "port" }
/// The key of the path.
public var kSecAttrPath: CFString { "path" }
/// The key of the domain.
public var kSecAttrSecurityDomain: CFString { "sdmn" }
/// The key of the kind of proof.
public var kSecAttrAuthenticationType: CFString { "atyp" }
/// The key of a key's tag.
public var kSecAttrApplicationTag: CFString { "atag" }
/// The key of a key's label.
public var kSecAttrApplicationLabel: CFString { "klbl" }
/// The key of the day of making.
public var kSecAttrCreationDate: CFString { "cdat" }
/// The key of the day of the last change.
public var kSecAttrModificationDate: CFString { "mdat" }
/// The key of the answer whether the item is in the cloud; there is none here.
public var kSecAttrSynchronizable: CFString { "sync" }
/// In the cloud or not.
public var kSecAttrSynchronizableAny: CFString { "syna" }
/// The key of the time when the item can be read; it always can here.
public var kSecAttrAccessible: CFString { "pdmn" }
/// While the device is unlocked.
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
/// After the device was unlocked once.
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
/// Always.
public var kSecAttrAccessibleAlways: CFString { "dk" }
/// While the device is unlocked, and on no other.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
/// After the device was unlocked once, and on no other.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
/// Always, and on no other device.
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }
/// While the device has a code and is unlocked, and on no other.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }
/// The key of the words of a question; the user is not asked.
public var kSecUseOperationPrompt: CFString { "u_OpPrompt" }
/// The key of the proof; none is asked for.
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }
/// The key of the answer whether the user may be asked.
public var kSecUseAuthenticationUI: CFString { "u_AuthUI" }
/// Pages.
public var kSecAttrProtocolHTTP: CFString { "http" }
/// Encrypted pages.
public var kSecAttrProtocolHTTPS: CFString { "htps" }
