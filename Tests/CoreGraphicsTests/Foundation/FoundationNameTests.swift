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
