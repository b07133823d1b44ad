import CoreGraphics
import Foundation
import LaminaProcess

/// Opens links with the desktop's `xdg-open`, which starts the user's browser or mail program.
package enum DesktopOpener {
    private static let program = "xdg-open"

    /// Opens a link without waiting for the program that shows it.
    ///
    /// `xdg-open` is started directly, without a shell, so that a URL cannot inject shell commands.
    ///
    /// - Returns: True when the program could be started.
    package static func open(_ url: URL) -> Bool {
        guard let path = ProgramSearch.program(program, in: ProcessInfo.processInfo.environment["PATH"] ?? "") else {
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
}
