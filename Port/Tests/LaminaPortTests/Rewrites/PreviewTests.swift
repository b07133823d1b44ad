import LaminaPort
import Testing

@Suite struct PreviewTests {
    /// Rewrites one file with `LAMINA_PREVIEWS`, and returns the lines that stand for its lines.
    private func lines(_ text: String) -> [String] {
        let module = module([text], definitions: ["LAMINA_PREVIEWS"])
        return LaminaPortTests.lines(Port.rewrite(module), of: text)
    }

    @Test func aPreviewBecomesAFunctionThatRegistersIt() {
        let result = lines("import UIKit\n#Preview(\"Dark\", traits: .portrait) {\n    Page()\n}")
        #expect(result[1].hasPrefix("@_cdecl(\"lamina_preview_"), "\(result)")
        #expect(result[1].contains("_1\") @MainActor public func lamina_preview_"))
        #expect(result[1].hasSuffix("_1() { UIKit.Preview(\"Dark\", traits: .portrait) {"))
        #expect(result[2...] == ["    Page()", "}.laminaRegister(file: \"/File0.swift\", line: 2) }"])
    }

    @Test func attributesStayBeforeTheFunction() {
        let result = lines("import UIKit\n@available(iOS 17, *)\n#Preview { Page() }")
        #expect(result[1] == "@available(iOS 17, *)")
        #expect(result[2].hasPrefix("@_cdecl(") && result[2].hasSuffix("line: 3) }"), "\(result)")
    }

    @Test func eachPreviewOfAFileHasASymbolOfItsOwn() {
        let result = lines("import UIKit\n#Preview { A() }\n#Preview { B() }")
        #expect(result[1].contains("_1() { UIKit.Preview { A() }") && result[2].contains("_2() { UIKit.Preview { B() }"), "\(result)")
    }

    @Test func filesOfOneNameHaveOtherSymbols() {
        let text = "import UIKit\n#Preview { A() }"
        let result = Port.rewrite(module([text, text], definitions: ["LAMINA_PREVIEWS"])).texts.map { $0.split(separator: "\n")[1].prefix(60) }
        #expect(result[0] != result[1])
    }

    @Test func aPreviewUnderAConditionStaysUnderIt() {
        let result = lines("import UIKit\n#if DEBUG\n#Preview { A() }\n#endif")
        #expect(result[1] == "#if DEBUG" && result[2].contains("UIKit.Preview { A() }") && result[3] == "#endif")
    }

    @Test func selectorsInsideAPreviewAreRewritten() {
        let text = "import UIKit\nclass Page: NSObject { @objc func tap() {} }\n#Preview {\nlet s = #selector(Page.tap)\nreturn Page(s)\n}"
        #expect(lines(text)[3] == "let s = Selector(\"tap\")")
    }

    @Test(arguments: ["#Preview(as: .systemSmall) { A() }", "#Preview(windowStyle: .plain) { A() }"])
    func previewsOfOtherFrameworksAreLeftOut(preview: String) {
        #expect(lines("import UIKit\n\(preview)\nlet b = 1") == ["import UIKit", "", "let b = 1"])
    }

    @Test func aPreviewInsideATypeIsLeftOut() {
        #expect(lines("import UIKit\nenum A {\n#Preview { B() }\n}") == ["import UIKit", "enum A {", "", "}"])
    }

    @Test(arguments: ["", "@available(iOS 17, *) "])
    func aFileThatImportsSwiftUIKeepsItsPreviewsOfUIKit(attribute: String) {
        let text = "import SwiftUI\nstruct Card: View {}\n\n\(attribute)#Preview { Page() }\n#if os(iOS)\n\(attribute)#Preview { Card() }\n#endif\n"
        let files = [SourceFile(path: "/File0.swift", text: text)]
        let conditions = Conditions(texts: [text], modules: ["UIKit"], definitions: ["LAMINA_PREVIEWS"])
        let omissions = Omissions(files: files, conditions: conditions, modules: ["UIKit"])
        let module = Module(name: "App", files: omissions.files, conditions: conditions, omissions: omissions)
        let result = LaminaPortTests.lines(Port.rewrite(module), of: text)
        #expect(result[3].contains("UIKit.Preview { Page() }"), "\(result)")
        #expect(!result.joined().contains("Card"))
    }
}
