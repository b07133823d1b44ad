/// The system's libraries whose headers the SDK's modules import.
enum SystemLibraries {
    /// The names that `pkg-config` knows, as in Lamina's manifest, with their packages in Debian.
    static let packages = [
        ("libpng", "libpng-dev"), ("libturbojpeg", "libturbojpeg0-dev"), ("libwebp", "libwebp-dev"), ("freetype2", "libfreetype-dev"),
        ("harfbuzz", "libharfbuzz-dev"), ("fontconfig", "libfontconfig-dev"), ("lcms2", "liblcms2-dev"),
    ]

    /// Returns the compiler's arguments for the folders of the headers, asked of `pkg-config`.
    ///
    /// - Throws: `SDKError.noPkgConfig` or `.noLibraries`.
    static func flags() throws(SDKError) -> [String] {
        var flags: [String] = []
        var missing: [String] = []
        for (name, package) in packages {
            guard let (status, output) = try? ProgramRun.run("/usr/bin/env", ["pkg-config", "--cflags-only-I", name]), status != 127 else {
                throw .noPkgConfig
            }
            if status != 0 { missing.append(package) }
            for word in output.split(whereSeparator: \.isWhitespace).map(String.init) where status == 0 && !flags.contains(word) {
                flags.append(word)
            }
        }
        guard missing.isEmpty else { throw .noLibraries(packages: missing) }
        return flags.flatMap { ["-Xcc", $0] }
    }
}
