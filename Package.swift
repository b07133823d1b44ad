// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
]

func library(_ name: String, _ dependencies: [Target.Dependency], linker: [LinkerSetting] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict, linkerSettings: linker)
}

/// A library whose loops decide how long a film or a test takes: optimised in debug builds too, where they would take ten times as long.
func fast(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict + [.unsafeFlags(["-O"], .when(configuration: .debug))])
}

/// A part of UIKit.
///
/// Its classes have the names that users see: `UIKit.UIView` for `NSStringFromClass` and `NSClassFromString`, wherever the class is declared. A call
/// from a background thread is reported, as on Apple's systems, and does not end the app, so the compiler's own check is off. Swift Package Manager
/// accepts these flags in dependencies since tools version 6.2.
func uikit(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    let flags = ["-module-abi-name", "UIKit", "-disable-dynamic-actor-isolation"]
    return .target(name: name, dependencies: dependencies, swiftSettings: strict + [.unsafeFlags(flags)])
}

/// An example app.
///
/// Apps are plain Apple code, so they are built as in Xcode: Swift 5 mode without extra checks.
func app(_ name: String, _ others: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
    .executableTarget(
        name: name, dependencies: ["UIKit", "Lamina"] + others, path: "Apps/\(name)", exclude: ["README.md", "events.json"], resources: resources,
        swiftSettings: [.swiftLanguageMode(.v5)])
}

/// A program that tests start, built as in Xcode.
func probe(_ name: String, _ others: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: name, dependencies: ["UIKit", "Lamina"] + others, path: "Tests/Support/\(name)", swiftSettings: [.swiftLanguageMode(.v5)])
}

func tests(_ name: String, _ dependencies: [Target.Dependency], data: [String] = []) -> Target {
    .testTarget(name: name + "Tests", dependencies: dependencies, exclude: data)
}

/// The targets of a folder of `Sources`.
func floor(_ name: String, _ targets: [Target]) -> [Target] {
    for target in targets { target.path = "Sources/\(name)/\(target.name)" }
    return targets
}

