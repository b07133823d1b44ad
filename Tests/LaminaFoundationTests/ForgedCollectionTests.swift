import Foundation
import LaminaFoundation
import Testing

/// Archives of collections that no app has written: each gives an error, and none ends the process.
struct ForgedCollectionTests {
    private func archive(_ object: NSObject) throws -> Data {
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    }

    /// An archive of these objects; the first one is the root, and an object's `$class` is the name of its class.
    private func forge(_ objects: [[String: Any]]) throws -> Data {
        var all: [Any] = ["$null"]
        let classes = objects.count + 1
        for (index, object) in objects.enumerated() {
            var object = object
            object["$class"] = ["CF$UID": classes + index]
            all.append(object)
        }
        all += objects.map { ["$classname": $0["$class"] ?? "", "$classes": [$0["$class"] ?? "", "NSObject"]] as [String: Any] }
        let archive: [String: Any] = ["$archiver": "NSKeyedArchiver", "$version": 100_000, "$top": ["root": ["CF$UID": 1]], "$objects": all]
        // Only the readers of XML make references of these dictionaries.
        return try PropertyListSerialization.data(fromPropertyList: archive, format: .xml, options: 0)
    }

    private func references(_ indices: Int...) -> [Any] { indices.map { ["CF$UID": $0] } }

    private func expectError(_ data: Data, _ comment: Comment) {
        #expect(throws: CocoaError.self, comment) { try NSKeyedUnarchiver.unarchivedObject(ofClass: NSArray.self, from: data) }
        #expect(throws: CocoaError.self, comment) {
            try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSArray.self, NSSet.self, NSDictionary.self, NSNumber.self], from: data)
        }
    }

    @Test func whatIsAllowedIsRead() throws {
        let data = try archive(NSArray(array: [NSDictionary(object: NSUUID(), forKey: "key" as NSString), NSSet(object: NSDate())]))
        let classes: [any (NSObject & NSSecureCoding).Type] = [NSArray.self, NSDictionary.self, NSSet.self, NSUUID.self, NSDate.self, NSString.self]
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data) as? NSArray
        #expect(read?.count == 2 && read?.object(at: 0) is NSDictionary)
        let forged = try forge([["$class": "NSArray", "NS.objects": references(2, 2)], ["$class": "NSArray", "NS.objects": [Any]()]])
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSArray.self, from: forged)?.count == 2)
    }

    @Test func anotherClassAtAnyDepthIsAnError() throws {
        expectError(try archive(NSDate()), "the root")
        expectError(try archive(NSArray(array: [NSUUID()])), "an element")
        expectError(try archive(NSArray(array: [NSArray(array: [NSUUID()])])), "an element's element")
        #expect(throws: CocoaError.self) {
            let data = try archive(NSDictionary(object: NSUUID(), forKey: NSString("key")))
            _ = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSDictionary.self, NSString.self], from: data)
        }
    }

    @Test func collectionsThatContainThemselvesAreAnError() throws {
        expectError(try forge([["$class": "NSArray", "NS.objects": references(1)]]), "directly")
        let ring: [[String: Any]] = [["$class": "NSArray", "NS.objects": references(2)], ["$class": "NSArray", "NS.objects": references(1)]]
        expectError(try forge(ring), "through another")
    }

    @Test func tooDeepCollectionsAreAnError() throws {
        let tower = (2...2_001).map { ["$class": "NSArray", "NS.objects": references($0)] as [String: Any] }
        expectError(try forge(tower + [["$class": "NSArray", "NS.objects": [Any]()]]), "2000 levels")
    }

    @Test func aDictionaryWithMoreKeysThanValuesIsAnError() throws {
        let number: [String: Any] = ["$class": "NSArray", "NS.objects": [Any]()]
        let dictionary: [String: Any] = ["$class": "NSDictionary", "NS.keys": references(2, 3), "NS.objects": references(2)]
        expectError(try forge([["$class": "NSArray", "NS.objects": references(2)], dictionary, number]), "as an element")
        let data = try forge([dictionary, number, number])
        #expect(throws: CocoaError.self) {
            try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSDictionary.self, NSArray.self], from: data)
        }
    }
}
