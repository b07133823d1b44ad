import CoreGraphics
import Foundation
import LaminaFoundation

/// A value in a keyed archive that is no archivable object by itself, such as a colour, a path or an array.
///
/// Arrays and dictionaries are such values too, because Foundation follows a cycle of its own containers without end, and compares each array with
/// all others of the same length.
final class ArchivedValue: NSObject, NSSecureCoding {
    /// The name of the value's `ArchivedKind`.
    let kind: String
    let text: String
    let items: [Any]

    init(_ kind: String, text: String = "", items: [Any] = []) {
        self.kind = kind
        self.text = text
        self.items = items
    }

    static var supportsSecureCoding: Bool { true }

    init?(coder: NSCoder) {
        var items: [Any] = []
        let isRead = ArchivingThread.current.nested {
            (0..<max(0, coder.decodeInteger(forKey: "count"))).allSatisfy { index in
                guard let item = ArchivedClasses.object(in: coder, at: index) else { return false }
                items.append(item)
                return true
            }
        }
        guard isRead, let kind = coder.text(forKey: "kind") else {
            coder.failArchive("an archived value is incomplete or nested too deeply")
            return nil
        }
        self.kind = kind
        text = coder.text(forKey: "text") ?? ""
        self.items = items
    }

    func encode(with coder: NSCoder) {
        let isWritten =
            items.isEmpty
            || ArchivingThread.current.nested(limit: ArchivingThread.deepestWritten) {
                for (index, item) in items.enumerated() {
                    ArchivedClasses.encode(ArchivedKind.object(item) ?? ArchivedValue("NSNull"), with: coder, at: index)
                }
                coder.encode(items.count, forKey: "count")
                return true
            }
        if !isWritten { Diagnostics.warn("values nested more than \(ArchivingThread.deepestWritten) levels deep are left out of the archive") }
        coder.encode(NSString(string: kind), forKey: "kind")
        if !text.isEmpty { coder.encode(NSString(string: text), forKey: "text") }
    }

    /// The value itself; nil when the kind is unknown or its content is malformed.
    var value: Any? { ArchivedKind.named[kind]?.unpack(self) }
}
