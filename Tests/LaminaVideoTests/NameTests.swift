import LaminaRun
import Testing

@testable import LaminaVideo

@Suite struct NameTests {
    @Test(arguments: [
        ("out/a.mp4", OutputFormat.mp4), ("A.PNG", .png), ("a.b.webm", .webm), ("x.mov", .mov), ("x.gif", .gif), ("x.apng", .apng), ("x.y4m", .y4m),
        ("x.raw", .bgra), ("frames/%04d.png", .pngSequence), ("frames/", .pngSequence), ("a%d.png", .pngSequence),
    ])
    func theExtensionNamesTheFormat(text: String, format: OutputFormat) throws {
        let name = try OutputName(text)
        #expect(name.format == format)
        #expect(name.path == text)
    }

    @Test(arguments: [("-.y4m", OutputFormat.y4m), ("-.bgra", .bgra), ("-.png", .png)])
    func aDashBeforeTheExtensionIsStandardOutput(text: String, format: OutputFormat) throws {
        let name = try OutputName(text)
        #expect(name.format == format)
        #expect(name.path == nil)
    }

    @Test(arguments: ["a", "a.avi", "-", "-.mp4", "", "dir.mp4/a", ".", "a."])
    func aNameWithoutAKnownFormatIsRefused(text: String) {
        #expect(throws: OutputError.unknownFormat(path: text)) { try OutputName(text) }
    }

    @Test(arguments: ["%s.png", "%d%d.png", "%4d.png", "%.png", "%0d.png", "a%04d.mp4", "%x/%d.png", "100%.png"])
    func aPatternWithoutExactlyOneNumberIsRefused(text: String) {
        #expect(throws: OutputError.badPattern(path: text)) { try OutputName(text) }
    }

    @Test func aPatternNumbersItsFiles() throws {
        let name = try #require(SequenceName("out/f-%03d.png"))
        #expect(name.folder == "out")
        #expect(name.path(ofFrame: 7) == "out/f-007.png")
        #expect(name.path(ofFrame: 12345) == "out/f-12345.png")
        #expect(try #require(SequenceName("frames/")).path(ofFrame: 1) == "frames/0001.png")
        #expect(try #require(SequenceName("%d.png")).path(ofFrame: 12) == "./12.png")
        #expect(try #require(SequenceName("/%d.png")).folder == "/")
    }

    @Test func everyFormatHasItsRow() {
        for format in OutputFormat.allCases { #expect(FormatTraits.of(format).format == format) }
    }
}
