import Foundation
import LaminaImages
import LaminaPrimitives
import Testing
import TestSupport

/// The built tool, beside the test bundle, with the apps beside it; each object has a folder of its own.
struct Lamina {
    let folder: Folder

    init() throws { folder = try Folder() }

    /// A program that is built with the tests.
    static func app(_ name: String) -> String {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: name).path
    }

    /// Starts the tool in the folder.
    func start(_ arguments: [String], environment: [String: String] = [:], takesInput: Bool = false) throws -> Program {
        try Program(Self.app("lamina"), arguments, in: folder, environment: environment, takesInput: takesInput)
    }

    /// Runs the tool in the folder to its end.
    func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Program.Result {
        try start(arguments, environment: environment).result()
    }

    /// What the app looks like at a moment.
    func still(_ app: String, at time: Double, _ more: [String] = []) throws -> Bitmap {
        let result = try run(["still", app, "--time", "\(time)", "-o", "still.png", "--overwrite"] + more)
        try #require(result.status == 0, "\(result.errors)")
        return try PNG.read(path: folder.file("still.png"))
    }

    /// Frames of a film, by number.
    func frames(_ app: String, _ range: ClosedRange<Int>, fps: Int, _ more: [String] = []) throws -> [Bitmap] {
        let arguments = ["--frames", "\(range.lowerBound)-\(range.upperBound)", "--fps", "\(fps)", "-o", "frame%06d.png", "--overwrite"]
        let result = try run(["render", app] + arguments + more)
        try #require(result.status == 0, "\(result.errors)")
        return try range.map { try PNG.read(path: folder.file("frame" + String(repeating: "0", count: 6 - "\($0)".count) + "\($0).png")) }
    }

    /// The lines with each frame's hash; the pictures themselves are thrown away.
    func hashes(_ arguments: [String], environment: [String: String] = [:]) throws -> [String] {
        let result = try run(arguments + ["--hash"], environment: environment)
        try #require(result.status == 0, "\(result.errors)")
        return result.errors.split(separator: "\n").map(String.init).filter { $0.hasPrefix("frame ") }
    }
}
