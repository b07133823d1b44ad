import CoreGraphics
import QuartzCore
import Testing

/// Value functions, measured on Apple's QuartzCore.
struct ValueFunctionTests {
    @Test(
        "Every name of Apple's has one function, always the same object",
        arguments: [
            "rotateX", "rotateY", "rotateZ", "scale", "scaleX", "scaleY", "scaleZ", "translate", "translateX", "translateY", "translateZ",
        ])
    func names(_ name: String) throws {
        let function = try #require(CAValueFunction(name: CAValueFunctionName(rawValue: name)))
        #expect(function.name.rawValue == name)
        #expect(function === CAValueFunction(name: CAValueFunctionName(rawValue: name)))
    }

    @Test func anUnknownNameHasNoFunction() {
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "rotate")) == nil)
    }
}
