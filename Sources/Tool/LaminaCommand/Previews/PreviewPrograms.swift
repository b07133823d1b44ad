import Foundation

/// The programs that contain the previews of a package or a project; all are built first.
///
/// A package's executables contain the previews of their targets. Previews of other targets get programs of their own, which link the library products.
struct PreviewPrograms {
    private let path: String
    private let target: String?

    /// - Parameters:
    ///   - path: A package's folder, a project or a folder that has one.
    ///   - target: The app's target in a project.
    init(path: String, target: String?) {
        self.path = URL(filePath: path).standardizedFileURL.path
        self.target = target
    }

    /// The folder from which the places of previews are counted.
    var root: String {
        let isProject = ["xcodeproj", "xcworkspace", "playground"].contains(URL(filePath: path).pathExtension)
        let folder = URL(filePath: path).resolvingSymlinksInPath()
        return isProject ? folder.deletingLastPathComponent().path : folder.path
    }

    /// Builds the programs, and returns the paths of those that could be built.
    ///
    /// - Parameter failure: Receives the product and the error of each program that could not, unless none could.
    /// - Throws: `.noPreviews`, `.previewsNeedSDK`, `.noApp`, and the errors of `SwiftPackage` and `ProjectPackage`.
    func built(failure: (String, ToolError) -> Void) throws(ToolError) -> [String] {
        guard FileManager.default.fileExists(atPath: path) else { throw .noApp(name: path) }
        if target == nil, let package = SwiftPackage(folder: path) { return try programs(of: package, failure) }
        guard let project = try ProjectPackage(path: path, target: target, hasPreviews: true) else { throw .noPreviews(path: path) }
        return [try project.program()]
    }

    private func programs(of package: SwiftPackage, _ failure: (String, ToolError) -> Void) throws(ToolError) -> [String] {
        let description = try package.describe()
        let catalogs = PackageCatalogs(package: path, description: description)
        var (programs, errors): ([String], [(product: String, error: ToolError)]) = ([], [])
        for build in try builds(of: description) {
            do throws(ToolError) {
                let products = try build.built()
                catalogs.link(into: products)
                programs.append(products + "/" + build.product)
            } catch {
                errors.append((build.source, error))
            }
        }
        if programs.isEmpty, let first = errors.first { throw first.error }
        for (product, error) in errors { failure(product, error) }
        return programs
    }

    private func builds(of description: SwiftPackage.Description) throws(ToolError) -> [ProgramBuild] {
        if description.namesLamina { throw .previewsNeedSDK(package: path) }
        let (executables, libraries) = PreviewProducts(description) { hasPreviews($0) }.names
        guard !executables.isEmpty || !libraries.isEmpty else { throw .noPreviews(path: path) }
        let scratch = ["--scratch-path", PreviewCache.folder(of: path) + "/build"]
        let programs = executables.map { ProgramBuild(package: path, product: $0, source: $0, name: "\(path), product \($0),", options: scratch) }
        return libraries.isEmpty ? programs : programs + (try LibraryPrograms(package: path, products: libraries).builds())
    }

    private func hasPreviews(_ target: SwiftPackage.Description.Target) -> Bool {
        target.sources.contains { source in
            source.hasSuffix(".swift")
                && (try? String(contentsOfFile: "\(path)/\(target.path)/\(source)", encoding: .utf8))?.contains("#Preview") == true
        }
    }
}
