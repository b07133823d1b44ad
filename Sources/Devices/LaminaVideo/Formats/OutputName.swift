package import LaminaRun

/// The destination that the value of `-o` names.
package struct OutputName: Sendable, Hashable {
    package let format: OutputFormat
    /// The path of the file or sequence; nil means standard output.
    package let path: String?

    /// Parses a path whose extension names the format.
    ///
    /// A path with `%` in its last component or a slash at its end is a numbered sequence; `-.EXTENSION` is standard output.
    ///
    /// - Throws: `.unknownFormat`, `.badPattern`.
    package init(_ text: String) throws(OutputError) {
        let last = text.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        if text.hasSuffix("/") || last.contains("%") {
            guard SequenceName(text) != nil, text.hasSuffix("/") || last.lowercased().hasSuffix(".png") else { throw .badPattern(path: text) }
            format = .pngSequence
            path = text
            return
        }
        let dot = last.lastIndex(of: ".").map { last[last.index(after: $0)...].lowercased() }
        guard let dot, let traits = FormatTraits.table.first(where: { $0.extensions.contains(dot) }) else { throw .unknownFormat(path: text) }
        let isStream = text == "-." + dot
        guard !isStream || traits.isStream else { throw .unknownFormat(path: text) }
        format = traits.format
        path = isStream ? nil : text
    }
}
