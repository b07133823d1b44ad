import Foundation
import LaminaProcess
import TestSupport
import Testing

struct ProgramSearchTests {
    @Test func theFirstProgramInTheSearchPathIsFound() {
        #expect(ProgramSearch.program("sh", in: "/nowhere:/bin:/usr/bin") == "/bin/sh")
        #expect(ProgramSearch.program("no-such-program", in: "/bin") == nil)
        #expect(ProgramSearch.program("sh", in: "") == nil)
    }

    @Test func foldersAndFilesWithoutTheRightToExecuteAreNoPrograms() throws {
        let folder = try Folder()
        try FileManager.default.createDirectory(atPath: folder.file("a/tool"), withIntermediateDirectories: true)
        _ = try folder.write("#!/bin/sh", to: "b/tool")
        try FileManager.default.createDirectory(atPath: folder.file("c"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.file("c/tool"), withDestinationPath: folder.file("gone"))
        let places = ["a", "b", "c", "d"].map(folder.file).joined(separator: ":")
        #expect(ProgramSearch.program("tool", in: places) == nil)
        let script = try folder.script("d/tool", "exit 0")
        #expect(ProgramSearch.program("tool", in: places) == script)
        try FileManager.default.createSymbolicLink(atPath: folder.file("e"), withDestinationPath: script)
        #expect(ProgramSearch.isProgram(folder.file("e")))
    }
}
