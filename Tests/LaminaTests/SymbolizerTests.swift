import Foundation
import LaminaConcurrency
import LaminaHistory
import TestSupport
import Testing

@testable import Lamina
@testable import LaminaProcess

/// Symbolizers that do not do their work, with scripts in their place.
struct SymbolizerTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// An answer of a symbolizer with the same line for each address.
    private static let good = """
        for word in "$@"; do case "$word" in 0x*) printf '%s\\nturn\\n/app/Dial.swift:42\\n' "$word" ;; esac; done
        """
    /// The address of code in the file of this program.
    private static let address = unsafeBitCast({} as @convention(c) () -> Void, to: UInt.self)

    /// The lines of two animations, whose calls come from different addresses, and the messages for the user.
    private func lookUp(_ patience: Double = 300) -> (lines: [CodeLine?], messages: [String]) {
        let messages = Guarded<[String]>([])
        var lines = CodeLines(searchPath: folder.path, patience: patience) { message in messages.withLock { $0.append(message) } }
        let found = [Self.address + 1, Self.address + 2].enumerated().map { index, caller in
            lines.lines(of: [RunJournal.Origin(animation: UInt64(index), callers: [caller])])[UInt64(index)]
        }
        return (found, messages.withLock { $0 })
    }

    private let line = CodeLine(file: "Dial.swift", line: 42)

    @Test func aWorkingProgramFindsTheLines() throws {
        _ = try folder.script("llvm-symbolizer", Self.good)
        #expect(lookUp() == ([line, line], []))
    }

    @Test(arguments: [
        ("exec /usr/bin/yes", "has written more than 64 MiB"), ("exit 3", "has ended with status 3"), ("kill -9 $$", "was killed by signal 9"),
        ("exit 0", "has not answered for each address"), ("echo 0x1", "has not answered for each address"),
    ]) func aBrokenProgramCostsALineOfTextAndTheNextOneIsTried(script: String, reason: String) throws {
        let broken = try folder.script("llvm-symbolizer", script)
        #expect(lookUp() == ([nil, nil], ["lamina: \(broken) \(reason); further animations have no line of code\n"]))
        let next = try folder.script("addr2line", Self.good)
        #expect(lookUp() == ([line, line], ["lamina: \(broken) \(reason); \(next) looks up the lines of code\n"]))
    }

    /// The second one has closed its output, a process that the third one has started holds it open, and the last one writes without an end.
    @Test(arguments: ["exec /bin/sleep 1000", "exec /bin/sleep 1000 >&-", "/bin/sleep 1000 & exit 0", "while echo 0x1; do /bin/sleep 0.01; done"])
    func aProgramThatHangsIsGivenUp(script: String) throws {
        _ = try folder.script("llvm-symbolizer", script)
        let symbolizer = try #require(Symbolizer.all(in: folder.path + ":/bin").first)
        #expect(throws: Symbolizer.Failure.late(0.1)) { try symbolizer.places(of: [Self.address], within: 0.1) }
        let (lines, messages) = lookUp(0.1)
        #expect(lines == [nil, nil] && messages.count == 1 && messages[0].contains("has not answered for 0.1 seconds"))
    }

    @Test func aFolderAndAFileWithoutTheRightToExecuteAreNoSymbolizers() throws {
        try FileManager.default.createDirectory(atPath: folder.file("llvm-symbolizer"), withIntermediateDirectories: false)
        _ = try folder.write("", to: "addr2line")
        #expect(Symbolizer.all(in: folder.path).isEmpty)
        #expect(lookUp() == ([nil, nil], []))
    }
}
