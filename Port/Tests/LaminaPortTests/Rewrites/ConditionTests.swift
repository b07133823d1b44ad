import LaminaPort
import Testing

struct ConditionTests {
    @Test(arguments: [
        ("os(iOS)", "os(Linux)"),
        ("os(iOS) || os(tvOS)", "os(Linux) || os(tvOS)"),
        ("!os(iOS)", "!os(Linux)"),
        ("canImport(ObjectiveC) && DEBUG", "os(Linux) && DEBUG"),
        ("os(macOS)", "os(macOS)"),
    ])
    func aConditionForIOSIsTrueInAModuleForApplesSystemsOnly(condition: String, expected: String) {
        #expect(portedLines("#if \(condition)\nlet x = 1\n#endif")[0] == "#if \(expected)")
    }

    /// In a module that has branches for Linux, `os(macOS) || os(iOS)` tells Apple's systems from Linux, and `os(iOS)` kinds of user interface apart.
    @Test(arguments: [
        ("os(macOS) || os(iOS)\nlet x = 1\n#else\nlet x = 2", "os(macOS) || os(iOS)"),
        ("os(iOS)\nlet x = 1\n#elseif os(Linux)\nlet x = 2", "os(iOS)"),
        ("canImport(ObjectiveC)\nlet x = 1", "canImport(ObjectiveC)"),
        ("os(iOS) || os(tvOS)\nlet x = 1", "os(Linux) || os(tvOS)"),
    ])
    func conditionsStayInAModuleWithABranchForLinuxUnlessTheyAreAboutInterfaces(text: String, expected: String) {
        let linux = "#if os(Linux)\nlet y = 1\n#endif\n"
        let ported = port("#if \(text)\n#endif\n", linux).texts
        #expect(ported[0].hasPrefix("#if \(expected)\n") && ported[1] == linux)
    }

    /// A library that draws for iOS and macOS, and builds without drawing on Linux, is one for iOS here.
    @Test(arguments: [
        ("import UIKit\n", "os(macOS) || os(Linux)"), ("import XCTest\n", "os(macOS) || os(Linux)"), ("import Foundation\n", "os(macOS) || os(iOS)"),
    ])
    func aConditionWithMacOSIsAboutInterfacesWhereUIKitIsSeen(imports: String, expected: String) {
        let (linux, other) = ("#if os(Linux)\nlet y = 1\n#endif\n", "import UIKit\n")
        let ported = port("\(imports)#if os(macOS) || os(iOS)\nlet x = 1\n#endif\n", linux, other).texts
        #expect(ported[0].contains("#if \(expected)\n"))
    }

    @Test
    func aBranchForLinuxDoesNotDeclareWhatTheSDKHas() {
        let own = "#if os(Linux) || os(Windows)\nimport Foundation\npublic struct XCTAttachment {}\n#endif\n"
        #expect(port(own, modules: ["LaminaXCTest"]).texts[0].hasPrefix("#if false || os(Windows)\n"))
        #expect(port(own).texts[0] == own)
        let other = "#if os(Linux)\npublic struct Attachment {}\n#endif\n"
        #expect(port(other, modules: ["LaminaXCTest"]).texts[0] == other)
    }

