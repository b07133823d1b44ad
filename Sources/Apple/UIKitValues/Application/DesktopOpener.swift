import CoreGraphics
import Foundation

/// Opens links with the desktop's `xdg-open`, which starts the user's browser or mail program.
package enum DesktopOpener {
    private static let program = "xdg-open"

    /// Opens a link without waiting for the program that shows it.
    ///
    /// `xdg-open` is started directly, without a shell, so that a URL cannot inject shell commands.
    ///
    /// - Returns: True when the program could be started.
    package static func open(_ url: URL) -> Bool {
        guard let path = find(program, in: ProcessInfo.processInfo.environment["PATH"] ?? "") else {
            Diagnostics.report(exception: "UIApplication", detail: "cannot open \(url.absoluteString): \(program) is not installed")
            return false
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = [url.absoluteString]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return (try? process.run()) != nil
    }

    /// Returns the path of the first executable file with this name in the folders of a search path; nil when there is none.
    package static func find(_ name: String, in searchPath: String) -> String? {
        searchPath.split(separator: ":").lazy.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
