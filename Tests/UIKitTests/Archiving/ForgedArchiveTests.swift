import Foundation
import Testing
import UIKit

/// Archives that no app has written: each gives an error, and none ends the process.
@MainActor struct ForgedArchiveTests {
    private func archive(_ object: NSObject) throws -> Data {
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    }

    private static let classes: [any (NSObject & NSSecureCoding).Type] = [
        UIColor.self, UIFont.self, UIFontDescriptor.self, UIImage.self, UIBezierPath.self, NSShadow.self, NSParagraphStyle.self,
        NSMutableParagraphStyle.self, NSTextTab.self, NSTextAttachment.self, UITraitCollection.self,
    ]

    private func expectError<Object: NSObject & NSSecureCoding>(_ type: Object.Type, _ data: Data, _ comment: Comment? = nil) {
        #expect(throws: (any Error).self, comment) { try NSKeyedUnarchiver.unarchivedObject(ofClass: type, from: data) }
    }

    @Test func anObjectOfAnotherClassIsAnError() throws {
        expectError(UIColor.self, try archive(UIFont.systemFont(ofSize: 12)))
        expectError(UIImage.self, try archive(UIColor.red))
        expectError(UIColor.self, try archive(NSDate()))
        expectError(UIColor.self, try archive(NSArray(array: [UIColor.red])))
        expectError(NSAttributedString.self, try archive(UIColor.red))
        expectError(CALayer.self, try archive(UIColor.red))
    }

    @Test func anObjectWithoutSecureCodingIsAnError() throws {
        expectError(UIColor.self, try archive(OldObject()))
        expectError(OldColor.self, try archive(OldColor(white: 0, alpha: 1)))
    }

    @Test func anArrayWithAnotherRootIsAnError() throws {
        let data = try archive(UIFont.systemFont(ofSize: 12))
        #expect(throws: (any Error).self) { try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: UIColor.self, from: data) }
    }

    @Test func dataThatIsNoArchiveIsAnError() {
        for data in [Data(), Data([1, 2, 3]), Data("bplist00".utf8), Data("<plist><dict/></plist>".utf8)] { expectError(UIColor.self, data) }
    }

    @Test func everyClassRefusesAnArchiveWithoutItsContent() throws {
        for type in Self.classes { expectError(type, try archive(Forgery(type) { _ in }), "\(type)") }
    }

    @Test func everyClassRefusesContentOfAnotherKind() throws {
        let keys = [
            "UIColor", "UIFont", "UIFontDescriptor", "UIImage", "UIBezierPath", "NSShadow", "NSParagraphStyle", "NSTextTab", "NSTextAttachment",
            "UITraitCollection",
        ]
        for type in Self.classes {
            let bytes = Array(Data("nonsense".utf8))
            let empty = Array(try PropertyListEncoder().encode([[String: Int]()]))
            for content in [bytes, empty] {
                let forged = Forgery(type) { coder in
                    content.withUnsafeBufferPointer { for key in keys { coder.encodeBytes($0.baseAddress, length: $0.count, forKey: key) } }
                }
                expectError(type, try archive(forged), "\(type)")
            }
            let object = Forgery(type) { coder in
                for key in keys { coder.encode(NSDate(), forKey: key) }
            }
            expectError(type, try archive(object), "\(type)")
        }
    }

    @Test func everyPrefixAndEveryChangedByteOfAColourDoesNoHarm() throws {
        let data = try archive(UIColor.systemRed)
        for length in 0..<data.count { expectError(UIColor.self, data.prefix(length)) }
        for index in data.indices {
            var changed = data
            changed[index] ^= 0x55
            // Only that it returns counts: a changed digit gives another colour.
            _ = try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: changed)
        }
    }
}

/// An object that archives what a closure writes, under the name of another class.
private final class Forgery: NSObject, NSCoding {
    private let type: AnyClass
    private let write: (NSCoder) -> Void

    init(_ type: AnyClass, _ write: @escaping (NSCoder) -> Void) { (self.type, self.write) = (type, write) }
    init?(coder: NSCoder) { nil }

    func encode(with coder: NSCoder) { write(coder) }
    override var classForKeyedArchiver: AnyClass? { type }
}

/// An object that can be archived, but not securely.
final class OldObject: NSObject, NSCoding {
    override init() {}
    init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) {}
}

/// A colour that refuses secure coding.
final class OldColor: UIColor, @unchecked Sendable {
    override class var supportsSecureCoding: Bool { false }
}
