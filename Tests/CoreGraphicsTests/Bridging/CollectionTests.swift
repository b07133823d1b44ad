import CoreGraphics
import Foundation
import Testing

@Suite struct CollectionTests {
    /// Foundation boxes objects of other classes than its own, and the box begins with the object's address.
    ///
    /// CoreFoundation reads a type number from bits 8...17 of that word and ends the process when they are 0, as for one address in 1024. The
    /// collections compare their elements without CoreFoundation.
    @Test func foundationsCollectionsHoldColorsAtAnyAddress() async {
        await #expect(processExitsWith: .success) {
            let colors = (0..<8192).map { CGColor(gray: CGFloat($0) / 8192, alpha: 1) }
            for color in colors {
                let (array, dictionary) = ([color] as NSArray, ["color": color] as NSDictionary)
                precondition(array.isEqual([color] as NSArray))
                precondition(array.contains(color))
                precondition(array.object(at: 0) as? CGColor === color)
                precondition(dictionary.isEqual(["color": color] as NSDictionary))
                precondition(dictionary.object(forKey: "color") as? CGColor === color)
                precondition(([color: "color"] as NSDictionary).object(forKey: color) != nil)
                precondition(NSSet(array: [color]).contains(color))
            }
        }
    }

    @Test func stringsWithAttributesAreChangedWithinTheirLength() throws {
        let string = try #require(CFAttributedStringCreateMutable(kCFAllocatorDefault, 0))
        CFAttributedStringReplaceString(string, CFRangeMake(-5, 3), "abcdef" as CFString)
        CFAttributedStringReplaceString(string, CFRangeMake(4, 90), "xy" as CFString)
        #expect(CFAttributedStringGetLength(string) == 6 && CFAttributedStringGetString(string) == "abcdxy")
        #expect(CFAttributedStringGetLength(nil) == 0 && CFAttributedStringGetString(nil) == nil && CFStringGetLength(nil) == 0)
        func values(_ name: String) -> [Int?] { (0..<6).map { string.attribute(.init(name), at: $0, effectiveRange: nil) as? Int } }
        CFAttributedStringSetAttribute(string, CFRangeMake(1, 2), "a" as CFString, NSNumber(value: 1))
        CFAttributedStringSetAttribute(string, CFRangeMake(6, 2), "a" as CFString, NSNumber(value: 1))
        #expect(values("a") == [nil, 1, 1, nil, nil, nil])
        let more = ["b": NSNumber(value: 2)] as [String: Any] as CFDictionary
        CFAttributedStringSetAttributes(string, CFRangeMake(2, 2), more, false)
        #expect(values("a") == [nil, 1, 1, nil, nil, nil] && values("b") == [nil, nil, 2, 2, nil, nil])
        CFAttributedStringSetAttributes(string, CFRangeMake(1, 1), more, true)
        CFAttributedStringSetAttributes(string, CFRangeMake(0, 0), more, true)
        CFAttributedStringSetAttributes(string, CFRangeMake(0, 6), nil, true)
        #expect(values("a") == [nil, nil, 1, nil, nil, nil] && values("b") == [nil, 2, 2, 2, nil, nil])
        #expect(CFAttributedStringCreate(kCFAllocatorDefault, nil, more) == nil)
        #expect(CFAttributedStringCreate(kCFAllocatorDefault, "q" as CFString, nil)?.attributes(at: 0, effectiveRange: nil).isEmpty == true)
    }

    @Test func elementsAreFoundByIndexAndKey() throws {
        let (first, key) = (NSObject(), NSString(string: "a key of some length"))
        let (array, dictionary) = ([first, NSObject()] as NSArray, [key: first] as NSDictionary)
        #expect(CFArrayGetCount(array) == 2 && CFDictionaryGetCount(dictionary) == 1)
        let address = Unmanaged.passUnretained(first).toOpaque()
        #expect(CFArrayGetValueAtIndex(array, 0) == UnsafeRawPointer(address))
        #expect(CFArrayGetValueAtIndex(array, 2) == nil && CFArrayGetValueAtIndex(array, -1) == nil)
        #expect(CFDictionaryGetValue(dictionary, Unmanaged.passUnretained(key).toOpaque()) == UnsafeRawPointer(address))
        #expect(CFDictionaryGetValue(dictionary, Unmanaged.passUnretained(first).toOpaque()) == nil && CFDictionaryGetValue(dictionary, nil) == nil)
    }
}