/// Parts that Linux lacks, and wrappers of libraries: methods by name, locks, image files, PDF, XML.
let support = floor(
    "Support",
    [
        library("LaminaConcurrency", []),
        library("LaminaMethods", []),
        library("LaminaProcess", ["CLaminaRuntime", "LaminaConcurrency"]),
        library("LaminaFoundation", ["LaminaConcurrency", "LaminaMethods", "LaminaProcess", "CLaminaRuntime", "CICU"]),
        fast("LaminaMedia", ["LaminaConcurrency", "LaminaProcess", "LaminaFoundation"]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .target(name: "CLaminaPNG", dependencies: ["CPNG"]),
        .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
        .target(name: "CVectorFiles"),
        library("LaminaImages", ["LaminaPrimitives", "CPNG", "CLaminaPNG", "CTurboJPEG", "CWebP", "CLCMS", "CVectorFiles"]),
        .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
        .target(name: "CSpelling"),
        .target(name: "CICU", linkerSettings: [.linkedLibrary("_FoundationICU")]),
        library("LaminaMarkup", ["LaminaPrimitives"]),
        .target(name: "CLaminaRuntime"),
        .systemLibrary(name: "CLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
        .target(name: "CCairoPDF"),
        library("LaminaPDF", ["LaminaPrimitives", "LaminaRaster", "LaminaText", "CCairoPDF"]),
        library("LaminaHTML", ["LaminaPrimitives"]),
        fast("LaminaGoldens", ["LaminaPrimitives", "LaminaImages"]),
        library("LaminaGallery", ["QuartzCore", "CoreGraphics", "CoreText", "ImageIO", "LaminaCompositor", "LaminaScene", "LaminaPrimitives"]),
    ])

/// Values, text, frames and pixels: computation that depends on no device, no file and no clock.
let core = floor(
    "Core",
    [
        fast("LaminaPrimitives", []),
        .target(name: "CLaminaKernels", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
        .target(name: "CLaminaRules"),
        fast("LaminaRaster", ["LaminaConcurrency", "LaminaPrimitives", "CLaminaKernels", "CLaminaRules"]),
        fast("LaminaText", ["LaminaConcurrency", "LaminaPrimitives", "CFreeType", "CHarfBuzz", "CFontconfig", "CICU"]),
        fast("LaminaScene", ["LaminaPrimitives"]),
        library("LaminaLayout", []),
        fast("LaminaCompositor", ["LaminaConcurrency", "LaminaScene", "LaminaRaster", "LaminaPrimitives", "CLaminaRuntime"]),
        fast("LaminaHistory", ["LaminaScene", "LaminaPrimitives"]),
        library("LaminaDynamics", ["LaminaPrimitives"]),
        library("LaminaScrolling", ["LaminaPrimitives", "LaminaScene"]),
        library("LaminaTables", []),
        library("LaminaHardware", []),
        library("LaminaEditing", ["LaminaText"]),
    ])

/// Apple's names: Core Graphics, Core Text, Image I/O, Core Animation, UIKit and its parts, and stand-ins for other frameworks.
let apple = floor(
    "Apple",
    [
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "CCoreGraphicsValues"),
        .target(name: "CFrameworkValues"),
        library(
            "CoreGraphics",
            [
                "LaminaConcurrency", "LaminaPrimitives", "LaminaRaster", "LaminaText", "LaminaImages", "LaminaPDF", "LaminaFoundation",
                "LaminaProcess", "CCoreGraphicsValues", "_Testing_CoreGraphics",
            ]),
        library("UniformTypeIdentifiers", []),
        library("ImageIO", ["CoreGraphics", "LaminaConcurrency", "LaminaImages", "LaminaPrimitives", "CFrameworkValues"]),
        library("CoreText", ["CoreGraphics", "LaminaPrimitives", "LaminaRaster", "LaminaText", "CFrameworkValues"]),
        library(
            "QuartzCore",
            [
                "CoreGraphics", "LaminaConcurrency", "LaminaFoundation", "LaminaMethods", "LaminaPrimitives", "LaminaRaster", "LaminaText",
                "LaminaScene", "LaminaMarkup", "LaminaProcess", "LaminaPDF", "LaminaCompositor", "CLaminaRuntime", "CFrameworkValues",
            ]),
        .target(name: "_Testing_UIKit"),
        uikit(
            "UIKitValues",
            [
                "QuartzCore", "CoreGraphics", "CoreText", "ImageIO", "LaminaConcurrency", "LaminaFoundation", "LaminaMethods", "LaminaProcess",
                "LaminaPrimitives", "LaminaScene", "LaminaText", "LaminaImages", "LaminaMarkup", "CUIKitValues",
            ]),
        uikit("UIKitAttributedText", ["UIKitValues", "LaminaHTML", "LaminaPrimitives", "LaminaText"]),
        uikit("UIKitSharing", ["UIKitAttributedText", "UniformTypeIdentifiers", "LaminaFoundation"]),
        uikit(
            "UIKitViews",
            [
                "UIKitValues", "LaminaProcess", "LaminaFoundation", "LaminaMethods", "LaminaPrimitives", "LaminaScene",
                "LaminaScrolling", "LaminaHardware", "LaminaMarkup", "CLaminaRuntime",
            ]),
        uikit("UIKitLayout", ["UIKitViews", "LaminaLayout"]),
        uikit(
            "UIKitPresentations", ["UIKitViews", "LaminaFoundation", "LaminaProcess", "LaminaScene", "LaminaScrolling"]),
        uikit("UIKitDynamics", ["UIKitViews", "LaminaDynamics", "LaminaPrimitives"]),
        uikit("UIKitDevices", ["UIKitViews", "LaminaFoundation", "LaminaHardware"]),
        uikit("UIKitInput", ["UIKitViews", "LaminaScene", "LaminaScrolling"]),
        uikit(
            "UIKitControls",
            [
                "UIKitViews", "UIKitSharing", "CSpelling", "LaminaFoundation", "LaminaMethods", "LaminaPrimitives", "LaminaScene", "LaminaText",
                "LaminaEditing", "LaminaMarkup",
            ]),
        uikit(
            "UIKitScrollViews",
            [
                "UIKitInput", "LaminaFoundation", "LaminaMethods", "LaminaPrimitives", "LaminaScrolling",
            ]),
        uikit(
            "UIKitTextViews",
            [
                "UIKitControls", "UIKitScrollViews", "LaminaFoundation", "LaminaMethods", "LaminaPrimitives", "LaminaText", "LaminaEditing",
                "LaminaMarkup",
            ]),
        uikit("UIKitPickers", ["UIKitControls", "UIKitScrollViews", "LaminaMethods", "LaminaMarkup"]),
        uikit("UIKitLists", ["UIKitControls", "UIKitScrollViews", "LaminaMethods", "LaminaScrolling", "LaminaTables"]),
        uikit("UIKitTables", ["UIKitLists", "LaminaMethods", "LaminaTables", "LaminaMarkup", "CLaminaRuntime"]),
        uikit("UIKitCollections", ["UIKitLists", "UIKitDynamics", "LaminaMethods", "LaminaScrolling", "LaminaTables", "LaminaMarkup"]),
        uikit(
            "UIKitContainers",
            ["UIKitControls", "UIKitScrollViews", "UIKitPresentations", "LaminaMethods", "LaminaPrimitives", "LaminaMarkup"]),
        uikit(
            "UIKitListControllers",
            ["UIKitTables", "UIKitCollections", "UIKitContainers", "UniformTypeIdentifiers", "LaminaMethods"]),
        .target(name: "CUIKitStart"),
        .target(name: "CUIKitValues"),
        uikit(
            "UIKitNibs",
            ["UIKitListControllers", "UIKitTextViews", "UIKitPickers", "UIKitDevices", "UIKitLayout", "LaminaMethods", "LaminaMarkup", "CUIKitStart"]),
        uikit(
            "UIKit",
            [
                "UIKitValues", "UIKitAttributedText", "UIKitSharing", "UIKitViews", "UIKitLayout", "UIKitPresentations", "UIKitDynamics",
                "UIKitDevices",
                "UIKitInput", "UIKitControls",
                "UIKitScrollViews", "UIKitTextViews", "UIKitPickers", "UIKitLists", "UIKitTables", "UIKitCollections", "UIKitContainers",
                "UIKitListControllers", "UIKitNibs", "_Testing_UIKit",
            ]),
        // Not `os` and `Combine`: other packages of the same build ask by `canImport` whether they are on Apple's systems.
        library("LaminaOS", ["CLaminaRuntime"]),
        library("LaminaXCTest", ["LaminaConcurrency", "UIKit"]),
        library("AudioToolbox", ["LaminaConcurrency", "LaminaMedia", "LaminaProcess"]),
        library("PlaygroundSupport", ["UIKit"]),
        .target(
            name: "LaminaCombine",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine"), .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"), "LaminaFoundation",
            ],
            swiftSettings: strict),
    ])

