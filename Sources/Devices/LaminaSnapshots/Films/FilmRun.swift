import CLaminaEntry
import CLaminaSnapshots
import Foundation
import Glibc
import LaminaGoldens
import LaminaProcess
import LaminaRun
import UIKit

/// One performance of an app in a process of its own: this program, started again on a driven clock.
///
/// `DrivenClock` needs the whole process, and a test's process belongs to the tests. So the film's app runs as under `lamina render`, with the same
/// frames, and a crash of it fails one test.
struct FilmRun {
    /// The mangled name of the app's class.
    let name: String
    /// The name for messages.
    let title: String
    var request: RunRequest

    @MainActor
    init(of type: AnyClass, _ variant: SnapshotVariant, events: [SnapshotEvent], duration: Double, frameRate: Int, scale: Double)
        throws(SnapshotError)
    {
        title = "\(type)"
        guard let name = _mangledTypeName(type), SnapshotApp.canRun(type) else { throw .noApp(name: title) }
        guard duration.isFinite, duration > 0, duration <= 86_400 else { throw .badTime(duration) }
        self.name = name
        request = RunRequest(destination: .nowhere, format: .bgra)
        let rate = FrameRate(min(1000, max(1, frameRate)))
        request.moments = .film(frames: 0...max(0, Int((duration * Double(rate.numerator)).rounded()) - 1), rate: rate)
        request.device = RunDevice(model: variant.device.model)
        request.device?.isLandscape = variant.isLandscape
        if let size = request.device?.screenSize { (request.width, request.height) = size }
        request.scale = scale
        request.events = events.map(\.event).sorted { $0.time < $1.time }
        request.appearance = variant.appearance == .dark ? .dark : .light
        request.locale = variant.locale
        request.textSize = variant.textSize.rawValue
        request.isRightToLeft = variant.resolvedDirection == .rightToLeft
        request.hash = true
        request.progress = .none
    }

    /// Runs the app; without a file its frames are drawn and only their hashes kept.
    ///
    /// - Throws: `SnapshotError` when it ends before its last frame.
    func hashes(writing file: String? = nil, format: OutputFormat = .apng) throws -> FrameHashes {
        var request = request
        if let file { (request.destination, request.format, request.overwrite) = (.file(file), format, true) }
        let messages = try output(of: request)
        let hashes = messages.compactMap(FrameHash.init(line:)).map { String($0.line.suffix(16)) }
        let count = request.frames.count
        guard hashes.count == count else {
            let words = messages.filter { FrameHash(line: $0) == nil && !["ready", "end"].contains($0) }.prefix(12).joined(separator: "\n")
            throw SnapshotError.incomplete(name: title, frames: hashes.count, of: count, messages: words)
        }
        return FrameHashes(width: request.frameFormat.width, height: request.frameFormat.height, hashes: hashes)
    }

    /// Starts the program and returns the lines that it writes.
    private func output(of request: RunRequest) throws -> [String] {
        try request.checkNumbers()
        let home = try FilmHome()
        defer { withExtendedLifetime(home) {} }
        guard let pipe = DescriptorPipe() else { throw SnapshotError.cannotWrite(path: title, reason: "there is no descriptor left") }
        var request = request
        request.statusDescriptor = Self.statusDescriptor
        var environment = FilmEnvironment.made(from: ProcessInfo.processInfo.environment)
        environment[RunRequest.variable] = try request.environmentValue()
        environment[SystemRandom.seedVariable] = "\(request.seed)"
        environment[LAMINA_SNAPSHOT_CLASS] = name
        // The runtime's own account of a crash is longer than the message of the app.
        environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? "enable=no"
        environment["LD_PRELOAD"] = Self.entryLibrary ?? environment["LD_PRELOAD"]
        environment.merge(home.variables) { _, home in home }
        let launch = ChildProcess.Launch(
            path: "/proc/self/exe", arguments: [], environment: environment,
            descriptors: [STDOUT_FILENO: pipe.writeEnd, STDERR_FILENO: pipe.writeEnd, Self.statusDescriptor: pipe.writeEnd])
        let child: ChildProcess
        do { child = try ChildProcess.start(launch) } catch {
            close(pipe.writeEnd)
            close(pipe.readEnd)
            throw error
        }
        close(pipe.writeEnd)
        let data = FileHandle(fileDescriptor: pipe.readEnd, closeOnDealloc: true).readDataToEndOfFile()
        let ending = child.wait()
        var lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        if ending != .exited(status: 0) { lines.append("\(ending)") }
        return lines
    }

    private static let statusDescriptor: Int32 = 3

    /// The path of the library with the entry of an app, beside the library that has this code; nil when the program itself has the entry.
    private static var entryLibrary: String? {
        // Safe because the loader keeps the path.
        guard let file = unsafe lamina_snapshots_file() else { return nil }
        let path = URL(filePath: unsafe String(cString: file)).deletingLastPathComponent().appending(path: "libLaminaEntry.so").path
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }
}
