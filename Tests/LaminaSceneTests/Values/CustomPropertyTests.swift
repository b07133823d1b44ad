import LaminaPrimitives
import LaminaScene
import Testing

@Suite struct CustomPropertyTests {
    @Test func aCustomValueIsAnimatedAsItsType() {
        #expect(shown(from: .number(0), to: .number(360), at: 0.25) == .number(90))
        #expect(shown(from: .point(Point(0, 0)), to: .point(Point(4, 8)), at: 0.5) == .point(Point(2, 4)))
        #expect(shown(from: .array([.number(0), .number(2)]), to: .array([.number(4), .number(4)]), at: 0.5) == .array([.number(2), .number(3)]))
        #expect(shown(from: .text("a"), to: .text("b"), at: 0.75) == .text("b"))
    }

    @Test func aMissingEndIsTheStoredOrTheInitialValue() {
        var state = LayerState()
        #expect(shown(to: .number(10), in: state, at: 0.5) == .number(5))
        #expect(shown(to: .number(10), in: state, initial: .number(20), at: 0.5) == .number(15))
        state.custom["angle"] = .number(30)
        #expect(shown(to: .number(10), in: state, initial: .number(20), at: 0.5) == .number(20))
    }

    @Test func componentsOfACustomValueAreAnimated() throws {
        var state = LayerState()
        state.custom["place"] = .point(Point(1, 2))
        let property = CustomProperty("place", initial: .point(Point(1, 2)))
        let access = try #require(property.access(part: "y"))
        #expect(access.value(in: state) == .number(2))
        animation("place.y", BasicValues(from: .number(4), to: .number(8))) { _ in access }.apply(to: &state, at: 0.5)
        #expect(state.custom["place"] == .point(Point(1, 6)))
        #expect(property.access(part: "z") == nil)
    }

    @Test func aRemovedCustomValueIsNil() {
        var state = LayerState()
        state.custom["angle"] = .number(1)
        state.custom["angle"] = .null
        #expect(state.custom["angle"] == nil)
    }

    private func shown(from: Value? = nil, to: Value, in state: LayerState = LayerState(), initial: Value = .null, at time: Double) -> Value? {
        var state = state
        let property = CustomProperty("angle", initial: initial)
        animation("angle", BasicValues(from: from, to: to), on: state) { _ in property.access(part: nil) }.apply(to: &state, at: time)
        return state.custom["angle"]
    }

    private func animation(
        _ keyPath: String, _ values: BasicValues, on state: LayerState = LayerState(), _ access: (String) -> (any PropertyAccess)?
    ) -> LayerAnimation {
        let timing = MediaTiming(duration: 1)
        return LayerAnimation(Animation(keyPath: keyPath, timing: timing, kind: .basic(values)), on: state, resolvedBy: access)
    }
}
