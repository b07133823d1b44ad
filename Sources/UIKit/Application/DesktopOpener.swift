import CoreGraphics
import Foundation

/// Hands a link to the desktop, which knows the user's browser.
package enum DesktopOpener {
    private static let program = "xdg-open"

    /// Opens a link without waiting for the program that shows it.
    ///
    /// The program is started directly: no shell reads the address.
    ///
    /// - Returns: Whether it could be handed over.
    package static func open(_ url: URL) -> Bool {
        guard let path = find(program, in: ProcessInfo.processInfo.environment["PATH"] ?? "") else {
            Diagnostics.report(exception: "UIApplication", detail: "cannot open \(url.absoluteString): there is no \(program)")
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

    /// The first file of that name among the folders of a search path.
    static func find(_ name: String, in searchPath: String) -> String? {
        searchPath.split(separator: ":").lazy.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
