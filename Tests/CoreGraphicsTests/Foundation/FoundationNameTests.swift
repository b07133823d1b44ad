import CoreGraphics
import Foundation
import Testing

/// Names of Foundation that Apple's has and the one for Linux lacks.
struct FoundationNameTests {
    @Test func aMapTableForgetsEntriesWhoseWeakKeysEnd() {
        let table = NSMapTable<NSObject, NSString>.weakToStrongObjects()
        let kept = NSObject()
        table.setObject("kept", forKey: kept)
        do {
            let lost = NSObject()
            table.setObject("lost", forKey: lost)
            #expect(table.count == 2)
        }
        #expect(table.count == 1)
        #expect(table.object(forKey: kept) == "kept")
        table.setObject("new", forKey: kept)
        #expect(table.count == 1 && table.object(forKey: kept) == "new")
        #expect(table.objectEnumerator()?.allObjects.count == 1)
    }

    @Test func aMapTableComparesKeysByEquality() {
        let table = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
        table.setObject(1, forKey: "a")
        #expect(table.object(forKey: NSString(string: "a")) == 1)
        table.removeObject(forKey: "a")
        #expect(table.count == 0)
    }

    @Test func aHashTableHoldsWeakObjectsOnce() {
        let table = NSHashTable<NSObject>.weakObjects()
        let kept = NSObject()
        table.add(kept)
        table.add(kept)
        do { table.add(NSObject()) }
        #expect(table.allObjects == [kept])
        table.remove(kept)
        #expect(table.count == 0)
    }

