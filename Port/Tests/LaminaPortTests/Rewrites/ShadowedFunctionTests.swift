import Testing

struct ShadowedFunctionTests {
    @Test
    func absInAnExtensionOfCGFloatIsTheStandardLibrarys() {
        let text = { (type: String, function: String) in "extension \(type) { var size: Self { \(function)(self) } }" }
        #expect(portedLines(text("CGFloat", "abs"))[0] == text("CGFloat", "Swift.abs"))
        #expect(portedLines(text("Double", "abs"))[0] == text("Double", "abs"))
    }
}
