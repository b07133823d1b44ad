import Foundation
import LaminaText
import Testing
import TestSupport

@testable import LaminaCommand

@Suite struct DoctorTests {
    @Test func aMissingPartIsNamedWithItsPackage() throws {
        let result = try Tool.run(["doctor"], environment: ["PATH": "/nowhere"])
        #expect(result.status == 69)
        #expect(result.output.contains("missing  ffmpeg "))
        #expect(result.output.contains("missing  encoder libx264 "))
        #expect(result.output.contains("apt-get install ffmpeg"))
        #expect(result.output.contains("found    libpng "))
        #expect(result.output.contains("found    Cairo "))
    }

    @Test func anEncoderThatFFmpegDoesNotHaveIsMissing() throws {
        let folder = try Folder()
        let program = try folder.script("ffmpeg", "echo 'ffmpeg version 9.9 by hand'; echo ' V....D libx264   H.264'; echo ' V....D gif   GIF'")
        let result = try Tool.run(["doctor"], environment: ["LAMINA_FFMPEG": program])
        #expect(result.status == 69)
        #expect(result.output.contains("9.9  \(program)"))
        #expect(result.output.contains("found    encoder libx264 "))
        #expect(result.output.contains("missing  encoder libvpx-vp9 "))
    }

    @Test func aScriptWithoutAFontIsNamedWithAPackage() {
        let findings = WritingSystem.findings { $0 == .han || $0 == .emoji }
        #expect(findings.first == Finding(state: .found, name: "scripts", detail: "Han, emoji"))
        #expect(findings.dropFirst().map(\.name) == ["kana", "Hangul", "Arabic", "Hebrew", "Devanagari", "Thai"].map { "font for \($0)" })
        #expect(findings.dropFirst().allSatisfy { $0.state == .absent })
        #expect(findings[2].detail.hasSuffix("apt-get install fonts-wqy-microhei"))
    }

    @Test func aMachineWithoutFontsHasNoScripts() {
        let findings = WritingSystem.findings { _ in false }
        #expect(findings.count == WritingSystem.allCases.count)
        #expect(findings.allSatisfy { $0.state == .absent })
    }

    @Test func columnsAreAligned() {
        let table = Finding.table([
            Finding(state: .found, name: "a", detail: "1"), Finding(state: .missing, name: "long", detail: "2"),
        ])
        #expect(table == "found    a     1\nmissing  long  2")
    }
}