/// Stand-ins for frameworks whose device or service this system lacks; apps load them only when they import one.
let standIns = floor(
    "StandIns",
    [
        library("LaminaStandIns", ["LaminaFoundation"]),
        library("CoreMedia", ["CFrameworkValues"]),
        library(
            "AVFoundation",
            [
                "AudioToolbox", "CoreMedia", "CoreGraphics", "QuartzCore", "LaminaConcurrency", "LaminaFoundation", "LaminaMedia",
                "LaminaPrimitives", "LaminaProcess", "LaminaStandIns", "CFrameworkValues",
            ]),
        library("AVKit", ["AVFoundation", "UIKit", "LaminaMethods"]),
        library("CoreLocation", ["LaminaConcurrency", "LaminaStandIns", "CFrameworkValues"]),
        .target(name: "CMapKit", dependencies: ["CLaminaRuntime"]),
        library("MapKit", ["CoreLocation", "UIKit", "CMapKit", "LaminaFoundation", "LaminaMethods", "LaminaStandIns", "CFrameworkValues"]),
        library("WebKit", ["UIKit", "LaminaFoundation", "LaminaMethods", "LaminaStandIns", "CFrameworkValues"]),
        library("UserNotifications", ["LaminaConcurrency", "LaminaStandIns", "CFrameworkValues"]),
        library("LaminaStandInViews", ["UIKit"]),
        library("Photos", ["CoreGraphics", "UIKit", "LaminaConcurrency", "LaminaStandIns", "CFrameworkValues"]),
        library("PhotosUI", ["Photos", "UIKit", "LaminaStandIns", "LaminaStandInViews", "CFrameworkValues"]),
        library("Contacts", ["LaminaConcurrency", "LaminaStandIns", "CFrameworkValues"]),
        library("ContactsUI", ["Contacts", "UIKit", "LaminaStandIns", "LaminaStandInViews"]),
        library("EventKit", ["CoreGraphics", "CoreLocation", "LaminaConcurrency", "LaminaStandIns", "CFrameworkValues"]),
        library(
            "MediaPlayer",
            ["CoreGraphics", "UIKit", "LaminaConcurrency", "LaminaFoundation", "LaminaStandIns", "LaminaStandInViews", "CFrameworkValues"]),
        library("CoreSpotlight", ["UniformTypeIdentifiers", "LaminaStandIns", "CFrameworkValues"]),
        library("QuickLook", ["UIKit"]),
        library("Network", ["LaminaConcurrency", "LaminaProcess"]),
        library("Security", ["CoreGraphics", "LaminaConcurrency"]),
        library("LaminaURLLoading", []),
        library("CoreMotion", ["UIKit", "LaminaMethods", "LaminaStandIns"]),
        library("SafariServices", ["UIKit", "LaminaStandIns", "CFrameworkValues"]),
        library("StoreKit", ["UIKit", "LaminaStandIns"]),
        library("MessageUI", ["UIKit", "CFrameworkValues"]),
        library("LocalAuthentication", ["LaminaStandIns", "CFrameworkValues"]),
        library("CoreHaptics", ["LaminaMedia", "LaminaStandIns", "CFrameworkValues"]),
        library("Speech", ["LaminaStandIns", "CFrameworkValues"]),
        library("Accelerate", []),
        library("Accessibility", ["UIKit"]),
        library("Metal", []),
        library("MetalPerformanceShaders", ["Metal"]),
        .target(name: "_Testing_CoreImage"),
        library("CoreImage", ["_Testing_CoreImage", "Metal", "QuartzCore", "CoreGraphics", "ImageIO", "LaminaPrimitives", "LaminaRaster"]),
        library("SceneKit", ["UIKit", "LaminaStandIns"]),
        library("SpriteKit", ["UIKit", "LaminaStandIns"]),
        library("MobileCoreServices", ["CoreGraphics", "UniformTypeIdentifiers"]),
        library("CoreServices", ["MobileCoreServices"]),
    ])

