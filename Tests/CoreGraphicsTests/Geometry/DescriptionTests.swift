import CoreGraphics
import Foundation
import Testing

@Suite struct DescriptionTests {
    /// The texts that Swift prints on Apple's systems.
    @Test func geometryIsPrintedByItsNumbers() {
        #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
        #expect("\(CGSize(width: 3, height: -4))" == "(3.0, -4.0)")
        #expect(String(reflecting: CGRect(x: 1, y: 2, width: 3, height: 4)) == "(1.0, 2.0, 3.0, 4.0)")
        #expect(Mirror(reflecting: CGRect.zero).children.compactMap(\.label) == ["origin", "size"])
    }

    @Test func dictionariesAreReadIntoMemory() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        var (read, point, size) = (CGRect.zero, CGPoint.zero, CGSize.zero)
        #expect(CGRectMakeWithDictionaryRepresentation(rect.dictionaryRepresentation, &read) && read == rect)
        #expect(CGPointMakeWithDictionaryRepresentation(rect.dictionaryRepresentation, &point) && point == rect.origin)
        #expect(CGSizeMakeWithDictionaryRepresentation(rect.dictionaryRepresentation, &size) && size == rect.size)
        #expect(!CGRectMakeWithDictionaryRepresentation(point.dictionaryRepresentation, &read) && read == rect)
    }

    @Test func everyClassHasANumberOfItsOwn() {
        let numbers = [
            CGColor.typeID, CGColorConversionInfo.typeID, CGColorSpace.typeID, CGContext.typeID, CGDataConsumer.typeID, CGDataProvider.typeID,
            CGFont.typeID, CGFunction.typeID, CGGradient.typeID, CGImage.typeID, CGLayer.typeID, CGPath.typeID, CGPattern.typeID, CGShading.typeID,
        ]
        #expect(Set(numbers).count == numbers.count && CGMutablePath.typeID == CGPath.typeID)
    }

    @Test func equalityComparesAllNumbers() {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(transform == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(transform != CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 7))
        #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1, dy: 2) && CGVector(dx: 1, dy: 2) != CGVector(dx: 1, dy: 3))
        #expect(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0) != CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    }
}
