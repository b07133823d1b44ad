/// One target of a project, as a Swift module to compile.
package struct ProjectModule: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case application
        /// A framework or a static library.
        case library
        case playground
    }

    package enum AssetSymbolForm: Hashable, Sendable {
        case none
        /// Members of ImageResource and ColorResource.
        case resources
        /// Members of UIImage and UIColor too.
        case extensions
    }

    /// The target's name in Xcode.
    package let target: String
    package let kind: Kind
    /// The name of the built product without extension, such as `Nav&Tab`.
    package let product: String
    /// The name that `import` uses, such as `Nav_Tab`.
    package let module: String
    /// Swift files, in the order of the build phase.
    package var sources: [String] = []
    /// The file among `sources` that has statements outside of declarations under another name than `main.swift`.
    package var mainFile: String?
    package var resources: [ProjectResource] = []
    /// The content of Info.plist, merged from file and settings, without `$(…)`; empty for a target without one.
    package var information: [String: PropertyValue] = [:]
    package var compiler = CompilerSettings()
    /// The names that the build generates for the images and colours of catalogues.
    package var assetSymbols = AssetSymbolForm.resources
    /// The names of the project's modules that this one imports.
    package var dependencies: [String] = []
    /// The products of Swift packages that this module imports.
    package var products: [String] = []
}
