import CoreGraphics
import LaminaPrimitives
import LaminaScene
import Testing

@testable import QuartzCore

struct ValueBridgeTests {
    /// An object that an app passes, and the `Value` that it stands for.
    struct Passed: @unchecked Sendable, CustomTestStringConvertible {
        // Unchecked because each value is created once as a constant and only read.
        let any: Any?
        let value: Value

        init(_ any: Any?, _ value: Value) { (self.any, self.value) = (any, value) }

        var testDescription: String { "\(any.map { "\(type(of: $0)) \($0)" } ?? "nil")" }
    }

    static let turn = CATransform3DMakeRotation(0.5, 0, 0, 1)
    static let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    static var path: CGMutablePath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        return path
    }

    static let numbers = [
        Passed(CGFloat(0.5), .number(0.5)), Passed(0.5, .number(0.5)), Passed(Float(0.5), .number(0.5)), Passed(3, .number(3)),
        Passed(Int8(-3), .number(-3)), Passed(Int16(3), .number(3)), Passed(Int32(3), .number(3)), Passed(Int64(3), .number(3)),
        Passed(UInt(3), .number(3)), Passed(UInt8(3), .number(3)), Passed(UInt16(3), .number(3)), Passed(UInt32(3), .number(3)),
        Passed(UInt64(3), .number(3)), Passed(true, .bool(true)), Passed(NSNumber(value: 0.5), .number(0.5)),
        Passed(NSNumber(value: 1), .number(1)), Passed(NSNumber(value: true), .bool(true)), Passed(false as NSNumber, .bool(false)),
    ]

    static let structs = [
        Passed(CGPoint(x: 1, y: 2), .point(Point(1, 2))), Passed(CGVector(dx: 1, dy: 2), .point(Point(1, 2))),
        Passed(CGSize(width: 1, height: 2), .size(Size(1, 2))), Passed(CGRect(x: 1, y: 2, width: 3, height: 4), .rect(Rect(1, 2, 3, 4))),
        Passed(turn, .transform(Transform3D(turn))), Passed(map, .transform(Transform3D(AffineTransform(map)))),
        Passed(NSValue(point: NSPoint(x: 1, y: 2)), .point(Point(1, 2))), Passed(NSValue(size: NSSize(width: 1, height: 2)), .size(Size(1, 2))),
        Passed(NSValue(rect: NSRect(x: 1, y: 2, width: 3, height: 4)), .rect(Rect(1, 2, 3, 4))),
        Passed(NSValue(caTransform3D: turn), .transform(Transform3D(turn))),
        Passed(map as NSValue, .transform(Transform3D(AffineTransform(map)))), Passed(CGVector(dx: 1, dy: 2) as NSValue, .point(Point(1, 2))),
    ]

    static let others = [
        Passed(nil, .null), Passed(NSNull(), .null), Passed("resize", .text("resize")), Passed(NSString(string: "resize"), .text("resize")),
        Passed(CAMediaTimingFillMode.both, .text("both")),
        Passed(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1), .color(Color(red: 1, green: 0.5, blue: 0))),
        Passed(path, .path(path.path)), Passed(path.copy(), .path(path.path)),
    ]

    static let arrays = [
        Passed([0.5, 1], .array([.number(0.5), .number(1)])), Passed([CGFloat(0.5)], .array([.number(0.5)])),
        Passed([NSNumber(value: 0.5)], .array([.number(0.5)])), Passed([] as [Any], .array([])),
        Passed(NSArray(array: [0.5, NSNull()]), .array([.number(0.5), .null])),
        Passed([CGColor(red: 1, green: 0, blue: 0, alpha: 1)], .array([.color(Color(red: 1, green: 0, blue: 0))])),
        Passed([[CGFloat(0), 1], [1, 0]], .array([.array([.number(0), .number(1)]), .array([.number(1), .number(0)])])),
        Passed([CGPoint(x: 1, y: 2), 3, "x"] as [Any], .array([.point(Point(1, 2)), .number(3), .text("x")])),
    ]

    static let optionals = [
        Passed(Optional<Double>.some(0.5) as Any, .number(0.5)), Passed(Optional<Double>.none as Any, .null),
        Passed(Optional<Double?>.some(0.5) as Any, .number(0.5)), Passed([Optional<Double>.none as Any], .array([.null])),
    ]

    @Test("What an app passes is understood", arguments: numbers + structs + others + arrays + optionals)
    func supportedObjectsBecomeValues(_ passed: Passed) {
        #expect(Value(bridging: passed.any) == passed.value)
    }

    @Test func aBridgedImageSharesItsPicture() {
        let picture = Picture(Bitmap(width: 1, height: 1))
        #expect(Value(bridging: CGImage(picture)) == .picture(picture))
    }

    @Test func unsupportedObjectsGiveNoValue() {
        final class Stranger {}
        struct Strange {}
        #expect(Value(bridging: Stranger()) == nil)
        #expect(Value(bridging: Strange()) == nil)
        #expect(Value(bridging: [1, Stranger()] as [Any]) == nil)
        #expect(Value(bridging: NSObject()) == nil)
    }

    @Test(
        "What was bridged means the same again",
        arguments: [
            .null, .bool(true), .bool(false), .number(1), .number(0.3), .text("x"), .point(Point(1, 2)), .size(Size(1, 2)),
            .rect(Rect(1, 2, 3, 4)), .color(Color(red: 0.5, green: 0.25, blue: 1, alpha: 0.5)), .transform(Transform3D.rotation(1, 1, 2, 3)),
            .path(path.path), .picture(Picture(Bitmap(width: 1, height: 1))), .array([]), .array([.number(1), .null, .array([.text("x")])]),
        ] as [Value])
    func roundTrip(_ value: Value) {
        #expect(Value(bridging: value.bridged) == value)
    }

    @Test func aNumberCastsToEveryNumber() {
        let bridged = Value.number(1).bridged
        #expect(bridged as? CGFloat == 1)
        #expect(bridged as? Double == 1)
        #expect(bridged as? Float == 1)
        #expect(bridged as? Int == 1)
        #expect(bridged as? NSNumber == 1)
        #expect(bridged as? Bool == true)
        #expect(Value.number(0.1).bridged as? CGFloat == 0.1)
    }

    @Test func aFlagCastsToFlagsAndNumbers() {
        let bridged = Value.bool(true).bridged
        #expect(bridged as? Bool == true)
        #expect(bridged as? Int == 1)
        #expect(bridged as? CGFloat == 1)
        #expect(bridged as? NSNumber == true)
    }

    @Test func structsCastToThemselvesAndToObjects() {
        #expect(Value.point(Point(1, 2)).bridged as? CGPoint == CGPoint(x: 1, y: 2))
        #expect((Value.point(Point(1, 2)).bridged as? NSValue)?.pointValue == NSPoint(x: 1, y: 2))
        #expect(Value.size(Size(1, 2)).bridged as? CGSize == CGSize(width: 1, height: 2))
        #expect(Value.rect(Rect(1, 2, 3, 4)).bridged as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(Value.transform(Transform3D(Self.turn)).bridged as? CATransform3D == Self.turn)
        #expect((Value.transform(Transform3D(Self.turn)).bridged as? NSValue)?.caTransform3DValue == Self.turn)
        #expect(Value.point(Point(1, 2)).bridged as? CGSize == nil)
        #expect(Value.size(Size(1, 2)).bridged as? CGPoint == nil)
    }

    @Test func namesCastToTextAndToTheirTypes() {
        #expect(Value.text("both").bridged as? String == "both")
        #expect(Value.text("both").bridged as? NSString == NSString(string: "both"))
        #expect(Value.text("both").bridged as? CAMediaTimingFillMode == .both)
    }

    @Test func arraysCastElementByElement() {
        let numbers = Value.array([.number(0), .number(0.5)]).bridged
        #expect(numbers as? [CGFloat] == [0, 0.5])
        #expect(numbers as? [Double] == [0, 0.5])
        #expect(numbers as? [NSNumber] == [0, 0.5])
        #expect((numbers as? NSArray)?.count == 2)
        let colors = Value.array([.color(.black)]).bridged
        #expect((colors as? [CGColor])?.first?.color == .black)
    }
}