/// Clock, outputs, films, windows, and the connection of an app with them.
let devices = floor(
    "Devices",
    [
        library("LaminaRun", ["LaminaHardware", "LaminaPrimitives", "LaminaProcess", "CLaminaRuntime"]),
        library(
            "LaminaVideo",
            [
                "LaminaConcurrency", "LaminaMedia", "LaminaRun", "LaminaImages", "LaminaPrimitives", "LaminaProcess", "CLaminaKernels",
                "CLaminaRules", "CLaminaRuntime",
            ]),
        .target(name: "CLaminaVulkan", dependencies: ["CLaminaRules", "CLaminaRuntime"], exclude: ["Shaders/Tiles.comp", "Shaders/Items.glsl"]),
        library(
            "LaminaGPU",
            [
                "LaminaCompositor", "LaminaConcurrency", "LaminaRun", "LaminaScene", "LaminaPrimitives", "CLaminaVulkan", "CLaminaRuntime",
            ]),
        .target(name: "CSDL2"),
        library(
            "LaminaWindow",
            [
                "LaminaConcurrency", "LaminaProcess", "LaminaRun", "LaminaScene", "LaminaPrimitives", "LaminaCompositor", "LaminaGPU",
                "CLaminaRuntime", "CSDL2",
            ]),
        // Apps that have linked Foundation's networking load it in films; it is no part of any other product.
        library("LaminaNetwork", []),
        .target(name: "CLaminaStart"),
        library(
            "Lamina",
            [
                "LaminaConcurrency", "UIKit", "QuartzCore", "CoreGraphics", "LaminaCompositor", "LaminaFoundation", "LaminaHistory", "LaminaMedia",
                "LaminaGPU", "LaminaScene", "LaminaProcess", "LaminaRun", "LaminaVideo", "LaminaWindow", "LaminaHardware", "LaminaPrimitives",
                "CLaminaRuntime", "CLaminaStart",
            ]),
        .target(name: "CLaminaEntry"),
        .target(name: "CLaminaSnapshots", dependencies: ["CLaminaEntry"]),
        library(
            "LaminaSnapshots",
            [
                "UIKit", "QuartzCore", "CoreGraphics", "Lamina", "LaminaCompositor", "LaminaFoundation", "LaminaGoldens", "LaminaHardware",
                "LaminaImages", "LaminaPrimitives", "LaminaProcess", "LaminaRun", "LaminaScene", "CLaminaSnapshots", "CLaminaEntry",
            ]),
        .executableTarget(
            name: "PackagePlayer", dependencies: ["UIKit", "Lamina"], swiftSettings: [.swiftLanguageMode(.v5)]),
    ])

