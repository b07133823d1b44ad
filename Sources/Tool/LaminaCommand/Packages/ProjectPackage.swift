import Foundation
import LaminaProjects

/// The app of an Xcode project, a workspace or a playground: it is built as a Swift package in the user's cache.
struct ProjectPackage {
    private let path: String

    /// - Returns: Nil for a path without a project.
    /// - Throws: `.badProject` for a folder with several projects.
    init?(path: String) throws(ToolError) {
        do {
            switch try ProjectLocation(path) {
            case .project, .workspace, .playground: break
            // A folder with Swift files and no project may be anything, even the system's folder for temporary files.
            case .package, .sources: return nil
            }
        } catch .noProject, .notFound {
            return nil
        } catch {
            throw .badProject(error)
        }
        self.path = path
    }

    /// Reads the project, builds its app, and returns the path of the program; one line on standard error names each part that is skipped or broken.
    ///
    /// - Throws: `.badProject`, and the errors of `SwiftPackage`.
    func program() throws(ToolError) -> String {
        let folder: String
        do {
            let app = try ProjectReader.read(path)
            for line in app.warnings { writeToStandardError("lamina: warning: \(line)\n") }
            for line in app.skipped { writeToStandardError("lamina: skipped: \(line)\n") }
            folder = try AppPackage(app).write(below: AppPackage.cacheFolder(ProcessInfo.processInfo.environment, home: NSHomeDirectory()))
        } catch {
            throw .badProject(error)
        }
        guard let package = SwiftPackage(folder: folder) else { throw .badPackage(file: folder) }
        return try package.program()
    }
}
