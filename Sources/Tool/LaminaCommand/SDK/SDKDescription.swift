import Foundation

/// The JSON files by which Swift Package Manager knows a Swift SDK.
///
/// - Source: Swift Evolution SE-0387, "Swift SDKs for Cross-Compilation"; schema 4.0 of `swift-sdk.json`.
struct SDKDescription {
    /// The SDK's name, as in `swift build --swift-sdk lamina`.
    static let name = "lamina"
    /// The folder of the SDK in its artifact bundle.
    static let variant = "sdk"

    /// The platform on which the programs run, such as `x86_64-unknown-linux-gnu`.
    let triple: String
    /// The version of Lamina.
    let version: String

    /// The contents of the files by their paths in the artifact bundle.
    func files() throws -> [String: Data] {
        let info = Info(artifacts: [Self.name: .init(version: version, variants: [.init(path: Self.variant, supportedTriples: [triple])])])
        let sdk = SDK(targetTriples: [triple: .init()])
        return [
            "info.json": try encode(info), "\(Self.variant)/swift-sdk.json": try encode(sdk), "\(Self.variant)/toolset.json": try encode(Toolset()),
        ]
    }

    private func encode(_ value: some Encodable) throws -> Data { try value.readableJSON() + Data("\n".utf8) }

    private struct Info: Encodable {
        var schemaVersion = "1.0"
        let artifacts: [String: Artifact]

        struct Artifact: Encodable {
            var type = "swiftSDK"
            let version: String
            let variants: [Variant]
        }

        struct Variant: Encodable {
            let path: String
            let supportedTriples: [String]
        }
    }

    /// All paths are relative to the file, so that the bundle can be moved.
    private struct SDK: Encodable {
        var schemaVersion = "4.0"
        let targetTriples: [String: Target]

        struct Target: Encodable {
            var sdkRootPath = "sysroot"
            var toolsetPaths = ["toolset.json"]
        }
    }

    /// The compiler is the program `swiftc` below the root path; it adds the arguments for modules and libraries itself.
    private struct Toolset: Encodable {
        var schemaVersion = "1.0"
        var rootPath = "bin"
    }
}
