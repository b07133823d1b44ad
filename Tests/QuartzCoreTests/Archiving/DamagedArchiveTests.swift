import CoreGraphics
import Foundation
import LaminaScene
import Testing

@testable import QuartzCore

/// Archives that no app has written: each gives an error, nil or a layer with default values, and none ends the process.
@Suite @MainActor struct DamagedArchiveTests {
    /// Archives the values that `write` encodes, under the name of a class.
    private func forged(_ type: AnyClass, _ write: @escaping (NSCoder) -> Void) throws -> Data {
        try Archive.data(Forgery(type, write))
    }

    private func forgedValue(kind: String, text: String = "", count: Int = 0, items: [NSObject] = []) -> Forgery {
        Forgery(ArchivedValue.self) { coder in
            coder.encode(NSString(string: kind), forKey: "kind")
            coder.encode(NSString(string: text), forKey: "text")
            coder.encode(count, forKey: "count")
            for (index, item) in items.enumerated() { coder.encode(item, forKey: "item.\(index)") }
        }
    }

    /// Returns a layer of a forged archive whose list of values has these items.
    private func layer(values items: [NSObject], count: Int? = nil) throws -> CALayer {
        let list = forgedValue(kind: "NSArray", count: count ?? items.count, items: items)
        return try Archive.read(forged(CALayer.self) { $0.encode(list, forKey: "CALayer.values") }, as: CALayer.self)
    }

    @Test func theForgeriesAreWellFormedArchives() throws {
        #expect(try layer(values: [NSString(string: "opacity"), NSNumber(value: 0.5)]).opacity == 0.5)
    }

