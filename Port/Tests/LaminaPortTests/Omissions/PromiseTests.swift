import LaminaPort
import Testing

/// A type that loses a member is lost where a protocol requires the member.
struct PromiseTests {
    private let page = "func page() -> Any { UIHostingController(rootView: 1) }"

    @Test(arguments: [
        "@objc protocol Source { @objc optional func page() -> Any }\n",
        "protocol Source { func page() -> Any }\nextension Source { func page() -> Any { 1 } }\n",
        "protocol Source { func other() }\n",
        "protocol Other { func page() -> Any }\nprotocol Source {}\n",
    ])
    func aMemberThatIsNotRequiredIsLostAlone(source: String) {
        let result = omitted(source, "import SwiftUI\nclass Pages: Source {\n    \(page)\n}\n")
        #expect(result.files.map(\.text) == [source, "import UIKit\nclass Pages: Source {\n    \n}\n"])
    }

    @Test(arguments: [
        "protocol Source { func page() -> Any }\n",
        "protocol Base { func page() -> Any }\nprotocol Source: Base {}\n",
        "protocol Source { func page() -> Any }\nextension Source where Self: UIView { func page() -> Any { 1 } }\n",
    ])
    func theConformanceOfAnExtensionCounts(source: String) {
        let result = omitted(source, "extension Pages: Source {}\nlet pages = Pages()\n", "import SwiftUI\nclass Pages {\n    \(page)\n}\n")
        #expect(result.files.map(\.text) == [source, "\n\n", "import UIKit\n\n\n\n"])
    }

    @Test
    func aTypeWhoseExtensionLosesWhatItPromisesIsLost() {
        let source = "protocol Source { func page() -> Any }\n"
        let result = omitted(source, "class Pages: Source {}\nclass Own {}\n", "import SwiftUI\nextension Pages {\n    \(page)\n}\n")
        #expect(result.files.map(\.text) == [source, "\nclass Own {}\n", "import UIKit\n\n\n\n"])
    }

    @Test
    func aRequirementThatIsLostItselfIsNoLonger() {
        let themed = "import SwiftUI\nprotocol Themed {\nvar color: Color { get }\nvar size: Int { get }\n}\n"
        let result = omitted(themed, "import SwiftUI\nclass Box: Themed {\nvar color: Color { .red }\nvar size = 1\n}\n")
        let kept = ["import UIKit\nprotocol Themed {\n\nvar size: Int { get }\n}\n", "import UIKit\nclass Box: Themed {\n\nvar size = 1\n}\n"]
        #expect(result.files.map(\.text) == kept)
    }

    @Test
    func theMembersOfATypeInsideAreNotThoseOfTheType() {
        let source = "protocol Source { func page() -> Any }\n"
        let result = omitted(source, "import SwiftUI\nclass Pages: Source {\n    func page() -> Any { 1 }\n    class Inner { \(page) }\n}\n")
        #expect(result.files[1].text == "import UIKit\nclass Pages: Source {\n    func page() -> Any { 1 }\n    class Inner {  }\n}\n")
    }
}
