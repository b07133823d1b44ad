import CoreGraphics
import Foundation
import LaminaScene
import Testing

@testable import QuartzCore

/// Archives of the objects that layers refer to: emitter cells, filters, constraints and states.
@Suite @MainActor struct ObjectArchiveTests {
    // MARK: Emitter cells

    @Test func everyPropertyOfACellIsArchived() throws {
        let cell = CAEmitterCell()
        for row in EmitterCell.properties.rows {
            let other = OtherValues.all.first { value in
                var changed = EmitterCell()
                return row.set(value, in: &changed) && row.value(in: changed) != row.value(in: EmitterCell())
            }
            cell.setValue(try #require(other, "no other value for \(row.name)").bridged, forKey: row.name)
        }
        cell.setValue("mine", forKey: "own")
        cell.style = ["unused": 1]
        let copy = try Archive.roundTrip(cell)
        #expect(ObjectText.of(copy) == ObjectText.of(cell))
        #expect(copy.value(forKey: "own") as? String == "mine" && copy.style?["unused"] as? Int == 1)
    }

    @Test func aNewCellsArchiveHasNoValues() throws {
        #expect(CAEmitterCell().archivedValues.isEmpty)
        #expect(ObjectText.of(try Archive.roundTrip(CAEmitterCell())) == ObjectText.of(CAEmitterCell()))
    }

    @Test func aPropertyThatWasSetToItsInitialValueIsStillSetAfterArchiving() throws {
        let cell = CAEmitterCell()
        cell.scale = 1
        let copy = try Archive.roundTrip(cell)
        copy.style = ["scale": 3, "velocity": 5]
        #expect(copy.scale == 1 && copy.velocity == 5)
    }

    @Test func anEmittersCellsAreArchivedWithTheirCells() throws {
        let (layer, cell, trail) = (CAEmitterLayer(), CAEmitterCell(), CAEmitterCell())
        (cell.name, cell.birthRate, trail.name, trail.lifetime) = ("spark", 5, "trail", 0.5)
        cell.emitterCells = [trail]
        layer.emitterCells = [cell, CAEmitterCell()]
        let parent = CALayer()
        parent.addSublayer(layer)
        let copy = try #require(Archive.roundTrip(parent).sublayers?.first as? CAEmitterLayer)
        #expect(ObjectText.of(copy) == ObjectText.of(layer))
        #expect(copy.state.emitter.cells == layer.state.emitter.cells && copy.state.emitter.cells.count == 2)
    }

    @Test func aCellThatContainsItselfIsAnError() throws {
        let cell = CAEmitterCell()
        cell.emitterCells = [cell]
        defer { cell.emitterCells = nil }
        let data = try Archive.data(cell)
        #expect(throws: (any Error).self) { try Archive.read(data, as: CAEmitterCell.self) }
    }

    // MARK: Filters

    @Test func filtersAreArchivedWithTheirInputs() throws {
        let layer = CALayer()
        let blur = CAFilter(type: "gaussianBlur")
        (blur.name, blur.isEnabled) = ("soft", false)
        blur.setValue(5, forKey: "inputRadius")
        let matrix = try #require(CIFilter(name: "CIColorMatrix"))
        matrix.setValue(CIVector(x: 1, y: 0.5, z: 0, w: 0.25), forKey: "inputRVector")
        let tint = try #require(CIFilter(name: "CIColorMonochrome", parameters: ["inputColor": CIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)]))
        layer.filters = [blur, matrix, tint]
        layer.backgroundFilters = [CAFilter(type: "colorInvert")]
        layer.compositingFilter = "multiplyBlendMode"
        let copy = try Archive.roundTrip(layer)
        #expect(copy.state.effects == layer.state.effects)
        let filters = try #require(copy.filters)
        #expect((filters[0] as? CAFilter)?.name == "soft" && (filters[0] as? CAFilter)?.isEnabled == false)
        #expect((filters[1] as? CIFilter)?.value(forKey: "inputRVector") as? CIVector == CIVector(x: 1, y: 0.5, z: 0, w: 0.25))
        #expect((filters[2] as? CIFilter)?.value(forKey: "inputColor") as? CIColor == CIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        #expect(copy.compositingFilter as? String == "multiplyBlendMode")
        #expect((copy.backgroundFilters?.first as? CAFilter)?.type == "colorInvert")
    }

    @Test func aFilterWithoutAKnownKindIsAnError() throws {
        let empty = try Archive.data(Forgery(CAFilter.self) { _ in })
        #expect(throws: (any Error).self) { try Archive.read(empty, as: CAFilter.self) }
        let unknown = try Archive.data(Forgery(CIFilter.self) { $0.encode(NSString(string: "CINothing"), forKey: "type") })
        #expect(throws: (any Error).self) { try Archive.read(unknown, as: CIFilter.self) }
        let vector = try Archive.data(Forgery(CIVector.self) { $0.encode(NSString(string: "1 x"), forKey: "values") })
        #expect(throws: (any Error).self) { try Archive.read(vector, as: CIVector.self) }
        let color = try Archive.data(Forgery(CIColor.self) { _ in })
        #expect(throws: (any Error).self) { try Archive.read(color, as: CIColor.self) }
    }

    // MARK: Constraints

    @Test func constraintsAndTheirManagerAreArchived() throws {
        let (root, layer) = (CALayer(), CALayer())
        root.layoutManager = CAConstraintLayoutManager()
        root.bounds.size = CGSize(width: 100, height: 80)
        layer.constraints = [
            CAConstraint(attribute: .midX, relativeTo: "superlayer", attribute: .midX, scale: 0.5, offset: 3),
            CAConstraint(attribute: .width, relativeTo: "superlayer", attribute: .width),
        ]
        root.addSublayer(layer)
        let copy = try Archive.roundTrip(root)
        #expect(copy.layoutManager is CAConstraintLayoutManager)
        let constraints = try #require(copy.sublayers?.first?.constraints)
        #expect(constraints.map(\.attribute) == [.midX, .width] && constraints[0].scale == 0.5 && constraints[0].offset == 3)
        copy.layoutIfNeeded()
        // The centre lies at 100 / 2 × 0.5 + 3.
        #expect(copy.sublayers?.first?.frame == CGRect(x: -22, y: 0, width: 100, height: 0))
    }

    // MARK: States

    private func withStates() -> (root: CALayer, inner: CALayer) {
        let (root, inner) = (CALayer(), CALayer())
        root.addSublayer(inner)
        let (off, dim) = (CAState(name: "off"), CAState(name: "dim"))
        (dim.basedOn, dim.isInitial, dim.isEnabled) = ("off", true, false)
        off.elements = [
            CAStateSetValue(target: root, keyPath: "opacity", value: 0.5),
            CAStateSetValue(target: inner, keyPath: "position", value: CGPoint(x: 1, y: 2)),
            CAStateSetValue(target: CALayer(), keyPath: "opacity", value: 0),
        ]
        root.states = [off, dim]
        let transition = CAStateTransition(fromState: "*", toState: "off")
        transition.elements = [CAStateTransitionElement(target: inner, key: "position", animation: fade(duration: 3))]
        root.stateTransitions = [transition]
        inner.states = [CAState(name: "inner")]
        return (root, inner)
    }

    @Test func statesAreArchivedWithTheirTargetsInTheTree() throws {
        let root = try Archive.roundTrip(withStates().root)
        let inner = try #require(root.sublayers?.first)
        #expect(root.states?.map(\.name) == ["off", "dim"] && inner.states?.map(\.name) == ["inner"])
        let (off, dim) = (try #require(root.state(withName: "off")), try #require(root.state(withName: "dim")))
        #expect(dim.basedOn == "off" && dim.isInitial && !dim.isEnabled && off.basedOn == nil && !off.isInitial && off.isEnabled)
        // The change of a layer outside the tree is left out.
        #expect(off.elements.count == 2 && off.elements[0].target === root && off.elements[1].target === inner)
        #expect(off.elements[0].value as? Double == 0.5 && off.elements[1].value as? CGPoint == CGPoint(x: 1, y: 2))
        let transition = try #require(root.stateTransitions?.first)
        #expect(transition.fromState == "*" && transition.toState == "off")
        #expect(transition.elements.first?.target === inner && transition.elements.first?.animation.duration == 3)
    }

    @Test func theStatesOfASublayerAreArchivedWithIt() throws {
        let copy = try Archive.roundTrip(withStates().inner)
        #expect(copy.states?.map(\.name) == ["inner"] && copy.stateTransitions == nil)
    }

    @Test func malformedStatesAreLeftOut() throws {
        let items: [Any] = [
            0, ["text", ["a", NSNull(), true, true, [[7, "opacity", 1], [0, "opacity", 0.5], "x"]] as [Any], ["b"]] as [Any], [[1, 2, 3]],
            9, [], [], "x", [], [],
        ]
        let data = try Archive.data(Forgery(CALayer.self) { $0.encode(values: items, forKey: "CALayer.states") })
        let copy = try Archive.read(data, as: CALayer.self)
        #expect(copy.states?.map(\.name) == ["a"])
        #expect(copy.states?.first?.elements.map { $0.value as? Double } == [0.5])
        #expect(copy.stateTransitions == nil)
        let wrong = try Archive.data(Forgery(CALayer.self) { $0.encode(NSNumber(value: 1), forKey: "CALayer.states") })
        #expect(throws: (any Error).self) { try Archive.read(wrong, as: CALayer.self) }
    }
}
