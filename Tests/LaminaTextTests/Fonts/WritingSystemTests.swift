import Testing

@testable import LaminaText

@Suite struct WritingSystemTests {
    private static let eastAsian: [WritingSystem] = [.han, .kana, .hangul]
    private static let isInstalled = FontCatalog.system.face(family: "WenQuanYi Micro Hei") != nil

    @Test(.enabled(if: isInstalled, "needs the Debian package fonts-wqy-microhei: scripts/setup"), arguments: eastAsian)
    func oneFontDrawsChineseJapaneseAndKorean(system: WritingSystem) throws {
        let fallback = FontFallback(catalog: .system)
        for character in system.sample {
            let face = fallback.font(for: character, like: try Font.system(size: 20)).face
            #expect(face.familyName == "WenQuanYi Micro Hei")
            #expect(face.has(character))
        }
        #expect(system.hasFont(in: .system))
    }

    @Test(arguments: [WritingSystem.arabic, .hebrew, .emoji])
    func theOtherFontsOfSetupDrawTheirScripts(system: WritingSystem) { #expect(system.hasFont(in: .system)) }

    @Test func everySampleNeedsMoreThanTheSystemFont() throws {
        let system = try Font.system(size: 20).face
        for script in WritingSystem.allCases { #expect(!script.sample.allSatisfy { system.has($0) }, "\(script)") }
    }
}
