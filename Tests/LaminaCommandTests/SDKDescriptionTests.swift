import Foundation
import TestSupport
import Testing

@testable import LaminaCommand

@Suite struct SDKDescriptionTests {
    private func object(_ name: String) throws -> [String: Any] {
        let files = try SDKDescription(triple: "x86_64-unknown-linux-gnu", version: "1.2.3").files()
        let data = try #require(files[name])
        return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test func theBundleOffersOneSDKForThePlatform() throws {
        let info = try object("info.json")
        #expect(info["schemaVersion"] as? String == "1.0")
        let artifact = try #require((info["artifacts"] as? [String: Any])?["lamina"] as? [String: Any])
        #expect(artifact["type"] as? String == "swiftSDK")
        #expect(artifact["version"] as? String == "1.2.3")
        let variant = try #require((artifact["variants"] as? [[String: Any]])?.first)
        #expect(variant["path"] as? String == "sdk")
        #expect(variant["supportedTriples"] as? [String] == ["x86_64-unknown-linux-gnu"])
    }

    @Test func everyPathIsInsideTheBundle() throws {
        let sdk = try object("sdk/swift-sdk.json")
        #expect(sdk["schemaVersion"] as? String == "4.0")
        let target = try #require((sdk["targetTriples"] as? [String: Any])?["x86_64-unknown-linux-gnu"] as? [String: Any])
        #expect(target["sdkRootPath"] as? String == "sysroot")
        #expect(target["toolsetPaths"] as? [String] == ["toolset.json"])
        #expect(try object("sdk/toolset.json")["rootPath"] as? String == "bin")
    }

    @Test func anInstalledSDKIsALinkWhoseTargetMayHaveGone() throws {
        let folder = try Folder()
        let installed = InstalledSDK(home: folder.file("home"))
        #expect(installed.state(version: "6.3") == .none)
        let bundle = URL(filePath: folder.file("prefix/lamina.artifactbundle"))
        _ = try folder.write("6.3\n", to: "prefix/lamina.artifactbundle/sdk/toolchain")
        // The second time replaces the link.
        for _ in 0..<2 { try installed.register(bundle) }
        #expect(installed.state(version: "6.3") == .ready(path: bundle.path))
        #expect(installed.state(version: "6.4") == .otherToolchain(version: "6.3"))
        #expect(installed.state(version: nil) == .ready(path: bundle.path))
        try FileManager.default.removeItem(at: bundle)
        #expect(installed.state(version: "6.3") == .moved(from: bundle.path))
    }
}
