// swift-tools-version: 6.2
import Foundation
import PackageDescription

let strict: [SwiftSetting] = [
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
]

/// The folder of the toolchain's own parser of Swift, nil in a toolchain without it.
///
/// The library by which this manifest is read belongs to the toolchain, wherever that is installed.
let parser: String? = {
    // The kernel gives this file line by line, and says that it has no length.
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var line = [CChar](repeating: 0, count: 4096)
    var path: Substring?
    while path == nil, fgets(&line, CInt(line.count), maps) != nil {
        let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        if text.hasSuffix("/libPackageDescription.so\n") { path = text.drop { $0 != "/" }.dropLast() }
    }
    guard let path else { return nil }
    let host = URL(filePath: String(path)).deletingLastPathComponent().appending(path: "../../host").standardizedFileURL.path
    let needed = ["SwiftParser.swiftmodule", "SwiftSyntax.swiftmodule", "libSwiftParser.so", "libSwiftSyntax.so"]
    return needed.allSatisfy { FileManager.default.fileExists(atPath: "\(host)/\($0)") } ? host : nil
}()

// The package swift-syntax is the same parser, and takes five minutes of processor time to build (Documentation/Decisions/030-the-toolchains-parser.md).
let dependencies: [Package.Dependency] =
    parser == nil ? [.package(url: "https://github.com/swiftlang/swift-syntax", "603.0.1"..<"604.0.0")] : []
let products: [Target.Dependency] =
    parser == nil ? [.product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax")] : []
let modules: [SwiftSetting] = parser.map { [.unsafeFlags(["-I", $0])] } ?? []
/// The parser's tables of operators.
let operators: [Target.Dependency] = parser == nil ? [.product(name: "SwiftOperators", package: "swift-syntax")] : []
let operatorLibrary: [LinkerSetting] = parser == nil ? [] : [.unsafeFlags(["-lSwiftOperators"])]
// An installed SDK has the libraries beside its programs.
let libraries: [LinkerSetting] =
    parser.map { folder in
        let places = ["$ORIGIN/../runtime", folder].flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
        return [.unsafeFlags(["-L", folder, "-lSwiftParser", "-lSwiftSyntax"] + places)]
    } ?? []

/// The compiler for source that was written for Apple's systems: a package of its own, so that nobody who uses Lamina as a library builds it.
let package = Package(
    name: "lamina-port",
    products: [
        .executable(name: "lamina-swiftc", targets: ["LaminaCompiler"]), .executable(name: "lamina-mutate", targets: ["LaminaMutate"]),
    ],
    dependencies: dependencies,
    targets: [
        .target(name: "LaminaPort", dependencies: products, swiftSettings: strict + modules, linkerSettings: libraries),
        .executableTarget(name: "LaminaCompiler", dependencies: ["LaminaPort"], swiftSettings: strict + modules),
        .target(
            name: "LaminaMutation", dependencies: products + operators, swiftSettings: strict + modules, linkerSettings: libraries + operatorLibrary),
        .executableTarget(name: "LaminaMutate", dependencies: ["LaminaMutation"], swiftSettings: strict + modules),
        .testTarget(name: "LaminaMutationTests", dependencies: ["LaminaMutation"], swiftSettings: modules),
        .testTarget(name: "LaminaPortTests", dependencies: ["LaminaPort", "LaminaCompiler"], swiftSettings: modules),
    ]
)
