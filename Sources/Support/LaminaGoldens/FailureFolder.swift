package import Foundation
import LaminaImages
package import LaminaPrimitives

/// The folder with what is known about failed snapshots: a folder for each, and one page that shows all.
///
///     index.html
///     ProfileTests/profile.dark/failure.json  actual.png  expected.png  difference.png  tree.json
///
/// Test processes of one run share the folder: each writes the page anew from all reports that are there. The first process of another run removes
/// them.
package struct FailureFolder: Sendable {
    package let url: URL

    package init(_ url: URL) { self.url = url }

    /// Removes what an earlier run said about a snapshot.
    ///
    /// - Throws: An error of the file system.
    package func forget(_ name: String) throws {
        let folder = folder(of: name)
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        try FileManager.default.removeItem(at: folder)
        try writePage()
    }

    /// Writes one file of a snapshot.
    ///
    /// - Throws: An error of the file system.
    package func write(_ data: Data, as file: String, of name: String) throws {
        let folder = folder(of: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: folder.appending(path: file), options: .atomic)
    }

    /// Writes the pictures of a moment, and adds them to a report.
    ///
    /// - Parameters:
    ///   - mark: Distinguishes the moment's files from those of other moments, such as `-12`.
    ///   - time: The moment, in seconds; nil for a still picture.
    /// - Returns: The difference; nil when one of the pictures is missing.
    /// - Throws: An error of the file system or `ImageFileError`.
    @discardableResult
    package func add(
        actual: Bitmap?, expected: Bitmap?, mark: String = "", time: Double? = nil, to report: inout FailureReport
    ) throws -> PictureDifference? {
        var picture = FailureReport.Picture(time: time)
        picture.actual = try actual.map { try write($0, as: "actual\(mark).png", of: report.name) }
        picture.expected = try expected.map { try write($0, as: "expected\(mark).png", of: report.name) }
        var difference: PictureDifference?
        if let actual, let expected {
            let found = PictureDifference(actual, expected)
            picture.difference = try write(found.picture, as: "difference\(mark).png", of: report.name)
            difference = found
        }
        report.pictures.append(picture)
        return difference
    }

    /// Writes a report, and the page with it.
    ///
    /// - Throws: An error of the file system.
    package func add(_ report: FailureReport) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try write(try encoder.encode(report), as: Self.report, of: report.name)
        try writePage()
    }

    /// The page with all failures.
    package var page: URL { url.appending(path: "index.html") }

    /// The folder of a snapshot's files.
    package func folder(of name: String) -> URL { url.appending(path: name, directoryHint: .isDirectory) }

    private static let report = "failure.json"

    private func write(_ picture: Bitmap, as file: String, of name: String) throws -> String {
        try write(Data(try PNG.encode(picture, isOpaque: false)), as: file, of: name)
        return file
    }

    func writePage() throws { try Data(FailurePage(reports: reports).text.utf8).write(to: page, options: .atomic) }

    /// All reports that can be read, sorted by name.
    package var reports: [FailureReport] {
        let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return files.filter { $0.lastPathComponent == Self.report }
            .compactMap { file in (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(FailureReport.self, from: $0) } }
            .sorted { $0.name < $1.name }
    }
}