    @Test
    func tablesOfMembersStandUnderConditionsThatOnlyTheCompilerKnows() {
        let text = "class A: NSObject {\n#if canImport(Unheard)\n@objc func f() {}\n#else\n@objc func g() {}\n#endif\n}"
        let appended = port(text).texts[0].split(separator: "\n").dropFirst(7).map { String($0.prefix { $0 != " " || $0 == "#" }) }
        #expect(
            appended == [
                "#if", "extension", "@_cdecl(\"lamina$App.A$f\")", "#endif", "#if", "extension", "@_cdecl(\"lamina$App.A$g\")", "#endif", "import",
            ])
        #expect(port(text).texts[0].contains("#if (canImport(Unheard))\n") && port(text).texts[0].contains("#if !(canImport(Unheard))\n"))
    }

    @Test
    func aConditionThatIsKnownNeedsNoConditionAroundTheTable() {
        let text =
            "#if canImport(UIKit)\nclass A: UIView {\n@objc func f() {}\n}\nextension A { override func layoutSubviews() {} }\n#else\nclass A {}\n#endif"
        let ported = port(text)
        #expect(ported.texts[0].split(separator: "\n").dropFirst(8).allSatisfy { !$0.hasPrefix("#if") })
        #expect(lines(ported, of: text)[3] == "override func layoutSubviews() { lamina_A_layoutSubviews() } }")
    }

    @Test
    func membersForOtherSystemsAreNotInTheTable() {
        let text = "class A: NSObject {\n#if os(macOS)\n@objc func f() {}\n#elseif os(iOS)\n@objc func g() {}\n#endif\n}"
        let ported = port(text).texts[0]
        #expect(ported.contains("$g\"") && !ported.contains("$f\""))
    }

    @Test(arguments: [
        ("import Darwin", "import Glibc"),
        ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
        ("import ObjectiveC", "import Foundation"),
        ("import Accelerate.vImage", "import Accelerate"),
        ("import MobileCoreServices", "import MobileCoreServices"),
        ("import class UIKit.UIView", "import class UIKit.UIView"), ("import class Combine.AnyCancellable", "import  LaminaCombine"),
        ("import struct CoreFoundation.CGFloat", "import  Foundation"),
    ])
    func importsOfPartsImportTheModule(text: String, expected: String) { #expect(port(text).texts == [expected]) }

    @Test
    func foundationBringsTheModulesThatItBringsOnApplesSystems() {
        let text = "@_exported import Foundation\nlet x: URLRequest? = nil"
        let companions = Companion.all(among: ["FoundationNetworking", "FoundationXML", "CoreGraphics"])
        let result = Port.rewrite(module([text]), companions: companions)
        let line = "@_exported import Foundation; @_exported import FoundationNetworking; @_exported import CoreGraphics"
        #expect(result.texts[0].split(separator: "\n").first == Substring(line))
    }

    @Test
    func testsSeeUIKitWithoutAnImportOfTheirOwn() {
        let companions = Companion.all(among: ["UIKit", "QuartzCore"])
        let text = "import XCTest\nlet x = [UIColor.red]"
        #expect(Port.rewrite(module([text]), companions: companions).texts[0].hasPrefix("import XCTest; import UIKit\n"))
        let geometry = Port.rewrite(module(["import XCTest\nlet x = CGVector()"]), companions: companions).texts[0]
        #expect(geometry.hasPrefix("import XCTest; import UIKit\n"))
        #expect(Port.rewrite(module(["import XCTest\nlet x = 1"]), companions: companions).texts == ["import XCTest\nlet x = 1"])
    }

    @Test
    func aFileSeesUIKitWhenAnotherFileOfItsModuleImportsIt() {
        let view = "import Foundation\nextension UIView {}"
        #expect(port(view, "import UIKit\n").texts[0] == "import Foundation; import UIKit\nextension UIView {}")
        #expect(port(view, "import Foundation\n").texts[0] == view)
        let literal = port("import Foundation\nlet x = #imageLiteral(resourceName: \"a\")", "import UIKit\n").texts[0]
        #expect(literal == "import Foundation; import UIKit\nlet x = UIImage(imageLiteralResourceName: \"a\")")
        #expect(port("import Foundation\nlet x: UInt8 = 1 // UIView", "import UIKit\n").texts[0] == "import Foundation\nlet x: UInt8 = 1 // UIView")
        #expect(port("import Foundation\nlet x: UIOwn", "import UIKit\nstruct UIOwn {}").texts[0] == "import Foundation\nlet x: UIOwn")
    }

    @Test
    func aFrameworkThatStandsInBringsUIKitAndTheNetwork() {
        #expect(port("import MapKit\nextension UIView {}", "import UIKit\n").texts[0] == "import MapKit; import UIKit\nextension UIView {}")
        let companions = Companion.all(among: ["FoundationNetworking"])
        let text = "import WebKit\nlet x: URLRequest? = nil"
        #expect(Port.rewrite(module([text]), companions: companions).texts[0].hasPrefix("import WebKit; import FoundationNetworking\n"))
    }

    @Test
    func modulesThatStandForApplesCanBeImported() {
        let text = "#if canImport(Combine)\nimport Combine\n#endif\nimport os.log\nimport OSLog\n"
        let ported = port(text, modules: ["UIKit", "Foundation", "LaminaCombine", "LaminaOS"])
        #expect(ported.texts == ["#if canImport(LaminaCombine)\nimport LaminaCombine\n#endif\nimport LaminaOS\nimport LaminaOS\n"])
    }
}
