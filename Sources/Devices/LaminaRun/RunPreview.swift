/// The part that an app's previews play in a run.
package enum RunPreview: Codable, Sendable, Hashable {
    /// The run writes a list of `PreviewDescription` as JSON to a file, and ends.
    case list(symbols: [String], file: String)
    /// The run shows the preview of a symbol in place of the app.
    case show(symbol: String)

    /// The first part of each symbol that the Swift SDK makes of a `#Preview`.
    package static let symbolPrefix = "lamina_preview_"
}

/// A preview of an app, as its source describes it.
package struct PreviewDescription: Codable, Sendable, Hashable {
    /// The name of the function that registers the preview.
    package let symbol: String
    /// The name that the source gives; nil for a preview without one.
    package let name: String?
    /// The absolute path of the source.
    package let file: String
    package let line: Int
    /// True when the source asks for a device on its side.
    package let isLandscape: Bool

    package init(symbol: String, name: String?, file: String, line: Int, isLandscape: Bool) {
        (self.symbol, self.name, self.file, self.line, self.isLandscape) = (symbol, name, file, line, isLandscape)
    }
}
