import Foundation
import LaminaImages
import LaminaPrimitives
import Testing
import TestSupport

/// The built tool, in the same folder as the test bundle and the apps.
///
/// Each value has a temporary folder of its own.
struct Lamina {
    let folder: Folder

    init() throws { folder = try Folder() }

    /// Returns the path of a program that was built with the tests.
    static func app(_ name: String) -> String {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: name).path
    }

    /// Starts the tool in the temporary folder.
    ///
    /// - Parameter seconds: The time limit, after which the tool is killed.
    func start(_ arguments: [String], environment: [String: String] = [:], seconds: Int = 60, takesInput: Bool = false) throws -> Program {
        try Program(Self.app("lamina"), arguments, in: folder, environment: environment, seconds: seconds, takesInput: takesInput)
    }

    /// Runs the tool in the temporary folder and waits until it ends.
    func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Program.Result {
        try start(arguments, environment: environment).result()
    }

    /// Renders a still of an app.
    func still(_ app: String, at time: Double, _ more: [String] = []) throws -> Bitmap {
        let result = try run(["still", app, "--time", "\(time)", "-o", "still.png", "--overwrite"] + more)
        try #require(result.status == 0, "\(result.errors)")
        return try PNG.read(path: folder.file("still.png"))
    }

    /// Renders a range of a film's frames.
    func frames(_ app: String, _ range: ClosedRange<Int>, fps: Int, _ more: [String] = []) throws -> [Bitmap] {
        let arguments = ["--frames", "\(range.lowerBound)-\(range.upperBound)", "--fps", "\(fps)", "-o", "frame%06d.png", "--overwrite"]
        let result = try run(["render", app] + arguments + more)
        try #require(result.status == 0, "\(result.errors)")
        return try range.map { try PNG.read(path: folder.file("frame" + String(repeating: "0", count: 6 - "\($0)".count) + "\($0).png")) }
    }

    /// Returns the lines that `--hash` prints for each frame.
    func hashes(_ arguments: [String], environment: [String: String] = [:]) throws -> [String] {
        let result = try run(arguments + ["--hash"], environment: environment)
        try #require(result.status == 0, "\(result.errors)")
        return result.errors.split(separator: "\n").map(String.init).filter { $0.hasPrefix("frame ") }
    }
}
