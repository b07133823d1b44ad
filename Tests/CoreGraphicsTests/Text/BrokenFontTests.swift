import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaText
import Testing

/// Damaged font files: each is refused or draws something, and none crashes the process.
///
/// Each group of files runs in a child process, which prints each file's name before opening it.
struct BrokenFontTests {
    private static let files = [
        "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf", "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
        "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
    ]

    @Test(arguments: files, 0..<5)
    func aDamagedFontIsRefusedOrDrawnWithoutACrash(file: String, group: Int) async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { [file, group] in
            alarm(60)
            guard let fonts = try BrokenFonts(file: file, group: group) else { return BrokenFonts.say("not installed") }
            try fonts.tryAll()
        }
        let last = result?.standardErrorContent.split(separator: 10).last.map { String(decoding: $0, as: UTF8.self) }
        #expect(last == nil || last == "all" || last == "not installed", "ended with \(last ?? "")")
    }

    @Test func withoutAnyFontTextDrawsNothingAndWarnsOnce() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let file = FileManager.default.temporaryDirectory.appending(path: "lamina-no-fonts-\(getpid()).conf")
            try Data("<?xml version='1.0'?><fontconfig><cachedir>/nowhere</cachedir></fontconfig>".utf8).write(to: file)
            setenv("FONTCONFIG_FILE", file.path, 1)
            defer { try? FileManager.default.removeItem(at: file) }
            let bitmap = BrokenFonts.drawn(CTFont.standard.font.withSize(20))
            #expect(bitmap.pixels.allSatisfy { $0 == 0 })
            #expect(CTFont.standard.font.lineHeight > 1)
            #expect(CTFont.font(named: "Helvetica", size: 10) == nil)
        }
        let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
        #expect(lines.filter { $0.contains("text draws nothing") }.count == 1, "\(lines)")
    }

    @Test(arguments: [Double.infinity, .nan, -1, 0, 1e308])
    func aFontOfAnySizeDraws(size: Double) {
        let font = CTFont.standard.font.withSize(size)
        #expect(font.size.isFinite && font.size >= 0)
        _ = BrokenFonts.drawn(font)
    }
}

/// A generator of damaged copies of one font file.
struct BrokenFonts {
    private let bytes: [UInt8]
    private let group: Int
    private let name: String
    private var random: UInt64

    /// Creates the generator; nil when the file is not installed.
    init?(file: String, group: Int) throws {
        guard FileManager.default.fileExists(atPath: file) else { return nil }
        bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
        self.group = group
        name = URL(filePath: file).lastPathComponent
        random = UInt64(group + 1) &* 0x9E37_79B9_7F4A_7C15
    }

    /// Opens and draws 20 damaged copies.
    func tryAll() throws {
        var copies = self
        let folder = FileManager.default.temporaryDirectory.appending(path: "lamina-fonts-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for number in 0..<20 {
            Self.say("\(name) group \(group) number \(number)")
            let file = folder.appending(path: "\(number).ttf")
            try Data(copies.damaged(number)).write(to: file)
            if let font = try? Font(path: file.path, size: 16) { copies.use(font) }
            try FileManager.default.removeItem(at: file)
        }
        Self.say("all")
    }

    static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

    private mutating func number(below limit: Int) -> Int {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(random >> 33) % max(1, limit)
    }

    /// Returns a copy that is truncated, or has changed bytes in the table directory, in one table or anywhere.
    private mutating func damaged(_ index: Int) -> [UInt8] {
        var copy = bytes
        switch index % 4 {
        case 0: return Array(copy.prefix(number(below: copy.count)))
        case 1: for _ in 0..<4 { copy[number(below: 400)] = UInt8(number(below: 256)) }
        case 2:
            let (offset, length) = table(number(below: 20))
            for _ in 0..<8 { copy[min(copy.count - 1, offset + number(below: min(length, 200)))] = [0, 0xFF, 0x7F, 0x80][number(below: 4)] }
        default: for _ in 0..<50 { copy[number(below: copy.count)] ^= UInt8(1 << number(below: 8)) }
        }
        return copy
    }

    private func table(_ index: Int) -> (offset: Int, length: Int) {
        func value(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        let entry = 12 + index % (Int(bytes[4]) << 8 | Int(bytes[5])) * 16
        return (value(entry + 8), value(entry + 12))
    }

    private func use(_ font: Font) {
        let font = font.withSize(24)
        _ = Self.drawn(font)
        let face = CGFont(font.face)
        _ = (face.ascent, face.descent, face.capHeight, face.unitsPerEm, face.fullName, face.fontBBox)
        for glyph in stride(from: 0, to: face.numberOfGlyphs, by: max(1, face.numberOfGlyphs / 200)) {
            _ = font.face.outline(of: GlyphID(glyph))
            _ = font.face.advance(of: GlyphID(glyph))
        }
        _ = font.face.glyph(named: "A")
        _ = font.face.picture(of: font.face.glyph(for: "😀") ?? 3)
    }

    static func drawn(_ font: Font) -> Bitmap {
        let context = CGContext(bitmap: Bitmap(width: 200, height: 80), userSpace: .identity)
        let text = StyledText("Hamburg fi ffl é 😀 مرحبا 1/2", TextStyle(font))
        context.draw(TextLayout(text, in: TextLimits(width: 180, lineCount: 3)), at: .zero)
        return context.bitmap
    }
}
