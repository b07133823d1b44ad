import CoreGraphics
import Foundation
import LaminaConcurrency

/// One item of the keychain: its class, its attributes by their short names, and its data.
struct KeychainItem: Codable, Hashable {
    var kind: String
    var attributes: [String: KeychainValue]
    var data: Data?
}

/// The value of an attribute.
enum KeychainValue: Codable, Hashable {
    case text(String)
    case number(Int)
    case bytes(Data)
    case date(Date)

    /// The value of an attribute as given; nil for a value of another type.
    init?(_ value: Any) {
        switch value {
        case let text as String: self = .text(text)
        case let text as NSString: self = .text(text as String)
        case let bytes as Data: self = .bytes(bytes)
        case let bytes as NSData: self = .bytes(bytes as Data)
        case let number as NSNumber: self = .number(number.intValue)
        case let number as Int: self = .number(number)
        case let flag as Bool: self = .number(flag ? 1 : 0)
        case let date as Date: self = .date(date)
        default: return nil
        }
    }

    var object: AnyObject {
        switch self {
        case .text(let text): text as NSString
        case .number(let number): NSNumber(value: number)
        case .bytes(let bytes): bytes as NSData
        case .date(let date): date as NSDate
        }
    }
}

/// The items of an app, stored in a file of its home folder: in a window they last, and a film begins with none.
///
/// The file is not encrypted; whoever reads the home folder reads the items.
///
/// Two items of one class are the same when their primary attributes are: account, service, group and synchronisation of a password; with server,
/// protocol, port and path for one of the internet.
///
/// - Source: Apple, *SecItemAdd* and *errSecDuplicateItem*.
struct Keychain {
    static let shared = Guarded(Keychain(file: defaultFile))

    private(set) var items: [KeychainItem]
    private let file: URL?

    /// The file in the folder for the app's own data.
    private static var defaultFile: URL? {
        let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return folder?.appending(path: "lamina-keychains/\(app.replacingOccurrences(of: "/", with: "_")).plist")
    }

    init(file: URL?) {
        self.file = file
        let data = file.flatMap { try? Data(contentsOf: $0) }
        items = data.flatMap { try? PropertyListDecoder().decode([KeychainItem].self, from: $0) } ?? []
    }

    mutating func add(_ query: KeychainQuery) -> Int32 {
        guard let kind = query.kind else { return errSecParam }
        let now = KeychainValue.date(Date())
        var item = KeychainItem(kind: kind, attributes: query.attributes, data: query.data)
        if item.attributes[KeychainKey.accessible] == nil { item.attributes[KeychainKey.accessible] = .text("ak") }
        guard !items.contains(where: { Self.isSame($0, item) }) else { return errSecDuplicateItem }
        item.attributes[KeychainKey.created] = now
        item.attributes[KeychainKey.modified] = now
        items.append(item)
        save()
        return errSecSuccess
    }

    /// The items that a query asks for: the first one, unless it asks for more.
    func items(for query: KeychainQuery) -> [KeychainItem] { Array(items.filter(query.matches).prefix(query.limit)) }

    mutating func update(_ query: KeychainQuery, with changes: KeychainQuery) -> Int32 {
        guard query.kind != nil, changes.kind == nil else { return errSecParam }
        let places = items.indices.filter { query.matches(items[$0]) }
        guard !places.isEmpty else { return errSecItemNotFound }
        for place in places {
            items[place].attributes.merge(changes.attributes) { $1 }
            items[place].attributes[KeychainKey.modified] = .date(Date())
            if let data = changes.data { items[place].data = data }
        }
        save()
        return errSecSuccess
    }

    mutating func remove(_ query: KeychainQuery) -> Int32 {
        guard query.kind != nil else { return errSecParam }
        let rest = items.filter { !query.matches($0) }
        guard rest.count < items.count else { return errSecItemNotFound }
        items = rest
        save()
        return errSecSuccess
    }

    /// Writes the file; an app whose home folder cannot be written keeps its items in memory.
    private func save() {
        guard let file, let data = try? PropertyListEncoder().encode(items) else { return }
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try? data.write(to: file, options: .atomic)
    }

    private static func isSame(_ one: KeychainItem, _ other: KeychainItem) -> Bool {
        guard one.kind == other.kind else { return false }
        return KeychainKey.primary(of: one.kind).allSatisfy { one.attributes[$0] == other.attributes[$0] }
    }
}

/// The short names of attributes.
enum KeychainKey {
    static let kind = "class"
    static let data = "v_Data"
    static let limit = "m_Limit"
    static let returnsData = "r_Data"
    static let returnsAttributes = "r_Attributes"
    static let returnsReference = "r_PersistentRef"
    static let reference = "v_PersistentRef"
    static let accessible = "pdmn"
    static let created = "cdat"
    static let modified = "mdat"
    static let synchronizable = "sync"
    static let any = "syna"
    static let all = "m_LimitAll"

    /// The attributes by which items of a class differ.
    static func primary(of kind: String) -> [String] {
        switch kind {
        case "genp": ["acct", "svce", "agrp", synchronizable]
        case "inet": ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", synchronizable]
        default: ["labl", "atag", "klbl", "type", "agrp", synchronizable]
        }
    }
}
