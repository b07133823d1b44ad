import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaScene
import Testing
import TestSupport

@testable import QuartzCore

@Suite @MainActor struct LayerArchiveTests {
    nonisolated private static let classes: [CALayer.Type] = [
        CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CATextLayer.self, CATransformLayer.self, CAScrollLayer.self, CATiledLayer.self,
        CAEmitterLayer.self, CAReplicatorLayer.self,
    ]

    /// Returns a layer of a class with every property of its table set to another value than the initial one.
    private func changed(_ type: CALayer.Type) throws -> CALayer {
        let layer = type.laminaInit()
        for row in type.properties.rows {
            let value = try #require(OtherValues.other(than: type.initialState, for: row), "no other value for \(row.name)")
            layer.setValue(value.bridged, forKey: row.name)
        }
        return layer
    }

    @Test(arguments: classes.indices)
    func everyPropertyOfEveryClassIsArchived(index: Int) throws {
        let type = Self.classes[index]
        let layer = try changed(type)
        let copy = try Archive.roundTrip(layer)
        #expect(Swift.type(of: copy) == type)
        for row in type.properties.rows where row.name != "contents" && row.name != "wantsDynamicContentScaling" {
            #expect(row.access.value(in: copy.state) == row.access.value(in: layer.state), "\(row.name)")
            #expect(layer.shouldArchiveValue(forKey: row.name), "\(row.name)")
        }
        layer.wantsDynamicContentScaling = false
        #expect(ObjectText.of(copy) == ObjectText.of(layer))
    }

    @Test(arguments: classes.indices)
    func aNewLayersArchiveHasOnlyTheValuesThatChangedBetweenSystems(index: Int) throws {
        let layer = Self.classes[index].laminaInit()
        let expected = ["allowsEdgeAntialiasing", "allowsGroupOpacity", "contentsFormat", "cornerCurve"]
        #expect(layer.archivedValues.map(\.key).sorted() == expected)
        #expect(ObjectText.of(try Archive.roundTrip(layer)) == ObjectText.of(layer))
    }

    @Test func contentsThatAreNoImageAreNotArchived() throws {
        let layer = CALayer()
        layer.contents = "text"
        let copy = try Archive.roundTrip(layer)
        #expect(copy.contents == nil)
        #expect(ObjectText.of(copy) == ObjectText.of(CALayer()))
    }