    @Test func everyPrefixOfAnArchiveIsAnError() throws {
        let root = CAGradientLayer()
        root.colors = [CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)]
        root.addSublayer(CAShapeLayer())
        root.add(fade(), forKey: "fade")
        let data = try Archive.data(root)
        for length in 0..<data.count {
            #expect(throws: (any Error).self, "\(length) of \(data.count) bytes") { try Archive.read(data.prefix(length), as: CALayer.self) }
        }
    }

    @Test(arguments: [Int.max, 1 << 40, 3, -1, Int.min])
    func aCountThatIsNotTheNumberOfItemsDoesNoHarm(count: Int) throws {
        let start = Date()
        let items = [NSString(string: "opacity"), NSNumber(value: 0.5)]
        if count > 0 {
            #expect(throws: (any Error).self) { try layer(values: items, count: count) }
        } else {
            #expect(try layer(values: items, count: count).opacity == 1)
        }
        #expect(Date().timeIntervalSince(start) < 1)
    }

    @Test func valuesOfTheWrongTypeLeaveTheInitialOnes() throws {
        let text = NSString(string: "text")
        for name in ["opacity", "bounds", "backgroundColor", "transform", "contents", "hidden", "name", "sublayers", "mask", "style", "actions"] {
            let read = try? layer(values: [NSString(string: name), name == "name" ? NSNumber(value: 1) : text])
            #expect(read.map { ObjectText.of($0) } == ObjectText.of(CALayer()), "\(name)")
        }
    }

    @Test func geometryThatIsNaNIsRefused() throws {
        let read = try layer(values: [NSString(string: "position"), forgedValue(kind: "CGPoint", text: "nan 3")])
        #expect(read.position == .zero)
    }

    @Test(arguments: [
        ("CGPoint", "1"), ("CGPoint", "1 2 3"), ("CGRect", "one two three four"), ("CATransform3D", "1 2"), ("CGPath", "1 2 m 3 l"), ("CGPath", "x"),
        ("CGColor", "1 0 0 1"), ("CGImage", ""), ("CGFont", "No Such Font"), ("CTFont", "No Such Font"), ("NSDictionary", ""), ("Nonsense", ""),
        ("NSAttributedString", "a"), ("CAFrameRateRange", "1 2"),
    ])
    func aMalformedValueIsLeftOut(kind: String, text: String) throws {
        let read = try layer(values: [
            NSString(string: "own"), forgedValue(kind: kind, text: text, count: 1, items: [NSNumber(value: 7)]),
            NSString(string: "opacity"), NSNumber(value: 0.5),
        ])
        // The rest of the archive is read.
        #expect(read.opacity == 0.5)
        #expect(read.value(forKey: "own") == nil)
    }

    @Test(arguments: ["5", "-9", "0 0 0", "x", "9999999999999999999999", "-9223372036854775808", "0 0 1 2 3 4 5"])
    func aListOfSuperlayersThatIsNoTreeIsAnError(places: String) throws {
        let data = try forged(CALayer.self) { coder in
            coder.encode(NSString(string: places), forKey: "CALayer.tree")
            coder.encode(CALayer(), forKey: "CALayer.tree.0")
            coder.encode(CALayer(), forKey: "CALayer.tree.1")
        }
        #expect(throws: (any Error).self) { try Archive.read(data, as: CALayer.self) }
    }

    @Test func oneLayerIsASublayerOnlyOnce() throws {
        let shared = CALayer()
        let data = try forged(CALayer.self) { coder in
            coder.encode(NSString(string: "0 1"), forKey: "CALayer.tree")
            coder.encode(shared, forKey: "CALayer.tree.0")
            coder.encode(shared, forKey: "CALayer.tree.1")
        }
        #expect(throws: (any Error).self) { try Archive.read(data, as: CALayer.self) }
    }

    @Test func aSublayerThatIsNoLayerIsAnError() throws {
        let data = try forged(CALayer.self) { coder in
            coder.encode(NSString(string: "0"), forKey: "CALayer.tree")
            coder.encode(CAMediaTimingFunction(name: .easeIn), forKey: "CALayer.tree.0")
        }
        #expect(throws: (any Error).self) { try Archive.read(data, as: CALayer.self) }
    }

    @Test func objectsOfOtherClassesInPlacesOfThisSystemsAreErrorsOrLeftOut() throws {
        let aliens: [NSObject] = [NSDate(), NSUUID(), NSArray(array: [NSDate()]), NSCalendar(identifier: .gregorian) ?? NSDate(), CALayer()]
        for alien in aliens {
            for key in ["CALayer.tree", "CALayer.values", "CALayer.animations", "CALayer.states"] {
                let data = try forged(CALayer.self) { $0.encode(alien, forKey: key) }
                _ = try? Archive.read(data, as: CALayer.self)
            }
            #expect(throws: (any Error).self, "\(alien)") {
                let tree = try forged(CALayer.self) { coder in
                    coder.encode(NSString(string: "0"), forKey: "CALayer.tree")
                    coder.encode(alien is CALayer ? NSDate() : alien, forKey: "CALayer.tree.0")
                }
                _ = try Archive.read(tree, as: CALayer.self)
            }
            #expect(throws: (any Error).self, "\(alien)") {
                _ = try Archive.read(forged(CAConstraint.self) { $0.encode(alien, forKey: "sourceName") }, as: CAConstraint.self)
            }
        }
    }

    @Test func aLayerThatContainsItselfAsAValueIsAnError() throws {
        let layer = CALayer()
        layer.setValue(layer, forKey: "own")
        defer { layer.setValue(nil, forKey: "own") }
        let data = try Archive.data(layer)
        #expect(throws: (any Error).self) { try Archive.read(data, as: CALayer.self) }
    }

    @Test func animationsThatContainEachOtherAsValuesAreAnError() throws {
        let (first, second) = (CABasicAnimation(), CAAnimationGroup())
        first.setValue(second, forKey: "own")
        second.animations = [first]
        defer { first.setValue(nil, forKey: "own") }
        let data = try Archive.data(first)
        #expect(throws: (any Error).self) { try Archive.read(data, as: CABasicAnimation.self) }
    }

    @Test func valuesNestedTooDeeplyAreLeftOut() throws {
        let layer = CALayer()
        var nested: [Any] = [1]
        for _ in 0..<400 { nested = [nested] }
        layer.setValue(nested, forKey: "nested")
        layer.setValue(0.5, forKey: "opacity")
        #expect(try Archive.roundTrip(layer).opacity == 0.5)
    }

    @Test func anAnimationOfTheWrongTypeIsLeftOut() throws {
        let list = forgedValue(kind: "NSArray", count: 3, items: [NSString(string: "key"), NSNumber(value: 3), NSString(string: "odd")])
        let data = try forged(CALayer.self) { $0.encode(list, forKey: "CALayer.animations") }
        #expect(try Archive.read(data, as: CALayer.self).animationKeys() == nil)
    }

    @Test func aTimingFunctionWithoutControlPointsIsAnError() throws {
        let empty = try forged(CAMediaTimingFunction.self) { _ in }
        #expect(throws: (any Error).self) { try Archive.read(empty, as: CAMediaTimingFunction.self) }
        let wrong = try forged(CAMediaTimingFunction.self) { coder in
            for key in ["c1x", "c1y", "c2x", "c2y"] { coder.encode(Float.nan, forKey: key) }
        }
        #expect(throws: (any Error).self) { try Archive.read(wrong, as: CAMediaTimingFunction.self) }
    }

    @Test func aValueFunctionWithAnUnknownNameIsAnError() throws {
        let data = try forged(CAValueFunction.self) { $0.encode(NSString(string: "spin"), forKey: "name") }
        #expect(throws: (any Error).self) { try Archive.read(data, as: CAValueFunction.self) }
    }

    /// The classes of an archive come from outside, so only those that are meant for archives may be created.
    @Test func aValueOfAForeignClassIsAnError() throws {
        let forgery = Forgery(CALayer.self) { $0.encode(1, forKey: "x") }
        let list = Forgery(ArchivedValue.self) { coder in
            coder.encode(NSString(string: "NSArray"), forKey: "kind")
            coder.encode(2, forKey: "count")
            coder.encode(NSString(string: "own"), forKey: "item.0")
            coder.encode(NSString(string: "Foundation.NSBundle"), forKey: "class.1")
            coder.encode(forgery, forKey: "item.1")
        }
        let data = try forged(CALayer.self) { $0.encode(list, forKey: "CALayer.values") }
        #expect(throws: (any Error).self) { try Archive.read(data, as: CALayer.self) }
    }
}

/// An object that archives as an object of another class, with values that a test determines.
final class Forgery: NSObject, NSSecureCoding {
    private let type: AnyClass
    private let write: (NSCoder) -> Void
    init(_ type: AnyClass, _ write: @escaping (NSCoder) -> Void) { (self.type, self.write) = (type, write) }
    static var supportsSecureCoding: Bool { true }
    override var classForKeyedArchiver: AnyClass? { type }
    required init?(coder: NSCoder) { nil }
    func encode(with coder: NSCoder) { write(coder) }
}
