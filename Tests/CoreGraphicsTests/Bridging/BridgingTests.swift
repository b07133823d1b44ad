import CoreGraphics
import Testing

@Suite struct BridgingTests {
    @Test func anNSNumberInAnyCastsToCGFloat() {
        let number: Any = NSNumber(value: 1.5)
        #expect(number as? CGFloat == 1.5)
        let whole: Any = NSNumber(value: 3)
        #expect(whole as? CGFloat == 3)
    }

    @Test func aCGFloatInAnyCastsToNSNumber() {
        let float: Any = CGFloat(2.5)
        #expect((float as? NSNumber)?.doubleValue == 2.5)
        #expect((CGFloat(2.5) as NSNumber).doubleValue == 2.5)
    }

    @Test func arraysOfFloatsAndNumbersCastBothWays() {
        let floats: Any = [CGFloat(1), 2]
        #expect((floats as? [NSNumber])?.map(\.intValue) == [1, 2])
        let array: Any = [NSNumber(value: 1), NSNumber(value: 2)] as NSArray
        #expect(array as? [CGFloat] == [1, 2])
    }

    @Test func aStringDoesNotCastToCGFloat() {
        let text: Any = "1"
        #expect(text as? CGFloat == nil)
    }

    @Test func geometryInAnyCastsToNSValueAndBack() throws {
        try expectRoundTrip(CGPoint(x: 1, y: 2))
        try expectRoundTrip(CGSize(width: 1, height: 2))
        try expectRoundTrip(CGRect(x: 1, y: 2, width: 3, height: 4))
        try expectRoundTrip(CGVector(dx: 1, dy: 2))
        try expectRoundTrip(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    }

    @Test func anNSValueCastsOnlyToItsOwnStruct() {
        let point: Any = CGPoint(x: 1, y: 2) as NSValue
        #expect(point as? CGSize == nil)
        #expect(point as? CGVector == nil)
        let vector: Any = CGVector(dx: 1, dy: 2) as NSValue
        #expect(vector as? CGPoint == nil)
        #expect(vector as? CGAffineTransform == nil)
    }

    @Test func nsValuesOfEqualStructsAreEqual() {
        #expect((CGVector(dx: 1, dy: 2) as NSValue).isEqual(CGVector(dx: 1, dy: 2) as NSValue))
        #expect(!(CGVector(dx: 1, dy: 2) as NSValue).isEqual(CGVector(dx: 1, dy: 3) as NSValue))
        #expect((CGVector(dx: 1, dy: 2) as NSValue).hash == (CGVector(dx: 1, dy: 2) as NSValue).hash)
    }

    @Test func anNSValueReturnsItsStructAndItsEncoding() {
        let value = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6) as NSValue
        var copy = CGAffineTransform.identity
        value.getValue(&copy)
        #expect(copy == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(String(cString: value.objCType) == "{CGAffineTransform=dddddd}")
    }

    @Test func theLettersOfATypesNameAreNoNumbers() throws {
        let numbers = [1.0, 2, 3, 4, 5]
        let type = "{UIEdgeInsets=dddd}"
        let value = try numbers.withUnsafeBytes { StructValue(bytes: try #require($0.baseAddress), objCType: type) }
        #expect(value.numbers(ofType: type) == [1, 2, 3, 4])
    }

    @Test func anArchivedStructWithAnotherCountOfNumbersIsNotRead() throws {
        for numbers in [[1.0], [1, 2, 3], [1, 2]] {
            let data = try NSKeyedArchiver.archivedData(
                withRootObject: StructValue(numbers, type: "{CGVector=dd}"), requiringSecureCoding: true)
            let read = try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSValue.self, from: data)
            #expect((read != nil) == (numbers.count == 2))
        }
    }

    @Test func anNSValueCanBeArchived() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: CGVector(dx: 1, dy: 2) as NSValue, requiringSecureCoding: false)
        let value = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
        #expect(value as? CGVector == CGVector(dx: 1, dy: 2))
    }

    @Test func geometryRoundTripsThroughItsDictionary() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
        #expect(CGPoint(dictionaryRepresentation: CGSize.zero.dictionaryRepresentation) == nil)
    }

    private func expectRoundTrip<Value: Equatable>(_ value: Value) throws {
        let any: Any = value
        let object = try #require(any as? NSValue)
        let back: Any = object
        #expect(back as? Value == value)
        let array: Any = [object] as NSArray
        #expect(array as? [Value] == [value])
    }
}
