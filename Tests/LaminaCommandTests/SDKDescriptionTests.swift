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
        for _ in 0..<2 { try installed.install(bundle) }
        #expect(installed.state(version: "6.3") == .ready(path: bundle.path))
        #expect(installed.state(version: "6.4") == .otherToolchain(version: "6.3"))
        #expect(installed.state(version: nil) == .ready(path: bundle.path))
        try FileManager.default.removeItem(at: bundle)
        #expect(installed.state(version: "6.3") == .moved(from: bundle.path))
    }

    @Test func aBundleThatTheUserCannotWriteIsSharedByOneOfTheUsersOwn() throws {
        let folder = try Folder()
        let bundle = URL(filePath: folder.file("lamina.artifactbundle"))
        for file in ["info.json", "sdk/swift-sdk.json", "sdk/toolset.json", "sdk/swiftc.flags", "sdk/toolchain", "sdk/bin/swiftc", "sdk/bin/lamina"] {
            _ = try folder.write(file, to: "lamina.artifactbundle/\(file)")
        }
        _ = try folder.write("module", to: "lamina.artifactbundle/sdk/modules/UIKit.swiftmodule")
        let installed = InstalledSDK(home: folder.file("home"))
        let place = folder.file("home/.swiftpm/swift-sdks/lamina.artifactbundle")
        try InstalledSDK.adopt(bundle, at: URL(filePath: place))
        #expect(try String(contentsOfFile: "\(place)/sdk/modules/UIKit.swiftmodule", encoding: .utf8) == "module")
        // The compiler completes the SDK around itself, so it is no link.
        #expect(throws: (any Error).self) { try FileManager.default.destinationOfSymbolicLink(atPath: "\(place)/sdk/bin/swiftc") }
        #expect(installed.state(version: nil) == .ready(path: place))
        let other = URL(filePath: folder.file("other"))
        #expect(throws: SDKError.otherInstallation(path: folder.file("lamina.artifactbundle/sdk/modules"))) { try installed.remove(other) }
        for _ in 0..<2 { try installed.remove(bundle) }
        #expect(installed.state(version: nil) == .none)
        #expect(FileManager.default.fileExists(atPath: folder.file("lamina.artifactbundle/sdk/modules/UIKit.swiftmodule")))
    }

    @Test func anInstallationWithoutABundleIsNamed() throws {
        let folder = try Folder()
        #expect(throws: SDKError.noBundle(path: folder.file("nowhere"))) {
            try InstalledSDK(home: folder.file("home")).install(URL(filePath: folder.file("nowhere")))
        }
    }
}
