// swift-tools-version: 6.2
import PackageDescription

/// A package of its own, so that nobody who uses Lamina builds its benchmarks.
let package = Package(
    name: "lamina-benchmarks",
    dependencies: [.package(name: "lamina", path: "..")],
    targets: [
        .executableTarget(
            name: "Scenes", dependencies: [.product(name: "UIKit", package: "lamina")], swiftSettings: [.swiftLanguageMode(.v5)])
    ]
)
