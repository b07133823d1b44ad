import LaminaPrimitives
import LaminaScene
import Testing

@Suite struct ComponentTests {
    @Test func everyTypeNamesItsComponents() {
        #expect(Point.components.keys.sorted() == ["x", "y"])
        #expect(Size.components.keys.sorted() == ["height", "width"])
        #expect(Rect.components.keys.sorted() == ["origin", "origin.x", "origin.y", "size", "size.height", "size.width"])
        #expect(Transform3D.components.count == 13)
        #expect(Double.components.isEmpty)
    }

    @Test func aComponentIsReadAndWrittenThroughItsKeyPath() throws {
        #expect(try changed(Rect(1, 2, 3, 4), "size.width", to: .number(9)) == Rect(1, 2, 9, 4))
        #expect(try changed(Rect(1, 2, 3, 4), "origin", to: .point(Point(8, 9))) == Rect(8, 9, 3, 4))
    }

    @Test func rotatingAboutOneAxisKeepsTheOtherAngles() throws {
        let turned = Transform3D.rotation(0.2, 1, 0, 0).followed(by: .rotation(0.3, 0, 1, 0)).followed(by: .rotation(0.4, 0, 0, 1))
        let expected = Transform3D.rotation(0.5, 1, 0, 0).followed(by: .rotation(0.3, 0, 1, 0)).followed(by: .rotation(0.4, 0, 0, 1))
        expectClose(try changed(turned, "rotation.x", to: .number(0.5)), expected)
        #expect((turned.eulerAngles - Vector3(0.2, 0.3, 0.4)).squaredLength < 1e-24)
    }

    @Test(arguments: ["rotation", "rotation.x", "rotation.y", "rotation.z"])
    func anglesBeyondHalfARotationAreKept(name: String) throws {
        let axis = name == "rotation" ? "z" : String(name.suffix(1))
        let expected = Transform3D.rotation(4, axis == "x" ? 1 : 0, axis == "y" ? 1 : 0, axis == "z" ? 1 : 0)
        expectClose(try changed(.identity, name, to: .number(4)), expected)
    }

    @Test func scaleReadsTheMeanAndSetsAllThreeFactors() throws {
        #expect(Transform3D.scale(1, 2, 6).uniformScale == 3)
        expectClose(try changed(.scale(1, 2, 6), "scale", to: .number(4)), .scale(4, 4, 4))
        expectClose(try changed(.scale(2, 3, 4), "scale.x", to: .number(3)), .scale(3, 3, 4))
    }

    @Test func translationIsASizeAndTakesAPoint() throws {
        #expect(Transform3D.translation(3, 4, 5).planeDisplacement == Size(3, 4))
        expectClose(try changed(.translation(3, 4, 5), "translation", to: .point(Point(7, 8))), .translation(7, 8, 5))
        let grown = Transform3D.scale(2, 2, 2)
        expectClose(try changed(grown, "translation.z", to: .number(6)), grown.followed(by: .translation(0, 0, 6)))
    }

    @Test func componentsOfASingularTransformCanBeSet() throws {
        expectClose(try changed(.scale(0, 0, 0), "scale", to: .number(2)), .scale(2, 2, 2))
        expectClose(try changed(.scale(0, 3, 1), "translation.x", to: .number(5)), Transform3D.scale(0, 3, 1).followed(by: .translation(5, 0, 0)))
        #expect(Transform3D.scale(0, 3, 1).scaleFactors == Vector3(0, 3, 1))
    }

    @Test func rotatingALayerKeepsItsPerspective() throws {
        var tilted = Transform3D.identity
        tilted.m34 = -0.001
        let expected = Transform3D.rotation(1, 0, 1, 0).followed(by: tilted)
        expectClose(try changed(tilted, "rotation.y", to: .number(1)), expected)
    }

    private func changed<Whole: Animatable>(_ whole: Whole, _ name: String, to value: Value) throws -> Whole {
        func change<Part: ComponentOf<Whole>>(_ component: Part) throws -> Whole {
            var copy = whole
            component.set(try #require(Part.Part(value)), of: &copy)
            return copy
        }
        let component = try #require(Whole.components[name])
        return try change(component)
    }

    @Test func scaleXYIsTheMeanOfBothFactorsAndSetsThemTogether() throws {
        var state = LayerState()
        state.transform = .scale(2, 4, 5)
        let access = try #require(LayerState.properties.resolve("transform.scale.xy")?.1)
        #expect(access.value(in: state) == .number(3))
        #expect(access.set(.number(0.5), in: &state))
        #expect(state.transform == .scale(0.5, 0.5, 5))
    }
}
