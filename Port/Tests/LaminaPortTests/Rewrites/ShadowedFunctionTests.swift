import Testing

struct ShadowedFunctionTests {
    @Test
    func absInAnExtensionOfCGFloatIsTheStandardLibrarys() {
        let text = { (type: String, function: String) in "extension \(type) { var size: Self { \(function)(self) } }" }
        #expect(portedLines(text("CGFloat", "abs"))[0] == text("CGFloat", "Swift.abs"))
        #expect(portedLines(text("Double", "abs"))[0] == text("Double", "abs"))
    }

    @Test
    func aTranslationWithoutAValueHasAnEmptyOne() {
        let text = { (value: String, table: String) in "let text = Bundle.main.localizedString(forKey: key, value: \(value), table: \(table))" }
        #expect(portedLines(text("nil", "nil"))[0] == text("\"\"", "nil"))
        #expect(portedLines(text("nil", "name"))[0] == text("\"\"", "name"))
        #expect(portedLines(text("other", "nil"))[0] == text("other", "nil"))
        let own = "let text = other.localizedString(forKey: key, value: nil)"
        #expect(portedLines(own)[0] == own)
    }
}
