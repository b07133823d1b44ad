import LaminaMutation
import Testing

struct RunTests {
    @Test func optionsAreReadInAnyOrder() {
        let options = CampaignOptions(["Sources/Apple/UIKit/", "12", "--seed", "5", "--near"])
        #expect(options?.count == 12)
        #expect(options?.seed == 5)
        #expect(options?.folders == ["Sources/Apple/UIKit"])
        #expect(options?.onlyNear == true)
        #expect(CampaignOptions([])?.folders == ["Sources"])
    }

    @Test(arguments: [["0"], ["--seed"], ["--seed", "x"], ["--help"]])
    func argumentsThatTheUsageLacksAreRefused(arguments: [String]) { #expect(CampaignOptions(arguments) == nil) }

    @Test(arguments: [
        ("✘ Test aButtonFades() recorded an issue at ButtonTests.swift:3:9: Expectation failed: 1 == 2", "aButtonFades()"),
        ("✘ Test f(x:) recorded an issue with 1 argument x → 2 at A.swift:3:9: Expectation failed", "f(x:)"),
        ("\u{1B}[91m✘\u{1B}[0m Test f() recorded an issue at A.swift:3:9: Expectation failed", "f()"),
        ("✘ Test f() recorded a known issue at A.swift:3:9: Expectation failed", nil),
        ("✔ Test f() passed after 0.1 seconds.", nil), ("✘ Suite A failed after 0.1 seconds with 1 issue.", nil),
    ])
    func aFailedTestIsFoundInTheOutput(line: String, name: String?) { #expect(TestOutput.failedTest(in: line) == name) }

    @Test func aFilterChoosesFilesOrTests() throws {
        let files = try Regex(TestOutput.filter(target: "UIKitTests", files: ["A+B.swift", "C.swift"]))
        #expect("UIKitTests.Suite/f()/A+B.swift:3:2".contains(files))
        #expect(!"UIKitTests.Suite/f()/D.swift:3:2".contains(files))
        let test = try Regex(TestOutput.filter(target: "UIKitTests", test: "f(x:)"))
        #expect("UIKitTests.Suite/f(x:)/A.swift:3:2".contains(test))
        #expect("UIKitTests.f(x:)/A.swift:3:2".contains(test))
        #expect(!"UIKitTests.Suite/af(x:)/A.swift:3:2".contains(test))
    }

    private static let near = NearTests([
        "Tests/UIKitTests/Controls/StepperTests.swift": "import UIKit\n", "Tests/UIKitTests/Controls/SwitchTests.swift": "import UIKit\n",
        "Tests/UIKitTests/Views/FrameTests.swift": "let x = UIStepper()", "Tests/LaminaTextTests/LineTests.swift": "import LaminaText\n",
        "Tests/RepositoryTests/AllTests.swift": "import LaminaPDF\n", "Tests/CoreGraphicsTests/PDFTests.swift": "import LaminaPDF\n",
        "Tests/UIKitTests/Text/LabelTests.swift": "",
    ])

    @Test func theNearestFilesShareWordsFoldersAndTypes() {
        let found = Self.near.files(of: "UIKitTests", for: "Sources/Apple/UIKitControls/Controls/UIStepper+Value.swift")
        #expect(found.first == "StepperTests.swift")
        #expect(Set(found.dropFirst()) == ["FrameTests.swift", "SwitchTests.swift"])
        #expect(!found.contains("LabelTests.swift"))
    }

    @Test(arguments: [
        ("Sources/Core/LaminaText/A.swift", "LaminaTextTests"), ("Sources/Apple/UIKitViews/A.swift", "UIKitTests"),
        ("Sources/Support/LaminaPDF/A.swift", "CoreGraphicsTests"), ("Sources/Core/LaminaNone/A.swift", nil),
    ])
    func theNearestTargetBelongsToTheModule(path: String, target: String?) { #expect(Self.near.target(of: path) == target) }

    @Test func errorsBlameTheMutantsOfTheirLines() {
        let places = MutablePlace.all(in: "func f() {\na()\nb()\n}", path: "Sources/M/A.swift").flatMap(\.mutants)
        let mutants = [1: places[0], 2: places[1]]
        let output = "/copy/Sources/M/A.swift:3:4: error: wrong\n/copy/Sources/M/B.swift:1:1: error: other\n"
        let blame = MutantBlame.blamed(in: output, folder: "/copy", mutants: mutants)
        #expect(blame.numbers == [2])
        #expect(blame.unexplained == ["/copy/Sources/M/B.swift:1:1: error: other"])
        let elsewhere = MutantBlame.blamed(in: "/copy/Sources/M/A.swift:4:1: error: missing return\n", folder: "/copy", mutants: mutants)
        #expect(elsewhere.numbers == [1, 2])
    }

    @Test func knownEquivalentsAreFoundByTheirTexts() throws {
        let mutant = try #require(MutablePlace.all(in: "func f() { a()\nb() }", path: "A.swift").first?.mutants.first)
        let text = "# Comment\nA.swift\na()\nnothing\nBecause.\n\nB.swift\nonly two\n"
        let known = KnownEquivalents(text)
        #expect(known.contains(mutant))
        #expect(known.malformed == ["B.swift\nonly two"])
        #expect(!KnownEquivalents("B.swift\na()\nnothing\nBecause.").contains(mutant))
    }
}
