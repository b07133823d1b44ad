import LaminaPrimitives
import LaminaScene
import Testing

/// Values that a person writes as texts.
struct ValueEditingTests {
    /// The value that a property takes for a text.
    private func edited(_ key: String, _ text: String) throws -> Value? {
        var state = LayerState()
        let row = try #require(LayerState.properties[key])
        let value = row.access.set(text: text, in: &state)
        #expect(row.access.value(in: state) == value ?? row.access.value(in: LayerState()))
        return value
    }

    @Test func aPropertyTakesTheMeaningOfItsType() throws {
        #expect(try edited("opacity", " 0.5 ") == .number(0.5))
        #expect(try edited("hidden", "true") == .bool(true))
        #expect(try edited("position", "10, 20") == .point(Point(10, 20)))
        #expect(try edited("shadowOffset", "10 20") == .size(Size(10, 20)))
        #expect(try edited("bounds", "0 0 100 50") == .rect(Rect(0, 0, 100, 50)))
        #expect(try edited("contentsGravity", "center") == .text("center"))
        #expect(try edited("transform", "identity") == .transform(.identity))
        #expect(try edited("backgroundColor", "nil") == .null)
    }

    @Test func theTextsOfAnInspectorAreTaken() throws {
        #expect(try edited("position", "(10, -20.5)") == .point(Point(10, -20.5)))
        #expect(try edited("shadowOffset", "10 × 20") == .size(Size(10, 20)))
        #expect(try edited("bounds", "(1, 2) 100 × 50") == .rect(Rect(1, 2, 100, 50)))
        #expect(try edited("contentsGravity", "\"center\"") == .text("center"))
        #expect(try edited("backgroundColor", "#ff0000") == .color(Color(red: 1, green: 0, blue: 0)))
        #expect(try edited("backgroundColor", "#00ff00 50 %") == .color(Color(red: 0, green: 1, blue: 0, alpha: 0.5)))
    }

    @Test(arguments: [
        ("opacity", ""), ("opacity", "much"), ("opacity", "1 2"), ("opacity", "nan"), ("position", "10"), ("position", "1 2 3"), ("hidden", "maybe"),
        ("backgroundColor", "#12345"), ("backgroundColor", "#gggggg"), ("backgroundColor", "#102030 200 %"), ("backgroundColor", "red"),
        ("bounds", "1e999 0 1 1"),
    ]) func otherTextsAreRefused(key: String, text: String) throws {
        #expect(try edited(key, text) == nil)
    }
}