/// The tool `lamina` and its batches.
let tool = floor(
    "Tool",
    [
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        library("LaminaFarm", ["LaminaPrimitives", "LaminaProcess", "CSQLite"]),
        library("LaminaProjects", []),
        fast(
            "LaminaStudio",
            ["LaminaCompositor", "LaminaHistory", "LaminaImages", "LaminaPrimitives", "LaminaProcess", "LaminaRun", "LaminaScene"]),
        .executableTarget(
            name: "LaminaCommand",
            dependencies: [
                "LaminaConcurrency", "LaminaProcess", "LaminaCompositor", "LaminaGPU", "LaminaFarm", "LaminaHardware", "LaminaHistory",
                "LaminaProjects",
                "LaminaRun", "LaminaScene", "LaminaStudio", "LaminaVideo", "LaminaWindow", "LaminaPrimitives", "LaminaText", "CCairoPDF",
                "CVectorFiles", "CLaminaRuntime",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
    ])

let package = Package(
    name: "lamina",
    defaultLocalization: "en",
    products: [
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "CoreText", targets: ["CoreText"]),
        .library(name: "ImageIO", targets: ["ImageIO"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "UIKit", targets: ["UIKit", "Lamina", "UniformTypeIdentifiers"]),
        .library(name: "LaminaMethods", targets: ["LaminaMethods"]),
        .library(name: "AudioToolbox", targets: ["AudioToolbox"]),
        .library(name: "LaminaCombine", targets: ["LaminaCombine"]),
        .library(name: "PlaygroundSupport", targets: ["PlaygroundSupport"]),
        .library(name: "LaminaOS", targets: ["LaminaOS"]),
        .library(name: "LaminaXCTest", targets: ["LaminaXCTest"]),
        .library(name: "LaminaSnapshots", targets: ["LaminaSnapshots"]),
        // Everything in one shared library, which the Swift SDK contains.
        .library(
            name: "LaminaFrameworks", type: .dynamic,
            targets: [
                "UIKit", "Lamina", "UniformTypeIdentifiers", "LaminaOS", "AudioToolbox", "PlaygroundSupport", "LaminaCombine", "LaminaXCTest",
            ]),
        .library(name: "LaminaNetwork", type: .dynamic, targets: ["LaminaNetwork"]),
        .executable(name: "lamina", targets: ["LaminaCommand"]),
    ] + standIns.map(\.name).filter { !$0.hasPrefix("C") || $0.hasPrefix("Core") }.map { .library(name: $0, targets: [$0]) },
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: support + core + apple + standIns + devices + tool + [
        app("Credits", resources: [.process("Resources")]),
        app("FlipClock"),
        app("Hypnosis"),
        app("MailMove", ["AVFoundation", "LaminaMethods"]),
        app("WakeUp"),

        .systemLibrary(
            name: "CCairo", path: "Tests/Support/CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .target(name: "CSyncProbe", path: "Tests/Support/CSyncProbe"),
        .target(name: "CProbeSymbols", dependencies: ["CLaminaRuntime"], path: "Tests/Support/CProbeSymbols"),
        probe("WindowProbe"),
        probe("StopProbe"),
        probe("EndProbe"),
        probe("MainProbe"),
        probe("NetworkProbe"),
        probe("LineProbe"),
        probe("SnapshotProbe", ["LaminaSnapshots"]),
        .executableTarget(
            name: "SoundProbe", dependencies: ["UIKit", "Lamina", "AVFoundation", "CoreHaptics"], path: "Tests/Support/SoundProbe",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // The benchmark's app, which the package of the benchmarks builds too.
        .executableTarget(
            name: "Scenes", dependencies: ["UIKit", "Lamina"], path: "Benchmarks/Sources/Scenes", packageAccess: false,
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "ClockProbe", dependencies: ["LaminaProcess", "CLaminaRuntime", "CProbeSymbols"], path: "Tests/Support/ClockProbe"),
        .target(name: "TestRandom", path: "Tests/Support/TestRandom", swiftSettings: strict),
        .target(name: "TestLimits", path: "Tests/Support/TestLimits", swiftSettings: strict),
        .target(name: "TestFontFiles", path: "Tests/Support/TestFontFiles", swiftSettings: strict),
        .target(name: "TestSupport", dependencies: ["QuartzCore"], path: "Tests/Support/TestSupport", swiftSettings: strict),
        tests("LaminaPrimitives", ["TestRandom", "LaminaPrimitives"], data: ["Numerics/Values.txt", "Numerics/values.py"]),
        tests("LaminaConcurrency", ["LaminaConcurrency"]),
        .testTarget(
            name: "LaminaMethodsTests", dependencies: ["LaminaMethods"],
            // The methods' functions are found by name.
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
        tests("LaminaFoundation", ["LaminaFoundation", "LaminaMethods"]),
        tests("LaminaRaster", ["TestRandom", "LaminaRaster", "LaminaPrimitives", "CLaminaKernels", "CLaminaRules", "CCairo"]),
        tests("LaminaImages", ["LaminaImages", "LaminaPrimitives"]),
        tests("LaminaText", ["TestRandom", "TestFontFiles", "LaminaText", "LaminaPrimitives"]),
        tests("LaminaScene", ["LaminaConcurrency", "TestRandom", "LaminaScene", "LaminaPrimitives"]),
        tests(
            "LaminaHistory",
            ["TestRandom", "LaminaHistory", "LaminaCompositor", "LaminaScene", "LaminaPrimitives", "LaminaProcess", "QuartzCore"]),
        tests("LaminaLayout", ["TestRandom", "LaminaLayout"]),
        tests("LaminaScrolling", ["LaminaScrolling"]),
        tests("LaminaDynamics", ["LaminaDynamics", "LaminaPrimitives"]),
        tests("LaminaTables", ["LaminaTables"]),
        tests("LaminaHardware", ["LaminaHardware"]),
        tests("LaminaEditing", ["LaminaEditing"]),
        tests("LaminaMarkup", ["LaminaMarkup", "LaminaPrimitives"]),
        tests("LaminaProcess", ["LaminaProcess", "ClockProbe", "TestSupport"]),
        tests("LaminaMedia", ["LaminaMedia", "TestSupport"]),
        tests("LaminaHTML", ["LaminaHTML", "LaminaPrimitives"]),
        tests(
            "LaminaCompositor",
            ["LaminaConcurrency", "TestRandom", "LaminaCompositor", "LaminaGPU", "LaminaScene", "LaminaRaster", "LaminaPrimitives"]),
        tests("LaminaRun", ["LaminaRun", "LaminaHardware", "LaminaPrimitives"]),
        tests("LaminaNetwork", ["TestSupport", "LaminaNetwork"]),
        tests("LaminaFarm", ["TestSupport", "LaminaFarm"]),
        tests("LaminaProjects", ["LaminaProjects"]),
        tests(
            "LaminaStudio",
            [
                "LaminaStudio", "LaminaCompositor", "LaminaConcurrency", "LaminaHistory", "LaminaPrimitives", "LaminaProcess", "LaminaRun",
                "LaminaScene",
            ]),
        tests("LaminaWindow", ["LaminaConcurrency", "LaminaWindow", "LaminaScene", "LaminaPrimitives", "CSDL2"]),
        tests(
            "Lamina",
            [
                "TestSupport", "Lamina", "LaminaWindow", "LaminaRun", "LaminaHardware", "LaminaHistory", "LaminaProcess", "LaminaScene",
                "LaminaPrimitives", "LaminaConcurrency", "UIKit", "CoreGraphics",
            ]),
        tests(
            "LaminaVideo",
            [
                "LaminaConcurrency", "TestRandom", "TestSupport", "CSyncProbe", "LaminaVideo", "LaminaMedia", "LaminaProcess", "LaminaRun",
                "LaminaHardware",
                "LaminaImages", "LaminaPrimitives",
            ]),
        tests(
            "LaminaCommand",
            [
                "TestSupport", "LaminaCommand", "PackagePlayer", "CoreGraphics", "LaminaFarm", "LaminaHardware", "LaminaProjects", "LaminaImages",
                "LaminaRun", "LaminaPrimitives", "LaminaText", "QuartzCore", "LaminaHistory", "LaminaScene",
            ]),
        tests(
            "CoreGraphics",
            ["TestRandom", "TestFontFiles", "TestLimits", "CoreGraphics", "LaminaPrimitives", "LaminaText", "LaminaImages"]),
        tests("ImageIO", ["TestSupport", "TestLimits", "ImageIO", "CoreGraphics", "LaminaImages", "LaminaPrimitives"]),
        tests("UniformTypeIdentifiers", ["UniformTypeIdentifiers", "ImageIO", "CoreGraphics"]),
        tests(
            "StandIn",
            [
                "LaminaOS", "AudioToolbox", "AVFoundation", "LaminaMedia", "PlaygroundSupport", "LaminaCombine", "LaminaXCTest", "LaminaProcess",
                "LaminaConcurrency", "LaminaFoundation", "UIKit", "CoreMedia", "AVKit", "CoreLocation", "MapKit", "WebKit", "UserNotifications",
                "PhotosUI", "CoreMotion", "SafariServices", "StoreKit", "MessageUI", "LocalAuthentication",
                "CoreHaptics", "Speech", "Accelerate", "CoreImage", "MetalPerformanceShaders", "SceneKit", "SpriteKit", "CoreServices",
                "Contacts", "ContactsUI", "EventKit", "MediaPlayer", "Network", "Security", "CoreSpotlight", "QuickLook", "LaminaURLLoading",
                "CoreText", "ImageIO", "Photos", "QuartzCore",
            ]),
        tests("CoreText", ["TestFontFiles", "CoreText", "UIKit", "CoreGraphics", "LaminaText", "LaminaPrimitives"]),
        tests(
            "QuartzCore",
            [
                "LaminaConcurrency", "TestSupport", "TestRandom", "TestLimits", "QuartzCore", "CoreGraphics", "LaminaScene", "LaminaProcess",
                "LaminaCompositor", "LaminaPrimitives",
            ]),
        tests(
            "UIKit",
            [
                "TestLimits", "TestSupport", "UIKit", "QuartzCore", "CoreGraphics", "LaminaConcurrency", "LaminaScrolling", "LaminaMarkup",
                "LaminaScene", "LaminaImages",
                "LaminaHardware", "LaminaPrimitives", "LaminaMethods",
            ],
            data: ["Looks/Outlines", "Journals/Lines"]),
        tests(
            "App",
            [
                "TestSupport", "Credits", "FlipClock", "Hypnosis", "MailMove", "WakeUp", "WindowProbe", "EndProbe", "StopProbe", "MainProbe",
                "LineProbe", "NetworkProbe", "SoundProbe", "Scenes", "LaminaConcurrency", "LaminaCommand", "LaminaFarm", "UIKit", "LaminaImages",
                "LaminaPrimitives", "LaminaGPU", "LaminaRaster",
            ],
            data: ["Films/FilmHashes.txt"]),
        tests("LaminaGoldens", ["TestSupport", "LaminaGoldens", "LaminaImages", "LaminaPrimitives"]),
        // Not `SnapshotProbe`, whose clock stands still: its objects would become part of the process of all tests.
        tests("LaminaSnapshots", ["TestSupport", "LaminaGoldens", "LaminaPrimitives"]),
        tests(
            "Gallery",
            [
                "LaminaGallery", "LaminaGoldens", "LaminaGPU", "LaminaImages", "LaminaPrimitives", "LaminaCompositor", "LaminaHistory",
                "LaminaProcess",
                "LaminaScene",
            ],
            data: ["Goldens"]),
        tests(
            "Reference",
            [
                "LaminaConcurrency", "LaminaProcess", "LaminaFoundation", "LaminaText", "TestSupport", "UIKit", "QuartzCore", "CoreGraphics",
                "LaminaScene",
            ],
            data: ["Cases"]),
        tests("Repository", ["LaminaScene"], data: ["UnsafePlaces.txt", "UncheckedConversions.txt"]),
    ]
)

// libFuzzer has its own `main`, so this target exists only when `Fuzz/run` sets the variable.
if Context.environment["LAMINA_FUZZ"] == "1" {
    package.targets.append(
        .executableTarget(
            name: "LaminaFuzz",
            dependencies: [
                "UIKit", "QuartzCore", "CoreGraphics", "ImageIO", "LaminaCompositor", "LaminaScene", "LaminaRun", "LaminaText", "LaminaImages",
                "LaminaPrimitives", "LaminaMarkup", "LaminaProjects",
            ],
            path: "Fuzz/Sources"))
}

/// With `LAMINA_ONLY="LaminaSceneTests"` the package has only these targets and those that they need, so that their tests are built in seconds.
if let chosen = Context.environment["LAMINA_ONLY"] {
    var pending = chosen.split(separator: " ").map(String.init)
    var kept: Set<String> = []
    while let name = pending.popLast() {
        guard kept.insert(name).inserted, let target = package.targets.first(where: { $0.name == name }) else { continue }
        pending += target.dependencies.compactMap { dependency in
            switch dependency {
            case .byNameItem(let name, _), .targetItem(let name, _): name
            default: nil
            }
        }
    }
    package.targets.removeAll { !kept.contains($0.name) }
    package.products.removeAll { product in
        let names = (product as? Product.Library)?.targets ?? (product as? Product.Executable)?.targets ?? []
        return !names.allSatisfy(kept.contains)
    }
}
