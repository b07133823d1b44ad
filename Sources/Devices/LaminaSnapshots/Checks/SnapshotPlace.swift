import Foundation
import Testing
import XCTest

/// The place of an expectation in the source of its test.
struct SnapshotPlace {
    let fileID: StaticString
    let filePath: StaticString
    let function: String
    let line: Int
    let column: Int

    /// The path of the test's file.
    private var file: URL { URL(filePath: "\(filePath)") }
    /// The file's name without its ending.
    private var fileName: String { file.deletingPathExtension().lastPathComponent }
    /// The file's name and the line, for messages.
    var text: String { "\(file.lastPathComponent):\(line)" }

    /// The name of a snapshot: the test's function, the snapshot's own name, its time and its variant.
    ///
    /// - Parameter time: In seconds; 0 is not named.
    func name(_ own: String?, time: Double = 0, variant: SnapshotVariant) -> String {
        let test = function.prefix { $0 != "(" }
        let parts = [String(test), own, time == 0 ? nil : "at-\(time)"].compactMap(\.self) + variant.words
        return parts.filter { !$0.isEmpty }.map(Self.safe).joined(separator: ".")
    }

    /// The path of a golden: in the folder of the variable `LAMINA_SNAPSHOTS`, else in `__Snapshots__` beside the test's file.
    func golden(_ name: String) -> String {
        let other = ProcessInfo.processInfo.environment["LAMINA_SNAPSHOTS"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
        let folder = other ?? file.deletingLastPathComponent().appending(path: "__Snapshots__")
        return folder.appending(path: "\(fileName)/\(name).png").path
    }

    /// The name of a snapshot in the folder of failures.
    func failureName(_ name: String) -> String { "\(fileName)/\(name)" }

    /// The folder of failures: that of the variable `LAMINA_SNAPSHOT_FAILURES`, else `.build/snapshot-failures` of the test's package.
    var failures: URL {
        if let path = ProcessInfo.processInfo.environment["LAMINA_SNAPSHOT_FAILURES"], !path.isEmpty { return URL(filePath: path) }
        let folders = sequence(first: file.deletingLastPathComponent()) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
        let package = folders.first { FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path) }
        return (package ?? FileManager.default.temporaryDirectory).appending(path: ".build/snapshot-failures")
    }

    /// Reports a failure to the running test of Swift Testing or, without one, of XCTest.
    func fail(_ message: String) {
        guard Test.current != nil else { return XCTFail(message, file: filePath, line: UInt(clamping: line)) }
        Issue.record(
            Comment(rawValue: message),
            sourceLocation: SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: column))
    }

    /// Letters, digits, dots and hyphens; every other character becomes a hyphen.
    private static func safe(_ text: String) -> String {
        String(text.prefix(100).map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" })
    }
}