    @Test func aPointerArrayKeepsThePlacesOfWeakObjectsThatEnd() {
        let array = NSPointerArray.weakObjects()
        func pointer(_ object: NSObject) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }
        let (first, last) = (NSObject(), NSObject())
        defer { withExtendedLifetime((first, last)) {} }
        array.addPointer(pointer(first))
        do {
            let lost = NSObject()
            array.addPointer(pointer(lost))
            #expect(array.pointer(at: 1) == pointer(lost))
        }
        array.addPointer(nil)
        array.insertPointer(pointer(last), at: 3)
        #expect(array.count == 4 && array.pointer(at: 1) == nil && array.pointer(at: 3) == pointer(last))
        #expect(array.allObjects.map { $0 as? NSObject } == [first, last])
        array.compact()
        #expect(array.count == 2 && array.pointer(at: 1) == pointer(last))
        array.replacePointer(at: 0, withPointer: pointer(last))
        array.removePointer(at: 1)
        array.removePointer(at: 7)
        #expect(array.count == 1 && array.pointer(at: 0) == pointer(last) && array.pointer(at: 1) == nil)
        array.count = -1
        #expect(array.count == 1)
        array.count = 3
        #expect(array.count == 3 && array.allObjects.count == 1)
    }

    @Test func aPointerArrayOfStrongObjectsKeepsThem() {
        let array = NSPointerArray.strongObjects()
        do {
            let text = NSString(string: "kept only by the array")
            withExtendedLifetime(text) { array.addPointer(Unmanaged.passUnretained(text).toOpaque()) }
        }
        #expect((array.allObjects.first as? NSString) == "kept only by the array")
    }

    @Test func aTableComparesByEqualityIdentityOrACopy() {
        func twin() -> NSString { NSString(string: "a text that is too long for a pointer") }
        let (first, second, number) = (twin(), twin(), NSObject())
        let equal = NSHashTable<NSObject>()
        for object in [first, second, number] { equal.add(object) }
        #expect(equal.count == 2 && equal.member(second) === first && equal.anyObject === first)
        let identical = NSHashTable<NSObject>(options: [.strongMemory, .objectPointerPersonality])
        for object in [first, second, first] { identical.add(object) }
        #expect(identical.count == 2 && identical.member(second) === second && !identical.contains(twin()))
        identical.remove(second)
        #expect(identical.allObjects == [first])
        let copies = NSHashTable<NSMutableString>(options: .copyIn)
        let text = NSMutableString(string: "before")
        let plain = NSHashTable<NSObject>(options: .copyIn)
        plain.add(text)
        text.append(" and after")
        #expect(plain.anyObject?.isEqual("before") == true)
        // A copy of another class than the table's is not taken.
        copies.add(text)
        #expect(copies.count == 1)
        let keys = NSMapTable<NSString, NSNumber>(keyOptions: .objectPointerPersonality, valueOptions: [])
        keys.setObject(1, forKey: first)
        keys.setObject(2, forKey: second)
        #expect(keys.object(forKey: first) == 1 && keys.object(forKey: second) == 2 && keys.object(forKey: twin()) == nil)
        #expect(keys.keyEnumerator().allObjects.count == 2)
        keys.setObject(nil, forKey: first)
        #expect(keys.count == 1)
        keys.removeAllObjects()
        #expect(keys.count == 0)
    }

    @Test func aTableForgetsWeakValuesAlone() {
        let (values, both) = (NSMapTable<NSString, NSObject>.strongToWeakObjects(), NSMapTable<NSObject, NSObject>.weakToWeakObjects())
        let kept = NSObject()
        do {
            let lost = NSObject()
            values.setObject(lost, forKey: "lost")
            values.setObject(kept, forKey: "kept")
            both.setObject(kept, forKey: lost)
            both.setObject(lost, forKey: kept)
            #expect(values.count == 2 && both.count == 2)
        }
        #expect(values.count == 1 && values.object(forKey: "lost") == nil && values.object(forKey: "kept") === kept && both.count == 0)
    }

    @Test func hashTablesAreSets() {
        func table(_ numbers: [Int]) -> NSHashTable<NSNumber> {
            let table = NSHashTable<NSNumber>()
            for number in numbers { table.add(NSNumber(value: number)) }
            return table
        }
        func numbers(_ table: NSHashTable<NSNumber>) -> [Int] { table.allObjects.map(\.intValue) }
        let all = table([1, 2, 3])
        #expect(all.intersects(table([3, 4])) && !all.intersects(table([4])) && !all.intersects(table([])))
        #expect(table([1, 3]).isSubset(of: all) && !table([1, 4]).isSubset(of: all) && table([]).isSubset(of: all))
        all.union(table([3, 4]))
        #expect(numbers(all) == [1, 2, 3, 4])
        all.minus(table([2, 9]))
        #expect(numbers(all) == [1, 3, 4])
        all.intersect(table([4, 1]))
        #expect(numbers(all) == [1, 4] && all.objectEnumerator().allObjects.count == 2)
        all.removeAllObjects()
        #expect(all.count == 0 && all.anyObject == nil)
        all.add(nil)
        all.remove(nil)
        #expect(all.count == 0 && all.member(nil) == nil)
    }

    @Test func purgeableDataIsKeptWhileItIsUsed() {
        let data = NSPurgeableData(data: Data([1, 2, 3]))
        data.discardContentIfPossible()
        #expect(!data.isContentDiscarded() && data.length == 3)
        data.endContentAccess()
        data.discardContentIfPossible()
        #expect(data.isContentDiscarded() && !data.beginContentAccess())
    }

    @Test func anyObjectIsAnArgumentOfAFormat() {
        final class Thing: NSObject {
            override var description: String { "a thing" }
        }
        #expect(String(format: "%@ and %d", Thing(), 3) == "a thing and 3")
        #expect(String(format: "%@", "text" as NSString) == "text")
    }

    @Test func defaultsAreSetAsByKeyValueCoding() throws {
        let defaults = try #require(UserDefaults(suiteName: "lamina.tests.names"))
        defaults.setValue(7, forKey: "n")
        #expect(defaults.integer(forKey: "n") == 7)
        #expect(defaults.value(forKey: "n") as? Int == 7)
        defaults.removeObject(forKey: "n")
    }
}
