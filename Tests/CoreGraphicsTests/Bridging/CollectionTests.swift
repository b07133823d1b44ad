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
}
