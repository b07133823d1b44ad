import Testing

@testable import Lamina

/// The answers of symbolizers, and the lines that are the app's.
@Suite struct CodeLineTests {
    @Test func anAnswerHasThePlacesOfEachAddress() {
        let answer = """
            0x000000000158e3c0
            $s6WakeUp14BackgroundViewC8slideOut
            /apps/Wake:Up/BackgroundView.swift:77 (discriminator 3)
            0x10
            ??
            ??:0
            0x2f
            inner
            /apps/Dial.swift:3
            outer
            /apps/Main.swift:?
            outermost
            /apps/Main.swift:12
            """
        let places = Symbolizer.places(in: answer)
        #expect(places[0x158e3c0] == [Symbolizer.Place(path: "/apps/Wake:Up/BackgroundView.swift", line: 77)])
        #expect(places[0x10] == [Symbolizer.Place(path: "??", line: 0)])
        #expect(places[0x2f] == [Symbolizer.Place(path: "/apps/Dial.swift", line: 3), Symbolizer.Place(path: "/apps/Main.swift", line: 12)])
        #expect(places.count == 3)
    }

    @Test(arguments: ["", "\n", "0xzz\na\nb:1", "a\nb:1"]) func anythingElseIsNoPlace(answer: String) {
        #expect(Symbolizer.places(in: answer) == [:])
    }

    @Test(arguments: ["0x1", "0x1\na", "0x1\na\nb", "0x1\na\n:"]) func anAddressWithoutPlacesIsAnswered(answer: String) {
        #expect(Symbolizer.places(in: answer) == [1: []])
    }

    @Test func aLineOfTheAppHasTheNameOfItsFile() {
        #expect(CodeLines.line(Symbolizer.Place(path: "/home/me/Dial/Sources/DialView.swift", line: 42))?.description == "DialView.swift:42")
        #expect(CodeLines.line(Symbolizer.Place(path: "DialView.swift", line: 1))?.description == "DialView.swift:1")
    }

    @Test func codeOfLaminaAndOfTheCompilerHasNoLine() {
        // This file is `Tests/LaminaTests/CodeLineTests.swift`, and Lamina's sources lie beside `Tests`.
        let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
        let others = [
            "\(root)/Sources/Apple/QuartzCore/Layers/CALayer.swift", "/app/.build/checkouts/OpenCombine/Sources/OpenCombine/Assign.swift",
            "/app/<compiler-generated>", "??", "", "/tmp/swift-generated-sources/@__swiftmacro_4Dial.swift",
        ]
        for path in others { #expect(CodeLines.line(Symbolizer.Place(path: path, line: 7)) == nil, "\(path)") }
        #expect(CodeLines.line(Symbolizer.Place(path: "\(root)/Apps/WakeUp/BackgroundView.swift", line: 7)) != nil)
        #expect(CodeLines.line(Symbolizer.Place(path: "/app/Dial.swift", line: 0)) == nil)
    }
}
