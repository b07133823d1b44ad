import LaminaGoldens
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
    init(of type: AnyClass, _ variant: SnapshotVariant, _ script: FilmScript, scale: Double, patience: Double) throws {
        title = "\(type)"
        guard let name = _mangledTypeName(type), SnapshotApp.canRun(type) else { throw SnapshotError.noApp(name: title) }
        try variant.check()
        guard scale > 0, scale <= 10 else { throw FilmError.scale(scale) }
        guard patience > 0, patience <= RunLimits.longestPatience else { throw FilmError.patience(patience) }
        self.name = name
        request = RunRequest(destination: .nowhere, format: .bgra)
        request.apply(variant)
        try script.check(on: (request.width, request.height))
        request.moments = .film(frames: script.frames, rate: FrameRate(script.frameRate))
        request.events = script.events.map(\.event).sorted { $0.time < $1.time }
        (request.scale, request.patience) = (scale, patience)
        (request.date, request.hash, request.progress) = (Self.date, true, .none)
    }

    /// 2026-01-01T09:41:00Z in seconds since 1970: the status bar shows at the beginning of a film the time that it has in snapshots.
    private static let date = 1_767_260_460.0

    /// Runs the app; without a file its frames are drawn and only their hashes kept.
    ///
    /// - Throws: `SnapshotError` when it ends before its last frame.
    func hashes(writing file: String? = nil, format: OutputFormat = .apng) throws -> FrameHashes {
        var request = request
        if let file { (request.destination, request.format, request.overwrite) = (.file(file), format, true) }
        let result = try FilmProcess(name: name, title: title, request: request).run()
        let hashes = result.lines.compactMap(FrameHash.init(line:)).map { String($0.line.suffix(16)) }
        let count = request.frames.count
        guard hashes.count == count, !result.hung else {
            let words = result.lines.filter { FrameHash(line: $0) == nil && !["ready", "end"].contains($0) }.prefix(12).joined(separator: "\n")
            guard !result.hung else {
                throw SnapshotError.hung(name: title, seconds: request.patience, frames: hashes.count, of: count, messages: words)
            }
            throw SnapshotError.incomplete(name: title, frames: hashes.count, of: count, messages: words)
        }
        return FrameHashes(width: request.frameFormat.width, height: request.frameFormat.height, hashes: hashes)
    }
}

extension RunRequest {
    /// Takes the device, the appearance, the text size, the language and the direction of a variant.
    @MainActor
    fileprivate mutating func apply(_ variant: SnapshotVariant) {
        var device = RunDevice(model: variant.device.model)
        device.isLandscape = variant.isLandscape
        self.device = device
        (width, height) = device.screenSize
        appearance = variant.appearance == .dark ? .dark : .light
        (locale, textSize) = (variant.locale, variant.textSize.rawValue)
        isRightToLeft = variant.resolvedDirection == .rightToLeft
    }
}
