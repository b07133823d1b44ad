import Testing

@Suite struct StructureTests {
    /// The modules of pure computation, which do not depend on the machine, its calendar or its speed.
    private static let core = ["LaminaPrimitives", "LaminaRaster", "LaminaText", "LaminaScene", "LaminaLayout", "LaminaCompositor"]

    @Test(arguments: core)
    func theCoreImportsNoFoundation(target: String) {
        let forbidden: Set = ["Foundation", "FoundationEssentials", "Dispatch", "CoreFoundation"]
        let sources = Repository.sources(of: target)
        #expect(!sources.isEmpty)
        for source in sources {
            #expect(forbidden.isDisjoint(with: source.imports), "\(source.path)")
        }
    }

    @Test(arguments: core)
    func theCoreReadsNoClock(target: String) {
        let clocks = ["clock_gettime", "gettimeofday", "ContinuousClock", "SuspendingClock", "DispatchTime", "Date()", "time(nil)"]
        for source in Repository.sources(of: target) {
            for clock in clocks {
                #expect(!source.text.contains(clock), "\(source.path) uses \(clock)")
            }
        }
    }

    @Test func pixelsDoNotDependOnTheLibraryForMathematics() {
        // glibc selects different code by processor; `Numerics` does not.
        for target in ["LaminaRaster", "LaminaText", "LaminaScene", "LaminaCompositor"] {
            for source in Repository.sources(of: target) {
                #expect(!source.imports.contains("Glibc") || target == "LaminaCompositor", "\(source.path)")
            }
        }
    }

    /// Dependencies that are linked and not imported: a test module that Swift Testing looks for, and C constructors that run before `main`.
    private static let linked: Set = ["_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit", "CLaminaStart", "CUIKitStart"]

    @Test func everyDeclaredDependencyOfALibraryIsImported() throws {
        let manifest = try String(contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
        let libraries = manifest.matches(of: /\b(?:library|fast|uikit)\(\s*"(\w+)",\s*\[([^\]]*)\]/)
        #expect(libraries.count > 30)
        for library in libraries {
            let imports = Set(Repository.sources(of: String(library.1)).flatMap(\.imports))
            let declared = Set(library.2.matches(of: /"(\w+)"/).map { String($0.1) })
            #expect(declared.subtracting(imports).subtracting(Self.linked).isEmpty, "\(library.1)")
        }
    }

    @Test func onlyListedFilesContainUnsafeCode() {
        // The word `unsafe` also finds `nonisolated(unsafe)` and `unowned(unsafe)`.
        let markers: Set<Substring> = ["unsafe", "@unchecked", "@safe"]
        let found = (Repository.sources(below: "Sources") + Repository.sources(below: "Port/Sources") + Repository.sources(below: "Studio/Sources"))
            .filter { $0.path.hasSuffix(".swift") && !$0.words.isDisjoint(with: markers) }
            .map(\.path)
        let listed = Repository.list("Tests/RepositoryTests/UnsafePlaces.txt")
        #expect(Set(found).subtracting(listed).isEmpty, "not listed: \(Set(found).subtracting(listed).sorted())")
        #expect(Set(listed).subtracting(found).isEmpty, "listed, but safe: \(Set(listed).subtracting(found).sorted())")
    }

    @Test func noPartOfUIKitHasMoreThan12000Lines() {
        let sources = Repository.sources(below: "Sources/Apple").filter { $0.path.hasPrefix("Sources/Apple/UIKit") }
        let modules = Dictionary(grouping: sources) { $0.path.split(separator: "/")[2] }
        #expect(modules.count > 10)
        for (module, sources) in modules {
            let lines = sources.map { $0.text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) }.reduce(0, +)
            #expect(lines <= 12_000, "\(module) has \(lines) lines: what no app overrides can stand in another part, see decision 011")
        }
    }

    /// `Int(x)` of a `Double` ends the app when the number is huge, infinite or NaN.
    @Test func onlyListedFilesOfUIKitConvertNumbersUnchecked() {
        let conversion = /\bInt\((?!clamped:|exactly:|clamping:|truncatingIfNeeded:|bitPattern:)/
        let found = Repository.sources(below: "Sources")
            .filter { $0.path.hasPrefix("Sources/Apple/UIKit") && $0.path.hasSuffix(".swift") }
            .filter { $0.text.split(separator: "\n").contains { $0.contains("Int(") && Repository.Source.code(of: $0).contains(conversion) } }
            .map(\.path)
        let listed = Repository.list("Tests/RepositoryTests/UncheckedConversions.txt")
        #expect(Set(found).subtracting(listed).isEmpty, "not listed: \(Set(found).subtracting(listed).sorted())")
        #expect(Set(listed).subtracting(found).isEmpty, "listed, but checked: \(Set(listed).subtracting(found).sorted())")
    }

    @Test(arguments: [
        ("let x = unsafe y", "let x = unsafe y"), ("/// An unsafe thing.", ""), ("work() // unsafe", "work() "),
        (#"open("http://host") // it"#, #"open("http://host") "#), (#"print("a \" // b")"#, #"print("a \" // b")"#),
    ])
    func aCommentBeginsWithTwoSlashesOutsideOfLiterals(line: String, code: String) {
        #expect(Repository.Source.code(of: line[...]) == code)
    }

    @Test func appsImportOnlyApplesModules() {
        // A table of methods, which only the plain compiler on Linux needs, has a file of its own.
        for source in Repository.sources(below: "Apps") where !source.path.hasSuffix("+Methods.swift") {
            let modules: Set = ["UIKit", "QuartzCore", "CoreGraphics", "CoreText", "ImageIO", "Foundation", "AVFoundation"]
            #expect(Set(source.imports).isSubset(of: modules), "\(source.path)")
        }
    }

    @Test func sourcesContainNoBuildProducts() {
        for folder in ["Sources", "Apps", "Tests", "Port/Sources", "Port/Tests", "Studio/Sources", "Studio/Tests"] {
            for source in Repository.sources(below: folder) {
                #expect(!source.path.contains(".build"), "\(source.path)")
            }
        }
    }
}
