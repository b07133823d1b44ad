import Foundation

/// The files below a folder, sorted by path; a bundle or catalogue counts as one file.
struct FolderWalk {
    private(set) var files: [SynchronizedFolder.File] = []
    /// The folders that were entered, without links: a link may lead to an ancestor.
    private var visited: Set<String> = []

    /// The most files and folders; a link to `/` does not end the walk otherwise.
    private static let most = 100_000

    /// Walks a folder.
    ///
    /// - Parameters:
    ///   - wholeFolders: Relative paths of folders that are not entered.
    ///   - skipped: Names of folders that are left out.
    init(_ root: String, wholeFolders: Set<String> = [], skipping skipped: Set<String> = []) {
        var waiting = [root]
        while let path = waiting.popLast(), visited.count + files.count < Self.most {
            let isFolder = FileLookup.isFolder(path)
            guard isFolder, path == root || !isUnit(path, root: root, wholeFolders) else {
                files.append(SynchronizedFolder.File(path: path, isFolder: isFolder))
                continue
            }
            guard visited.insert(URL(filePath: path).resolvingSymlinksInPath().path).inserted else { continue }
            let names = FileLookup.names(in: path).filter { !skipped.contains($0) }
            waiting += names.reversed().map { path + "/" + $0 }
        }
    }

    private func isUnit(_ path: String, root: String, _ wholeFolders: Set<String>) -> Bool {
        Self.unitTypes.contains(FilePath.type(path)) || wholeFolders.contains(String(path.dropFirst(root.count + 1)))
    }

    private static let unitTypes: Set = [
        "xcassets", "bundle", "framework", "xcframework", "xcdatamodeld", "scnassets", "atlas", "playground", "xcodeproj", "xcworkspace",
        "docc", "mlpackage", "icon", "rkassets", "xcstickers",
    ]
}
