import Foundation
import Glibc

/// The bundle of an app in its package's folder, into which the built program is put.
package struct AppBundle: Hashable, Sendable {
    /// The bundle's folder, such as `…/Shop-58a1c0d2e4b79f13/Shop.app`.
    package let folder: String
    private let name: String

    /// - Parameter package: The folder that `AppPackage.write` returned.
    package init(_ app: AppPackage, in package: String) {
        name = app.name
        folder = package + "/" + AppPackage.bundle(of: app.name)
    }

    /// The path of the program in the bundle, whether it is there or not.
    package var program: String { folder + "/" + name }

    /// Puts a built program into the bundle, and beside it links to the bundles of the packages that it uses.
    ///
    /// The program is the same file under a second name: a link would lead Foundation to the folder of the build as the main bundle.
    ///
    /// - Parameter build: The folder of built products.
    /// - Throws: `ProjectError.cannotWrite`.
    package func adopt(from build: String) throws(ProjectError) {
        let draft = "\(folder)/.\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: draft) }
        do {
            // An app without Info.plist and resources has no file in the bundle yet.
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            do {
                try FileManager.default.linkItem(atPath: build + "/" + name, toPath: draft)
            } catch {
                // The build may lie on another disk.
                try FileManager.default.copyItem(atPath: build + "/" + name, toPath: draft)
            }
            // The name is exchanged at once, so another process never finds a bundle without a program.
            guard unsafe rename(draft, program) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            for resources in FileLookup.names(in: build) where ["resources", "bundle"].contains(FilePath.type(resources)) {
                try? FileManager.default.createSymbolicLink(atPath: "\(folder)/\(resources)", withDestinationPath: "\(build)/\(resources)")
            }
        } catch {
            throw .cannotWrite(path: program, reason: error.localizedDescription)
        }
    }
}
