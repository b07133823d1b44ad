import Foundation
import LaminaProjects

/// The builds that contain previews: they lie in the user's cache, apart from all other builds.
enum PreviewCache {
    /// The folder of the builds.
    static var folder: String {
        AppPackage.cacheFolder(ProcessInfo.processInfo.environment, home: NSHomeDirectory()) + "/previews"
    }

    /// The arguments of `swift build` by which the Swift SDK's compiler keeps the previews.
    static let buildOptions = ["-Xswiftc", "-DLAMINA_PREVIEWS"]

    /// Returns the folder for a build of a package, the same one for each call.
    ///
    /// - Parameter package: The package's absolute path.
    static func folder(of package: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in package.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return "\(folder)/package-\(String(hash, radix: 16))"
    }
}
