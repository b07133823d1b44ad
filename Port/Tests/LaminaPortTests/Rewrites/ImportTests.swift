import LaminaPort
import Testing

/// Modules that a file sees without an import of its own.
struct ImportTests {
    private func appended(_ text: String, _ result: Port.Result, file: Int = 0) -> [String] {
        let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
        return result.texts[file].split(separator: "\n", omittingEmptySubsequences: false).dropFirst(count).map(String.init).filter { !$0.isEmpty }
    }

    @Test func aFileWithoutImportsSeesUIKitWhenItNamesIt() {
        let text = "let color = UIColor.red"
        let result = port(text, "import UIKit")
        #expect(appended(text, result) == ["import UIKit"])
        #expect(port("let x = 1", "import UIKit").texts[0] == "let x = 1")
    }

    /// In a framework the umbrella header brings UIKit to all files.
    @Test(arguments: ["let x: CGFloat = 1", "let x: TimeInterval = 1", "let x = NSLock()", "let x = DispatchQueue.main"])
    func aFileWithoutImportsSeesFoundationToo(text: String) {
        #expect(appended(text, port(text, "import UIKit")) == ["import UIKit"])
        #expect(appended(text, port(text, "import Foundation")) == [])
        #expect(appended(text, port(text, "import UIKit\nstruct CGFloat {}\nstruct TimeInterval {}\nclass NSLock {}\nenum DispatchQueue {}")) == [])
    }

    @Test func aPartOfAFrameworkIsTheFramework() {
        #expect(port("import AVFAudio\nlet a = 1").texts[0].hasPrefix("import AVFoundation\n"))
    }

    @Test func aFileThatImportsAnUmbrellaGetsUIKitOnItsLine() {
        #expect(port("import Foundation\nlet color = UIColor.red", "import UIKit").texts[0].hasPrefix("import Foundation; import UIKit\n"))
    }

    @Test func aFileWithAnotherModuleSeesUIKitToo() {
        let text = "import Charts\nlet color = UIColor.red"
        #expect(appended(text, port(text, "import UIKit")) == ["import UIKit"])
    }

    @Test func aBridgingHeaderBringsItsModulesToAllFiles() {
        let texts = ["struct A {}", "import UIKit\nstruct B {}"]
        let bridged = module(
            texts, modules: ["UIKit", "MapKit", "Foundation"], definitions: ["LAMINA_BRIDGES_UIKit", "LAMINA_BRIDGES_MapKit", "LAMINA_BRIDGES_Gone"])
        let result = Port.rewrite(bridged)
        #expect(appended(texts[0], result) == ["import MapKit", "import UIKit"])
        #expect(result.texts[1].hasPrefix("import UIKit; import MapKit\n"))
    }

    @Test func anAppendedModuleBringsItsCompanions() {
        let text = "let session = URLSession.shared, color = UIColor.red"
        let companions = Companion.all(among: ["FoundationNetworking"])
        let result = Port.rewrite(module([text, "import UIKit"]), companions: companions)
        #expect(appended(text, result) == ["import UIKit; import FoundationNetworking"])
    }

    @Test func foundationBringsTheKeychain() {
        let text = "import Foundation\nlet kind = kSecClassGenericPassword"
        let result = Port.rewrite(module([text]), companions: Companion.all(among: ["Security", "FoundationXML"]))
        #expect(result.texts[0].hasPrefix("import Foundation; import Security\n"))
    }
}
