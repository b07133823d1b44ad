import Foundation

/// The system's libraries whose headers the modules import.
enum SystemLibraries {
    /// The names that `pkg-config` knows, as in Lamina's manifest.
    static let names = ["libpng", "libturbojpeg", "libwebp", "freetype2", "harfbuzz", "fontconfig", "lcms2"]

    /// Returns the compiler's arguments for the folders of the headers.
    ///
    /// - Throws: `SDKError.noLibrary`.
    static func flags() throws(SDKError) -> [String] {
        var flags: [String] = []
        for name in names {
            guard let output = CommandOutput.of("pkg-config", ["--cflags-only-I", name]) else { throw .noLibrary(name: name) }
            for word in String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init) where !flags.contains(word) {
                flags.append(word)
            }
        }
        return flags.flatMap { ["-Xcc", $0] }
    }
}
