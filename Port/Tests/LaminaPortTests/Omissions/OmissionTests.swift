import LaminaPort
import Testing

struct OmissionTests {
    @Test
    func declarationsThatNeedSwiftUIAreLeftOutAndLinesStay() {
        let text = "import SwiftUI\nimport UIKit\nstruct Badge: View {\n    var body: some View { EmptyView() }\n}\nfinal class Box: UIView {}\n"
        let result = omitted(text)
        #expect(result.files[0].text == "import UIKit\nimport UIKit\n\n\n\nfinal class Box: UIView {}\n")
        #expect(result.frameworks == ["SwiftUI"])
        #expect(result.diagnostics.map(\.construct) == ["Badge"] && result.diagnostics[0].line == 3)
        #expect(result.diagnostics[0].severity == .warning)
    }

    @Test
    func declarationsThatNeedALostTypeAreLeftOutInAllFiles() {
        let result = omitted("let badge = Badge()\nlet size = 1\n", "import SwiftUI\nstruct Badge: View { }\n")
        #expect(result.files.map(\.text) == ["\nlet size = 1\n", "import UIKit\n\n"])
    }

    @Test
    func aColonAfterANameMakesALabelOnlyOfALabel() {
        let users = "extension Badge: Equatable {}\nlet all: [Badge: Int] = [:]\nlet box = Box(Badge: 1)\n"
        let result = omitted(users, "import SwiftUI\nstruct Badge: View { }\n")
        #expect(result.files.map(\.text) == ["\n\nlet box = Box(Badge: 1)\n", "import UIKit\n\n"])
    }

    @Test
    func aTypeKeepsTheMembersThatNeedNothing() {
        let text = "import SwiftUI\nclass Box {\n    var color: Color { .red }\n    var size = 1\n}\n"
        #expect(omitted(text).files[0].text == "import UIKit\nclass Box {\n    \n    var size = 1\n}\n")
    }

    @Test
    func theUsersOfALostPropertyAreLostToo() {
        let text = """
            import SwiftUI
            class Box {
                let host: UIHostingController<Badge>
                var top: CGFloat { self.host.top + 1 }
                func add() { grow(by: top) }
                func apply(host: Int) { print(host) }
                func other(_ box: Box2) { let host = box.host; print(host, box.host) }
                var size = 1
            }
            """
        let kept = """
            import UIKit
            class Box {
                \u{20}
                \u{20}
                \u{20}
                func apply(host: Int) { print(host) }
                func other(_ box: Box2) { let host = box.host; print(host, box.host) }
                var size = 1
            }
            """
        #expect(omitted(text).files[0].text == kept.replacing("    \u{20}", with: "    "))
    }

    @Test
    func aTypeThatLosesWhatAProtocolRequiresIsLost() {
        let texts = [
            "protocol Source { func page(at index: Int) -> UIView }\n",
            "import SwiftUI\nclass Pages: Source {\n    var size = 1\n    func page(at index: Int) -> UIView { UIHostingController(rootView: 1).view }\n}\n",
            "let pages = Pages()\nclass Own: Source { func page(at index: Int) -> UIView { UIView() } }\n",
        ]
        let kept = [texts[0], "import UIKit\n\n\n\n\n", "\nclass Own: Source { func page(at index: Int) -> UIView { UIView() } }\n"]
        #expect(omitted(texts[0], texts[1], texts[2]).files.map(\.text) == kept)
    }

    @Test
    func aNameQualifiedByTheFrameworkNeedsIt() {
        let text = "import SwiftUI\nstruct Color {}\nclass Box {\n    var color: SwiftUI.Color\n    var own: Color?\n}\n"
        #expect(omitted(text).files[0].text == "import UIKit\nstruct Color {}\nclass Box {\n    \n    var own: Color?\n}\n")
    }

    @Test
    func namesOfATypeItselfHideThoseOfTheFramework() {
        let text = "import SwiftUI\nclass Asset {\n    typealias Color = UIColor\n    var color: Color { .red }\n    var font: Font?\n}\n"
        let kept = "import UIKit\nclass Asset {\n    typealias Color = UIColor\n    var color: Color { .red }\n    \n}\n"
        #expect(omitted(text).files[0].text == kept)
    }

    @Test
    func namesOfTheModuleItselfHideThoseOfTheFramework() {
        let text = "import SwiftUI\nstruct Color {}\nlet red = Color()\nlet width = UIView.Animation.self\n"
        #expect(omitted(text).files[0].text == text.replacing("SwiftUI", with: "UIKit"))
    }

    @Test(arguments: ["#if canImport(SwiftUI)\nimport SwiftUI\nstruct Badge: View {}\n#endif\n", "struct View {}\nlet view = View()\n"])
    func filesThatDoNotImportTheFrameworkStay(text: String) {
        let result = omitted(text)
        #expect(result.files[0].text == text && result.diagnostics.isEmpty && result.frameworks.isEmpty)
    }

    @Test
    func declarationsOutsideOfTheConditionOfTheImportAreLeftOut() {
        let text = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nstruct Wrapper: UIViewRepresentable {}\nclass Own {}\n"
        #expect(omitted(text).files[0].text == "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n\nclass Own {}\n")
    }

    @Test
    func nothingIsLeftOutWhereTheFrameworkIsThere() {
        let text = "import SwiftUI\nstruct Badge: View {}\n"
        #expect(omitted(text, modules: ["SwiftUI"]).files[0].text == text)
    }

    @Test
    func anEntryPointThatIsLeftOutIsAnError() {
        let result = omitted("import SwiftUI\n@main struct Demo: App { }\n")
        #expect(result.diagnostics.map(\.severity) == [.warning, .error])
    }
}
