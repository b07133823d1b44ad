// swift-tools-version: 6.2
import PackageDescription

/// A separate package, so that users of Lamina do not build its benchmarks.
let package = Package(
    name: "lamina-benchmarks",
    dependencies: [.package(name: "lamina", path: "..")],
    targets: [
        .executableTarget(
            name: "Scenes", dependencies: [.product(name: "UIKit", package: "lamina")], swiftSettings: [.swiftLanguageMode(.v5)])
    ]
)
