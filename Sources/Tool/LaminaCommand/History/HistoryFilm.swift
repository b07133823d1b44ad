import Foundation
import LaminaCompositor
import LaminaGPU
import LaminaHistory
import LaminaPrimitives
import LaminaProcess
import LaminaRun
import LaminaScene
import LaminaVideo

/// The film or still of a history: each frame is the tree of its time, evaluated and drawn.
struct HistoryFilm {
    private let history: History
    private let file: String
    private let request: RunRequest
    private let renderer: Renderer
    private let viewport: Viewport
    private var bitmap: Bitmap
    private var progress: ProgressReporter
    private let start = Date()

    /// - Throws: `HistoryTimeError` when the history ends before the request does.
    init(_ history: History, file: String, _ request: RunRequest) throws {
        let last = request.time(ofFrame: request.frames.upperBound)
        guard last <= history.duration else { throw HistoryTimeError(file: file, time: last, duration: history.duration) }
        (self.history, self.file, self.request) = (history, file, request)
        renderer = Renderer(threadCount: request.threads ?? ProcessInfo.processInfo.activeProcessorCount, device: try request.backend.device())
        let format = request.frameFormat
        viewport = Viewport(width: format.width, height: format.height, scale: request.scale, background: request.background.color)
        bitmap = Bitmap(width: format.width, height: format.height)
        progress = ProgressReporter(total: request.frames.count, style: request.progress)
    }

    /// Draws all frames and writes them to the request's destination.
    mutating func draw() throws(OutputError) {
        let output = try Outputs.open(request)
        for frame in request.frames {
            let changes = draw(frame)
            try output.present(bitmap, changes: changes, at: request.time(ofFrame: frame), frame: frame)
            let elapsed = Date().timeIntervalSince(start)
            if let text = progress.text(done: frame - request.frames.lowerBound + 1, elapsed: elapsed) { StandardError.write(text) }
        }
        if let failure = renderer.deviceFailure { StandardError.write("\(progress.interruption)\(failure); the processor drew the rest\n") }
        try output.finish()
    }

    /// Draws a frame and prints its hash.
    ///
    /// - Returns: The rectangles in which it differs from the frame before.
    private mutating func draw(_ frame: Int) -> [PixelRect] {
        let time = request.time(ofFrame: frame)
        let changes = history.tree(at: time).map { tree in
            renderer.draw(tree, at: history.mediaTime(at: time), in: viewport, into: &bitmap)
        }
        if request.hash { StandardError.write("\(progress.interruption)frame \(frame) \(bitmap.fingerprint)\n") }
        return changes ?? []
    }
}

/// A time lies after the end of a history.
struct HistoryTimeError: Error, CustomStringConvertible {
    let file: String
    /// The time and the history's length, in seconds.
    let time: Double
    let duration: Double

    var description: String { "\(file) ends at \(duration) s, before \(time) s; record more with `lamina record --duration`" }
}

extension Background {
    /// The colour of a history's background, whose components are whole numbers of 255 parts.
    init(_ color: Color) {
        func byte(_ part: Float) -> UInt8 { UInt8(min(max((part * 255).rounded(), 0), 255)) }
        self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue), alpha: byte(color.alpha))
    }
}
