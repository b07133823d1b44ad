/// A declared type.
///
/// - Source: Apple's page "System-declared uniform type identifiers".
struct TypeDeclaration: Sendable {
    let identifier: String
    let supertypes: [String]
    let extensions: [String]
    let mimeTypes: [String]
    let name: String?

    private init(_ identifier: String, _ supertypes: [String], _ extensions: [String] = [], _ mimeTypes: [String] = [], _ name: String? = nil) {
        (self.identifier, self.supertypes, self.extensions, self.mimeTypes, self.name) = (identifier, supertypes, extensions, mimeTypes, name)
    }

    func tags(of tagClass: UTTagClass) -> [String] {
        switch tagClass {
        case .filenameExtension: extensions
        case .mimeType: mimeTypes
        default: []
        }
    }

    static let all = [
        TypeDeclaration("public.item", []),
        TypeDeclaration("public.content", []),
        TypeDeclaration("public.composite-content", ["public.content"]),
        TypeDeclaration("public.data", ["public.item"]),
        TypeDeclaration("public.image", ["public.data", "public.content"]),
        TypeDeclaration("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"], "JPEG image"),
        TypeDeclaration("public.png", ["public.image"], ["png"], ["image/png"], "PNG image"),
        TypeDeclaration("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"], "GIF image"),
        TypeDeclaration("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"], "TIFF image"),
        TypeDeclaration("com.microsoft.bmp", ["public.image"], ["bmp", "dib"], ["image/bmp"], "BMP image"),
        TypeDeclaration("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"], "Windows icon image"),
        TypeDeclaration("com.apple.icns", ["public.image"], ["icns"], [], "Apple icon image"),
        TypeDeclaration("public.camera-raw-image", ["public.image"]),
        TypeDeclaration("public.heif", ["public.image"], ["heif"], ["image/heif"], "HEIF Image"),
        TypeDeclaration("public.heic", ["public.image"], ["heic"], ["image/heic"], "HEIF Image"),
        TypeDeclaration("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"], "WebP image"),
        TypeDeclaration("public.svg-image", ["public.image", "public.xml"], ["svg"], ["image/svg+xml"], "SVG image"),
        TypeDeclaration("com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"], "PDF document"),
        TypeDeclaration("public.audiovisual-content", ["public.data", "public.content"]),
        TypeDeclaration("public.movie", ["public.audiovisual-content"]),
        TypeDeclaration("public.video", ["public.movie"]),
        TypeDeclaration("public.mpeg-4", ["public.movie"], ["mp4"], ["video/mp4"], "MPEG-4 movie"),
        TypeDeclaration("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"], "QuickTime movie"),
        TypeDeclaration("public.text", ["public.data", "public.content"]),
        TypeDeclaration("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"], "text"),
        TypeDeclaration("public.json", ["public.text"], ["json"], ["application/json"], "JSON"),
        TypeDeclaration("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"], "XML text"),
    ]

    /// The declarations by identifiers in lower case.
    static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier.lowercased(), $0) })
}
