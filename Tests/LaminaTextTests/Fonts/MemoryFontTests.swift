import Foundation
import LaminaPrimitives
import LaminaText
import Testing

struct MemoryFontTests {
    private static let path = "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf"

    @Test func aFontInMemoryEqualsTheFontInItsFile() throws {
        let file = try FontFace(path: Self.path)
        let memory = try FontFace(.memory([UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.path)))))
        #expect(memory.postScriptName == file.postScriptName && memory.metrics == file.metrics && memory.glyphCount == file.glyphCount)
        #expect(memory.form == file.form && memory.tableTags == file.tableTags && memory.characters == file.characters)
        for glyph in stride(from: GlyphID(0), to: 681, by: 7) {
            #expect(memory.outline(of: glyph) == file.outline(of: glyph))
            #expect(memory.advance(of: glyph) == file.advance(of: glyph))
        }
    }

    @Test func bytesThatAreNoFontAreRefused() {
        for bytes in [[], [0], Array("no font at all".utf8)] {
            #expect(throws: FontError.unreadable(path: "", face: 0)) { try FontFace(.memory(bytes)) }
        }
    }

    @Test func addedFacesAreFoundBeforeInstalledOnesUntilTheyAreRemoved() throws {
        let catalog = FontCatalog()
        let face = try FontFace(.memory([UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.path)))))
        #expect(catalog.face(postScriptName: "LiberationSans") !== face)
        #expect(catalog.register(face))
        #expect(!catalog.register(face))
        #expect(catalog.face(postScriptName: "LiberationSans") === face)
        #expect(catalog.face(family: "Liberation Sans", FontTraits(weight: 700)) === face)
        #expect(catalog.unregister(postScriptName: "LiberationSans"))
        #expect(!catalog.unregister(postScriptName: "LiberationSans"))
        #expect(catalog.face(postScriptName: "LiberationSans") !== face)
    }
}
