import CoreGraphics
import Foundation
import Security
import Testing

@Suite(.serialized) struct KeychainTests {
    private let service = "KeychainTests-\(UUID().uuidString)"

    private func query(_ more: [String: Any] = [:]) -> CFDictionary {
        let base: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service, kSecAttrAccount as String: "ada",
        ]
        return base.merging(more) { $1 } as CFDictionary
    }

    private func password() -> String? {
        var result: AnyObject?
        let one: [String: Any] = [kSecReturnData as String: kCFBooleanTrue as Any, kSecMatchLimit as String: kSecMatchLimitOne]
        let status = SecItemCopyMatching(query(one), &result)
        guard status == errSecSuccess, let data = result as? Data else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    @Test func aPasswordIsAddedFoundChangedAndRemoved() {
        #expect(password() == nil && SecItemDelete(query()) == errSecItemNotFound)
        #expect(SecItemAdd(query([kSecValueData as String: Data("a".utf8)]), nil) == errSecSuccess)
        #expect(password() == "a")
        #expect(SecItemAdd(query([kSecValueData as String: Data("b".utf8)]), nil) == errSecDuplicateItem)
        #expect(SecItemUpdate(query(), [kSecValueData as String: Data("c".utf8)] as CFDictionary) == errSecSuccess)
        #expect(password() == "c")
        #expect(SecItemDelete(query()) == errSecSuccess && password() == nil)
        #expect(SecItemUpdate(query(), [kSecValueData as String: Data()] as CFDictionary) == errSecItemNotFound)
    }

    @Test func allItemsOfAServiceAreListedWithTheirAttributes() throws {
        for name in ["ada", "bob"] {
            _ = SecItemAdd(query([kSecAttrAccount as String: name, kSecValueData as String: Data(name.utf8)]), nil)
        }
        let all: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service, kSecMatchLimit as String: kSecMatchLimitAll,
            kSecReturnAttributes as String: true, kSecReturnData as String: true,
        ]
        var result: AnyObject?
        #expect(SecItemCopyMatching(all as CFDictionary, &result) == errSecSuccess)
        let items = try #require(result as? [[String: Any]])
        #expect(items.compactMap { $0[kSecAttrAccount as String] as? String }.sorted() == ["ada", "bob"])
        #expect(items.allSatisfy { $0[kSecValueData as String] is Data })
        let every = [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service as NSString]
        #expect(SecItemDelete(every as CFDictionary) == errSecSuccess)
        #expect(SecItemCopyMatching(all as CFDictionary, nil) == errSecItemNotFound)
    }

    @Test func aQueryWithoutAClassIsRefused() {
        #expect(SecItemAdd([kSecAttrService as String: service] as CFDictionary, nil) == errSecParam)
        #expect(SecCopyErrorMessageString(errSecDuplicateItem, nil) == "The specified item already exists in the keychain.")
    }

    @Test func randomBytesFillTheMemory() {
        var bytes = [UInt8](repeating: 0, count: 64)
        #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
        #expect(Set(bytes).count > 16)
    }
}
