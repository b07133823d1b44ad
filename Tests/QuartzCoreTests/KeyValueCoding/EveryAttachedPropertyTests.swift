import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaScene
import Testing

@testable import QuartzCore

/// Every property of the objects that layers refer to: animations, emitter cells and filters.
@Suite @MainActor struct EveryAttachedPropertyTests {
    private func fileRoundTrip(_ layer: CALayer) throws -> CALayer {
        let text = try CAPackage.document(of: layer)
        let package = try CAPackage(Data(text.utf8), file: "written.caml")
        #expect(package.warnings == [], "\(text)")
        return package.rootLayer
    }

    // MARK: Animations

    /// One animation of each class, with every property changed; a group has two of the others.
    private static func animations() -> [CAAnimation] {
        let group = CAAnimationGroup()
        group.animations = Array(AnimationCopyingTests.changed().prefix(2))
        group.duration = 3
        return AnimationCopyingTests.changed() + [group]
    }

    @Test(arguments: 0..<5)
    func keyValueCodingOfAnAnimationSetsWhatItReads(index: Int) throws {
        let changed = Self.animations()[index]
        for row in type(of: changed).properties.rows where row.archive != .none || row.name == "delegate" {
            for key in [row.name, row.alias].compactMap({ $0 }) {
                let animation = type(of: changed).laminaInit()
                animation.setValue(changed.value(forKey: row.name), forKey: key)
                let (read, expected) = (animation.value(forKey: key), changed.value(forKey: row.name))
                #expect(ObjectText.of(read) == ObjectText.of(expected) || read as AnyObject? === expected as AnyObject?, "\(key)")
            }
        }
    }

    @Test(arguments: 0..<5)
    func archivesAndFilesKeepEachPropertyOfAnAnimation(index: Int) throws {
        let changed = Self.animations()[index]
        for row in type(of: changed).properties.rows where row.archive != .none {
            let animation = type(of: changed).laminaInit()
            animation.setValue(changed.value(forKey: row.name), forKey: row.name)
            let expected = ObjectText.of(animation.value(forKey: row.name))
            #expect(ObjectText.of(try Archive.roundTrip(animation).value(forKey: row.name)) == expected, "\(row.name)")
            let layer = CALayer()
            layer.add(animation, forKey: "key")
            // An object of no class that files know is left out.
            guard row.name != "filter" else { continue }
            // A transition has a key of its own.
            let key = try #require(layer.animationKeys()?.first)
            let read = try #require(fileRoundTrip(layer).animation(forKey: key))
            #expect(ObjectText.of(read.value(forKey: row.name)) == expected, "\(row.name)")
        }
    }

    // MARK: Emitter cells

    /// Calls `body` with each property of cells, and a value other than its initial one.
    private func forEachCellProperty(_ body: (EmitterCellProperty, Value) throws -> Void) throws {
        for row in EmitterCell.properties.rows {
            let other = OtherValues.all.first { value in
                var changed = EmitterCell()
                return row.set(value, in: &changed) && row.value(in: changed) != row.value(in: EmitterCell())
            }
            try body(row, try #require(other, "no other value for \(row.name)"))
        }
    }

    @Test func filesKeepEachPropertyOfACell() throws {
        try forEachCellProperty { row, value in
            let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
            cell.setValue(value.bridged, forKey: row.name)
            layer.emitterCells = [cell]
            let read = try #require((fileRoundTrip(layer) as? CAEmitterLayer)?.emitterCells?.first)
            #expect(ObjectText.of(read.value(forKey: row.name)) == ObjectText.of(cell.value(forKey: row.name)), "\(row.name)")
        }
    }

    /// The name is no animated value: it is part of the key path.
    @Test func anAnimationOfEachPropertyOfACellEndsAtItsValue() throws {
        try forEachCellProperty { row, value in
            guard row.name != "name" else { return }
            let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
            cell.name = "spark"
            layer.emitterCells = [cell]
            let state = try animated(layer, "emitterCells.spark.\(row.name)", from: row.value(in: EmitterCell()), to: value)
            var expected = EmitterCell()
            #expect(row.set(value, in: &expected))
            #expect(row.value(in: try #require(state.emitter.cells.first)) == row.value(in: expected), "\(row.name)")
        }
    }

    /// Returns a layer's state after an animation that has ended and fills forwards.
    private func animated(_ layer: CALayer, _ keyPath: String, from: Value, to: Value) throws -> LayerState {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue) = (from.bridged, to.bridged)
        (animation.duration, animation.fillMode, animation.isRemovedOnCompletion) = (1, .forwards, false)
        var state = layer.state
        LayerAnimation(animation.sceneAnimation(id: 1, beginTime: 0), on: state, resolvedBy: layer.access).apply(to: &state, at: 2)
        return state
    }

    // MARK: Filters

    /// The kinds of filters with an input that is a number, and that input.
    nonisolated private static let inputs = [
        ("gaussianBlur", "inputRadius"), ("colorSaturate", "inputAmount"), ("colorBrightness", "inputAmount"), ("colorContrast", "inputAmount"),
        ("colorMonochrome", "inputAmount"), ("colorHueRotate", "inputAngle"), ("alphaThreshold", "inputAmount"),
        ("CIGaussianBlur", "inputRadius"), ("CIBoxBlur", "inputRadius"), ("CIColorControls", "inputSaturation"),
        ("CIColorControls", "inputBrightness"), ("CIColorControls", "inputContrast"), ("CIColorMonochrome", "inputIntensity"),
        ("CIHueAdjust", "inputAngle"), ("CISepiaTone", "inputIntensity"), ("CIVignette", "inputRadius"), ("CIVignette", "inputIntensity"),
        ("CIPixellate", "inputScale"),
    ]

    /// Returns a layer with a filter whose name is `mine`.
    private func filtered(_ type: String) throws -> (CALayer, any DescribedFilter) {
        let filter: any DescribedFilter =
            type.hasPrefix("CI") ? try #require(CIFilter(name: type)) : CAFilter(type: type)
        (filter as? CAFilter)?.name = "mine"
        (filter as? CIFilter)?.name = "mine"
        let layer = CALayer()
        layer.filters = [filter]
        return (layer, filter)
    }

    @Test(arguments: inputs)
    func aFiltersInputIsReadSetStoredAndAnimated(type: String, input: String) throws {
        let (layer, _) = try filtered(type)
        let path = "filters.mine.\(input)"
        #expect(layer.value(forKeyPath: path) is NSNumber)
        layer.setValue(0.375, forKeyPath: path)
        #expect(layer.value(forKeyPath: path) as? Double == 0.375)
        #expect(try Archive.roundTrip(layer).value(forKeyPath: path) as? Double == 0.375)
        #expect(try fileRoundTrip(layer).value(forKeyPath: path) as? Double == 0.375)
        let state = try animated(layer, path, from: .number(0), to: .number(0.75))
        #expect(state.effects.filters.first?.inputs[input] == .number(0.75))
    }

    @Test func everyKindOfFilterWithNumbersIsInTheTable() {
        let tested = Dictionary(grouping: Self.inputs, by: \.0).mapValues { Set($0.map(\.1)) }
        for name in FilterNames.kinds.keys {
            #expect(tested[name] ?? [] == Set(FilterNames.defaults(ofType: name).keys), "\(name)")
        }
    }
}
