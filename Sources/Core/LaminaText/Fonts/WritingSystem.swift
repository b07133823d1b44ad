/// Characters that need a font of their own, as far as a machine may lack one.
package enum WritingSystem: String, Sendable, CaseIterable {
    case han = "Han"
    case kana
    case hangul = "Hangul"
    case arabic = "Arabic"
    case hebrew = "Hebrew"
    case devanagari = "Devanagari"
    case thai = "Thai"
    case emoji

    /// A greeting, or another text that every font for these characters can draw.
    package var sample: String {
        switch self {
        case .han: "你好"
        case .kana: "こんにちはカナ"
        case .hangul: "안녕하세요"
        case .arabic: "مرحبا"
        case .hebrew: "שלום"
        case .devanagari: "नमस्ते"
        case .thai: "สวัสดี"
        case .emoji: "😀"
        }
    }

    /// The Debian package of the font that `scripts/setup` installs, or of one that has the characters.
    package var package: String {
        switch self {
        case .han, .kana, .hangul: "fonts-wqy-microhei"
        case .arabic, .hebrew: "fonts-dejavu-core"
        case .devanagari, .thai: "fonts-noto-core"
        case .emoji: "fonts-noto-color-emoji"
        }
    }

    /// True when labels in the system font can draw the sample with a font of the catalogue.
    package func hasFont(in catalog: FontCatalog) -> Bool {
        guard let system = try? Font.system(size: 17, catalog: catalog) else { return false }
        let fallback = FontFallback(catalog: catalog)
        return sample.allSatisfy { fallback.font(for: $0, like: system).face.has($0) }
    }
}