    @Test func derivedValuesAreNeverArchived() {
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        CALayer().addSublayer(layer)
        layer.wantsDynamicContentScaling = true
        for key in ["frame", "superlayer", "delegate", "wantsDynamicContentScaling"] { #expect(!layer.shouldArchiveValue(forKey: key), "\(key)") }
        for key in ["bounds", "position"] { #expect(layer.shouldArchiveValue(forKey: key), "\(key)") }
        #expect(!layer.shouldArchiveValue(forKey: "unknown"))
    }

    @Test func aPropertyThatWasSetToNilStaysNil() throws {
        let layer = CAShapeLayer()
        layer.fillColor = nil
        layer.borderColor = nil
        let copy = try Archive.roundTrip(layer)
        #expect(copy.fillColor == nil && copy.borderColor == nil)
    }

    @Test func namesMasksActionsAndOwnValuesAreArchived() throws {
        let layer = CALayer()
        layer.name = "root"
        layer.autoresizingMask = [.layerWidthSizable, .layerMinYMargin]
        layer.actions = ["opacity": fade(duration: 3), "position": NSNull()]
        layer.setValue(CGPoint(x: 1, y: 2), forKey: "place")
        layer.setValue(["a": [1, true, "text", Date(timeIntervalSince1970: 5), Data([1, 2])] as [Any]], forKey: "nested")
        layer.setValue(true, forKey: "flag")
        layer.setValue(0, forKey: "zero")
        let copy = try Archive.roundTrip(layer)
        #expect(copy.name == "root")
        #expect(copy.autoresizingMask == [.layerWidthSizable, .layerMinYMargin])
        #expect((copy.actions?["opacity"] as? CABasicAnimation)?.duration == 3)
        #expect(copy.actions?["position"] is NSNull)
        #expect(copy.value(forKey: "place") as? CGPoint == CGPoint(x: 1, y: 2))
        let nested = try #require((copy.value(forKey: "nested") as? [AnyHashable: Any])?["a"] as? [Any])
        #expect(nested[0] as? Int == 1 && nested[1] as? Bool == true && nested[2] as? String == "text")
        #expect(nested[3] as? Date == Date(timeIntervalSince1970: 5) && nested[4] as? Data == Data([1, 2]))
        // A flag stays a flag beside a number that is equal to it.
        #expect(Value(bridging: copy.value(forKey: "flag")) == .bool(true))
        #expect(Value(bridging: copy.value(forKey: "zero")) == .number(0))
    }

    @Test func aStyleIsArchivedAndItsValuesStillComeFromIt() throws {
        let layer = CALayer()
        layer.style = ["opacity": 0.5, "cornerRadius": 3]
        layer.cornerRadius = 7
        let copy = try Archive.roundTrip(layer)
        #expect(copy.opacity == 0.5 && copy.cornerRadius == 7)
        copy.style = nil
        #expect(copy.opacity == 1 && copy.cornerRadius == 7)
    }

    @Test func aTextLayerKeepsItsStringAndFont() throws {
        let layer = CATextLayer()
        let text = NSMutableAttributedString(string: "Größe 🎈")
        text.addAttribute(.init("CTForegroundColor"), value: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), range: NSRange(location: 0, length: 5))
        layer.string = text
        layer.font = CGFont("DejaVu Sans" as NSString)
        layer.fontSize = 20
        let copy = try Archive.roundTrip(layer)
        let string = try #require(copy.string as? NSAttributedString)
        #expect(string.string == "Größe 🎈")
        #expect(unsafe string.attribute(.init("CTForegroundColor"), at: 4, effectiveRange: nil) is CGColor)
        #expect(unsafe string.attribute(.init("CTForegroundColor"), at: 5, effectiveRange: nil) == nil)
        #expect((copy.font as? CGFont)?.postScriptName == (layer.font as? CGFont)?.postScriptName)
        #expect(copy.fontSize == 20)
        // Contents that the layer drew are drawn anew.
        #expect(copy.needsDisplay())
    }

    @Test func aTreeKeepsItsOrderAndItsMasks() throws {
        let root = CALayer()
        for index in 0..<3 {
            let layer = index == 1 ? CAShapeLayer() : CALayer()
            layer.name = "\(index)"
            let mask = CATextLayer()
            mask.name = "mask \(index)"
            layer.mask = mask
            let inner = CALayer()
            inner.name = "inner \(index)"
            layer.addSublayer(inner)
            root.addSublayer(layer)
        }
        let copy = try Archive.roundTrip(root)
        #expect(ObjectText.of(copy) == ObjectText.of(root))
        #expect(copy.sublayers?[1] is CAShapeLayer)
        #expect(copy.sublayers?[2].superlayer === copy)
        #expect(copy.sublayers?[2].mask?.superlayer === copy.sublayers?[2])
    }

    @Test func anArchivedSublayerIsARootOfItsOwn() throws {
        let root = CALayer()
        let layer = CALayer()
        layer.name = "middle"
        root.addSublayer(layer)
        layer.addSublayer(CALayer())
        let copy = try Archive.roundTrip(layer)
        #expect(copy.superlayer == nil && copy.sublayers?.count == 1 && copy.name == "middle")
    }

    @Test func aChainOf5000LayersIsArchived() throws {
        let root = CALayer()
        var layer = root
        for _ in 0..<5_000 {
            let next = CALayer()
            layer.addSublayer(next)
            layer = next
        }
        var copy: CALayer? = try Archive.roundTrip(root)
        var depth = 0
        while let next = copy?.sublayers?.first { (copy, depth) = (next, depth + 1) }
        #expect(depth == 5_000)
    }

    @Test func aSubclassKeepsItsClassAndItsOwnCoding() throws {
        let dial = ArchivedDial()
        dial.turns = 3
        dial.opacity = 0.25
        let parent = CALayer()
        parent.addSublayer(dial)
        // A class is allowed because it is a subclass of an allowed one.
        let copy = try #require(Archive.roundTrip(parent).sublayers?.first as? ArchivedDial)
        #expect(copy.turns == 3 && copy.opacity == 0.25)
    }

    @Test func aSubclassMayLeaveValuesOut() throws {
        let dial = ArchivedDial()
        dial.setValue("secret", forKey: "note")
        dial.setValue("open", forKey: "title")
        let copy = try Archive.roundTrip(dial)
        #expect(copy.value(forKey: "note") == nil && copy.value(forKey: "title") as? String == "open")
    }

    @Test func aValueThatCannotBeArchivedIsLeftOut() throws {
        let layer = CALayer()
        layer.setValue(NSObject(), forKey: "owner")
        layer.setValue(1, forKey: "number")
        let copy = try Archive.roundTrip(layer)
        #expect(copy.value(forKey: "owner") == nil && copy.value(forKey: "number") as? Int == 1)
    }

    @Test func archivingNeitherMovesNorChangesTheLayerOnScreen() throws {
        let stage = Stage()
        stage.layer.add(fade(), forKey: "fade")
        CATransaction.flush()
        let before = ObjectText.of(stage.layer)
        _ = try Archive.data(stage.layer)
        #expect(ObjectText.of(stage.layer) == before)
        #expect(stage.layer.superlayer === stage.root)
    }

    /// The archive of a fresh layer is small: no property that has its default is written.
    @Test func theArchiveOfAFreshLayerIsSmall() throws {
        let fresh = try Archive.data(CALayer()).count
        let full = try Archive.data(changed(CALayer.self)).count
        #expect(fresh < 2_000 && full > 2 * fresh, "\(fresh) and \(full) bytes")
    }
}

/// A subclass as apps write it: with coding of its own.
///
/// Foundation cannot name a class that is declared inside another type.
final class ArchivedDial: CALayer {
    var turns = 0
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        turns = coder.decodeInteger(forKey: "turns")
    }
    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(turns, forKey: "turns")
    }
    override func shouldArchiveValue(forKey key: String) -> Bool { key != "note" && super.shouldArchiveValue(forKey: key) }
}
