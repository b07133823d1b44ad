import Testing

@testable import LaminaPort

struct CompilerCallTests {
    @Test
    func theSourcesAreFoundAmongTheOptions() throws {
        let call = try CompilerCall(
            ["-module-name", "A", "-c", "a.swift", "/b/c.swift", "-I", "mods", "-DX", "-D", "Y", "-o", "a.o"], folder: "/work")
        #expect(call.sources == ["/work/a.swift", "/b/c.swift"])
        #expect(call.moduleName == "A")
        #expect(call.searchPaths == ["/work/mods"])
        #expect(call.definitions == ["X", "Y"])
        #expect(!call.isPassedThrough && !call.linksProgram)
    }

    @Test(arguments: [
        ["-print-target-info"], ["-version"], ["-modulewrap", "a.swiftmodule", "-o", "a.o"], ["-frontend", "-c", "a.swift"], ["-h"],
    ])
    func aCallWithoutSourcesIsPassedOn(arguments: [String]) throws {
        let call = try CompilerCall(arguments, folder: "/")
        #expect(call.isPassedThrough && !call.linksProgram)
    }

    @Test(arguments: [(["a.swift", "-o", "a"], true), (["-emit-executable", "@objects"], true), (["-emit-library", "a.o"], false)])
    func aProgramIsLinkedUnlessAnotherResultIsAskedFor(arguments: [String], isProgram: Bool) throws {
        #expect(try CompilerCall(arguments, folder: "/").linksProgram == isProgram)
    }

    @Test
    func theNameOfAModuleComesFromTheOutput() throws {
        #expect(try CompilerCall(["a.swift", "-o", "out/Tool"], folder: "/").moduleName == "Tool")
        #expect(try CompilerCall(["a.swift", "-o", "my-tool"], folder: "/").moduleName == "main")
        #expect(try CompilerCall(["a.swift"], folder: "/").moduleName == "main")
    }

    @Test
    func wordsOfAResponseFileMayBeQuoted() {
        #expect(CompilerCall.words(of: "a.swift\n\"b c.swift\" 'd\\e' f\\ g\n") == ["a.swift", "b c.swift", "d\\e", "f g"])
    }

    @Test
    func equalInputsHaveEqualHashesAndOthersDiffer() {
        func hash(_ texts: String...) -> String {
            var hash = ContentHash()
            for text in texts { hash.combine(text) }
            return hash.text
        }
        #expect(hash("abc", "d") == hash("abc", "d"))
        #expect(Set([hash("abc", "d"), hash("ab", "cd"), hash("abcd"), hash("abcd", ""), hash("abcdefgh"), hash("abcdefg", "h")]).count == 6)
        #expect(hash("x").count == 32)
    }
}
