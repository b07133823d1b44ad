import Foundation
import LaminaProcess
import LaminaProjects

/// The app of an Xcode project, a workspace or a playground: it is built as a Swift package in the user's cache.
struct ProjectPackage {
    private let path: String
    private let target: String?
    /// True for a build of its own that contains the project's previews.
    private let hasPreviews: Bool

    /// - Parameter target: The name of the app's target; nil takes the one that the project is named after.
    /// - Returns: Nil for a path without a project.
    /// - Throws: `.badProject` for a folder with several projects.
    init?(path: String, target: String? = nil, hasPreviews: Bool = false) throws(ToolError) {
        do {
            switch try ProjectLocation(path) {
            case .project, .workspace, .playground: break
            // A folder with Swift files and no project may be anything, even the system's folder for temporary files.
            case .sources(let folder): guard SourceFolder.isApp(folder) else { return nil }
            case .package: return nil
            }
        } catch .noProject, .notFound {
            return nil
        } catch {
            throw .badProject(error)
        }
        (self.path, self.target, self.hasPreviews) = (path, target, hasPreviews)
    }

    /// Reads the project, builds its app unless it is built, and returns the path of the program in the app's bundle.
    ///
    /// One line on standard error names each part of the project that is skipped or broken.
    ///
    /// - Throws: `.badProject`, `.noSDK`, `.notBuilt`.
    func program() throws(ToolError) -> String {
        let written = try write()
        let bundle = AppBundle(written.package, in: written.folder)
        let stamp = BuildStamp(written.app, tools: try Self.tools())
        // The lines stand in the output of the build; a start without one is silent.
        if stamp.isOfLastBuild(in: written.folder), ProgramSearch.isProgram(bundle.program) { return bundle.program }
        report(written.app)
        let options = hasPreviews ? PreviewCache.buildOptions : []
        guard let build = SwiftPackage(folder: written.folder, options: options) else { throw .badPackage(file: written.folder) }
        let products = try build.build()
        do { try bundle.adopt(from: products) } catch { throw .badProject(error) }
        stamp.remember(in: written.folder)
        return bundle.program
    }

    /// Reads the project and writes its package, without building it, and returns the package's folder.
    ///
    /// - Throws: `.badProject`.
    func source() throws(ToolError) -> String {
        let written = try write()
        report(written.app)
        return written.folder
    }

    private func write() throws(ToolError) -> (app: ProjectApp, package: AppPackage, folder: String) {
        do {
            let app = try ProjectReader.read(path, target: target)
            let package = AppPackage(app)
            let cache = AppPackage.cacheFolder(ProcessInfo.processInfo.environment, home: NSHomeDirectory())
            return (app, package, try package.write(below: hasPreviews ? PreviewCache.folder : cache))
        } catch {
            throw .badProject(error)
        }
    }

    private func report(_ app: ProjectApp) {
        for line in app.warnings { writeToStandardError("lamina: warning: \(line)\n") }
        for line in app.skipped { writeToStandardError("lamina: skipped: \(line)\n") }
    }

    /// The files that change with the installed SDK.
    private static func tools() throws(ToolError) -> [String] {
        guard case .ready(let bundle) = InstalledSDK(home: NSHomeDirectory()).state(version: nil) else { return [] }
        return ["toolchain", "swiftc.flags", "bin/swiftc"].map { "\(bundle)/\(SDKDescription.variant)/\($0)" }
    }
}
