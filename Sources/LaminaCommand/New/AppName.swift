/// The names that an app's module can have.
enum AppName {
    /// - Throws: `.badAppName`, `.keyword` or `.moduleInUse`.
    static func check(_ name: String) throws(ToolError) {
        guard name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else { throw .badAppName(name) }
        guard !keywords.contains(name) else { throw .keyword(name) }
        // The identity of a package ignores case, and so do some file systems.
        guard !modules.contains(name.lowercased()) else { throw .moduleInUse(name) }
    }

    /// The words that no Swift identifier can be.
    ///
    /// - Source: "Keywords and Punctuation" in The Swift Programming Language: those of declarations, statements, expressions, types and patterns.
    private static let keywords: Set = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout", "internal", "let", "operator",
        "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch",
        "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where",
        "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "_",
    ]

    /// Lamina's modules, those of the toolchain, and those of Apple's that an app of UIKit gets with them, in lower case.
    static let modules = Set((lamina + toolchain + apple).map { $0.lowercased() })

    private static let lamina = [
        "Lamina", "LaminaCommand", "LaminaCompositor", "LaminaGallery", "LaminaImages", "LaminaLayout", "LaminaPrimitives", "LaminaRaster",
        "LaminaScene",
        "LaminaServer", "LaminaStreams", "LaminaText", "LaminaVideo", "LaminaWindow", "CoreGraphics", "QuartzCore", "UIKit", "CFontconfig",
        "CFreeType", "CHarfBuzz",
        "CICU", "CLaminaKernels", "CLaminaPNG", "CLaminaRuntime", "CLaminaStart", "CPNG", "CSDL2", "_Testing_CoreGraphics", "_Testing_UIKit",
    ]

    private static let toolchain = [
        "Swift", "Builtin", "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation", "FoundationEssentials", "FoundationInternationalization",
        "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "Observation", "RegexBuilder", "SwiftGlibc", "SwiftOnoneSupport",
        "SwiftShims", "Synchronization", "Testing", "XCTest", "_Concurrency", "_Differentiation", "_RegexParser", "_StringProcessing", "_Volatile",
        "CDispatch", "CoreFoundation", "BlocksRuntime", "PackageDescription", "PackagePlugin", "main",
    ]

    private static let apple = [
        "Accessibility", "AppKit", "AVFoundation", "Combine", "CoreAnimation", "CoreData", "CoreImage", "CoreText", "CoreVideo", "Darwin",
        "DeveloperToolsSupport", "FileProvider", "ImageIO", "Metal", "ObjectiveC", "os", "Security", "Spatial", "SwiftUI", "Symbols",
        "UniformTypeIdentifiers", "UserNotifications",
    ]
}
