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

func nio(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-nio") }

/// The server of the studio's page: a package of its own, so that nobody who uses Lamina as a library resolves or builds SwiftNIO.
let package = Package(
    name: "lamina-studio",
    products: [.executable(name: "lamina-studio", targets: ["LaminaStudio"])],
    dependencies: [.package(url: "https://github.com/apple/swift-nio", from: "2.101.2")],
    targets: [
        .target(
            name: "LaminaStudioServer", dependencies: [nio("NIOCore"), nio("NIOPosix"), nio("NIOHTTP1"), nio("NIOWebSocket")],
            resources: [.embedInCode("Page")], swiftSettings: strict),
        .executableTarget(name: "LaminaStudio", dependencies: ["LaminaStudioServer", nio("NIOCore"), nio("NIOPosix")], swiftSettings: strict),
        .testTarget(
            name: "LaminaStudioServerTests",
            dependencies: ["LaminaStudioServer", nio("NIOCore"), nio("NIOPosix"), nio("NIOHTTP1"), nio("NIOWebSocket"), nio("NIOEmbedded")]),
    ]
)
