/// The rules for the name of an app, which is its module's name too.
enum AppName {
    /// Checks a name.
    ///
    /// - Throws: `.badAppName`, `.keyword` or `.moduleInUse`.
    static func check(_ name: String) throws(ToolError) {
        guard name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else { throw .badAppName(name) }
        guard !keywords.contains(name) else { throw .keyword(name) }
        // Case is ignored, because package identities and some file systems ignore it.
        guard !modules.contains(name.lowercased()) else { throw .moduleInUse(name) }
    }

    /// The reserved words of Swift, which cannot be identifiers.
    ///
    /// - Source: "Keywords and Punctuation" in The Swift Programming Language: the words of declarations, statements, expressions, types and
    ///   patterns.
    private static let keywords: Set = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout", "internal", "let", "operator",
        "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch",
        "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where",
        "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "_",
    ]

    /// The modules of Lamina and of the toolchain, and those of Apple's that are imported with UIKit, in lower case.
    static let modules = Set((lamina + toolchain + apple).map { $0.lowercased() })

    private static let lamina = [
        "Lamina", "LaminaCombine", "LaminaCommand", "LaminaCompiler",
        "LaminaCompositor", "LaminaConcurrency", "LaminaDynamics",
        "LaminaEditing", "LaminaFarm", "LaminaFoundation", "LaminaGPU", "LaminaGallery", "LaminaGoldens", "LaminaHTML", "LaminaHardware",
        "LaminaHistory",
        "LaminaImages", "LaminaLayout", "LaminaMarkup", "LaminaMedia", "LaminaMethods", "LaminaOS", "LaminaPDF",
        "LaminaPort",
        "LaminaPrimitives", "LaminaProjects", "LaminaStudio",
        "LaminaProcess", "LaminaRaster", "LaminaRun", "LaminaScene", "LaminaScrolling", "LaminaSnapshots", "LaminaStandIns", "LaminaTables",
        "LaminaText", "LaminaStandInViews", "LaminaURLLoading",
        "LaminaNetwork",
        "LaminaVideo", "LaminaWindow", "LaminaXCTest", "PackagePlayer", "CoreGraphics", "QuartzCore", "UIKit",
        "UIKitAttributedText", "UIKitCollections", "UIKitContainers", "UIKitControls", "UIKitDevices", "UIKitDynamics", "UIKitInput", "UIKitLayout",
        "UIKitListControllers", "UIKitLists", "UIKitNibs", "UIKitPickers", "UIKitPresentations", "UIKitScrollViews", "UIKitSharing", "UIKitTables",
        "UIKitTextViews", "UIKitValues", "UIKitViews",
        "CCairoPDF", "CFontconfig", "CFreeType", "CHarfBuzz", "CICU", "CLCMS",
        "CLaminaKernels", "CLaminaRules", "CLaminaVulkan", "CMapKit",
        "CLaminaEntry", "CLaminaPNG", "CLaminaRuntime", "CLaminaSnapshots", "CLaminaStart", "CPNG", "CSDL2", "CSQLite", "CSpelling", "CTurboJPEG",
        "CUIKitStart", "CUIKitValues", "CCoreGraphicsValues", "CFrameworkValues",
        "CVectorFiles",
        "CWebP",
        "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
    ]

    private static let toolchain = [
        "Swift", "Builtin", "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation", "FoundationEssentials", "FoundationInternationalization",
        "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "Observation", "RegexBuilder", "SwiftGlibc", "SwiftOnoneSupport",
        "SwiftShims", "Synchronization", "Testing", "XCTest", "_Concurrency", "_Differentiation", "_RegexParser", "_StringProcessing", "_Volatile",
        "CDispatch", "CoreFoundation", "BlocksRuntime", "PackageDescription", "PackagePlugin", "main",
    ]

    private static let apple = [
        "Accessibility", "AppKit", "AudioToolbox", "AVFoundation", "PlaygroundSupport", "Combine", "CoreAnimation", "CoreData", "CoreImage",
        "CoreText", "CoreVideo", "Darwin",
        "DeveloperToolsSupport", "FileProvider", "ImageIO", "Metal", "ObjectiveC", "os", "Security", "Spatial", "SwiftUI", "Symbols",
        "UniformTypeIdentifiers", "UserNotifications", "MapKit", "CoreLocation", "CoreMedia", "CoreMotion", "WebKit", "AVKit", "Photos", "PhotosUI",
        "SafariServices", "StoreKit", "MessageUI", "LocalAuthentication", "CoreHaptics", "Speech", "Accelerate", "MetalPerformanceShaders",
        "SceneKit", "SpriteKit", "MobileCoreServices", "CoreServices", "Contacts", "ContactsUI", "EventKit", "MediaPlayer", "Network",
        "CoreSpotlight", "QuickLook",
    ]
}
