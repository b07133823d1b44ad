import Testing

@testable import Lamina

struct CommandTests {
    @Test(
        arguments: [
            ("quit", .quit), ("frame", .advance(1.0 / 60)), ("advance 0.5", .advance(0.5)), ("to 2", .to(2)), ("  to   2", .to(2)),
        ] as [(String, Command)])
    func validLinesAreCommands(line: String, command: Command) { #expect(Command(line) == command) }

    @Test(arguments: ["", "jump", "advance", "advance x", "advance -1", "advance nan", "to 1e9", "quit now", "frame 2", "to 1 2"])
    func otherLinesAreUnknownCommands(line: String) { #expect(Command(line) == nil) }

    @Test func bytesAreAssembledIntoWholeLines() {
        var buffer = LineBuffer()
        buffer.append(Array("to".utf8))
        #expect(buffer.next() == nil)
        buffer.append(Array(" 1\n\n  \nquit\nfr".utf8))
        #expect(buffer.next() == "to 1")
        #expect(buffer.next() == "quit")
        #expect(buffer.next() == nil)
    }

    @Test func aLineThatIsTooLongIsDroppedAndTheNextOneIsRead() {
        var buffer = LineBuffer()
        for _ in 0..<3 {
            buffer.append(Array(repeating: UInt8(ascii: "x"), count: 50_000))
            #expect(buffer.next() == nil)
        }
        buffer.append(Array("x\nquit\n".utf8))
        #expect(buffer.next() == "quit")
        #expect(buffer.next() == nil)
    }
}
