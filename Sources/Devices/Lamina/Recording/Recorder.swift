import CLaminaRuntime
import Foundation
import LaminaCompositor
import LaminaGPU
import LaminaPrimitives
import LaminaScene
import LaminaRun
import LaminaProcess
import LaminaVideo
import QuartzCore
import UIKit

/// The loop that renders a request's film or still: it evaluates, composites and outputs each frame, as fast as possible.
@MainActor
struct Recorder {
    private let request: RunRequest
    private let output: any Output
    private let viewport: Viewport
    private let renderer: Renderer
    private var application: DrivenApplication
    private var bitmaps: BitmapRing
    private var statistics: Statistics
    private var progress: ProgressReporter
    private let watchdog: Watchdog
    private let start = RealTime.now

    /// Runs an app as a request asks, and returns the status with which the run ended.
    static func record(_ delegate: any UIApplicationDelegate, as request: RunRequest) -> RunStatus {
        request.announceReady()
        Interruption.watch()
        // A film without the tool that asked for it would go unnoticed.
        if request.statusDescriptor != nil { lamina_end_with_parent() }
        let watchdog = Watchdog(request)
        defer { watchdog.stop() }
        let device: DeviceUse
        do throws(DeviceAbsence) {
            device = try request.backend.device()
        } catch {
            StandardError.write("\(error)\n")
            return .unavailable
        }
        do throws(OutputError) {
            // A preview decides the size of its picture, so it is launched before the output is opened.
            let launch = { DrivenApplication(delegate, request: request, watchdog: watchdog) }
            let preview = request.showsPreview ? launch() : nil
            let request = request.cropped(to: preview?.previewSize)
            let output = try Outputs.open(request)
            request.startSounds()
            guard let application = preview ?? launch() else {
                output.cancel()
                return .unavailable
            }
            var recorder = Recorder(request, output: output, application: application, watchdog: watchdog, device: device)
            return try recorder.run()
        } catch {
            StandardError.write("\(error)\n")
            return error.runStatus
        }
    }

    private init(_ request: RunRequest, output: any Output, application: DrivenApplication, watchdog: Watchdog, device: DeviceUse) {
        self.request = request
        self.watchdog = watchdog
        self.output = output
        self.application = application
        let format = output.format
        viewport = Viewport(width: format.width, height: format.height, scale: request.scale, background: request.background.color)
        bitmaps = BitmapRing(count: Outputs.heldBitmaps(of: request) + 1, width: format.width, height: format.height)
        renderer = Renderer(threadCount: request.threads ?? ProcessInfo.processInfo.activeProcessorCount, device: device)
        statistics = Statistics(isKept: request.statistics != nil)
        progress = ProgressReporter(total: request.frames.count, style: request.progress)
    }

    private mutating func run() throws(OutputError) -> RunStatus {
        if request.drawsFrameBefore, request.frames.lowerBound > 0 { drawFrame(request.frames.lowerBound - 1) }
        for frame in request.frames {
            guard !Interruption.isAsked else {
                output.cancel()
                StandardError.write("\(progress.interruption)interrupted\n")
                return .interrupted
            }
            try record(frame)
        }
        let (_, seconds) = try measured { () throws(OutputError) in try finish() }
        statistics.finishing = seconds
        report()
        return .success
    }

    private func finish() throws(OutputError) {
        do throws(OutputError) {
            try request.storeSounds(in: output) { [watchdog] in watchdog.noteStep() }
        } catch {
            output.cancel()
            throw error
        }
        try output.finish()
    }

    private mutating func record(_ number: Int) throws(OutputError) {
        let time = request.time(ofFrame: number)
        let changes = drawFrame(number)
        if request.accessibility {
            StandardError.write("\(progress.interruption)\(AccessibilityTree(of: UIApplication.shared.windows).text)")
        }
        let bitmap = bitmaps.current
        let (_, seconds) = try measured { () throws(OutputError) in try output.present(bitmap, changes: changes, at: time, frame: number) }
        statistics.output.add(seconds)
        watchdog.noteStep()
        let done = number - request.frames.lowerBound + 1
        if let text = progress.text(done: done, elapsed: RealTime.now - start) { StandardError.write(text) }
    }

    /// Advances the app to a frame, draws it and prints its hash.
    ///
    /// - Returns: The rectangles in which it differs from the frame before.
    @discardableResult
    private mutating func drawFrame(_ number: Int) -> [PixelRect] {
        statistics.app.add(RealTime.measure { application.advance(to: request.time(ofFrame: number)) }.seconds)
        let changes = draw()
        if request.hash { StandardError.write("\(progress.interruption)frame \(number) \(bitmaps.current.fingerprint)\n") }
        return changes
    }

    private mutating func draw() -> [PixelRect] {
        guard let tree = UIScreen.main.host.tree else { return [] }
        let (frame, evaluating) = RealTime.measure { renderer.evaluate(tree, at: application.mediaTime, in: viewport) }
        statistics.evaluating.add(evaluating)
        let (changes, compositing) = RealTime.measure {
            bitmaps.draw { renderer.composite(frame, into: &$0, missing: $1) }
        }
        statistics.addCompositing(compositing, changed: !changes.isEmpty)
        return changes
    }

    private mutating func report() {
        let total = RealTime.now - start
        if let failure = renderer.deviceFailure { StandardError.write("\(progress.interruption)\(failure); the processor drew the rest\n") }
        statistics.device = renderer.deviceName.map { ($0, renderer.drawnTiles) }
        switch request.statistics {
        case .text: StandardError.write(statistics.report(total: total))
        case .json: StandardError.write(progress.interruption + statistics.json(total: total))
        case nil: break
        }
    }

    /// Measures like `RealTime.measure`, but keeps the type of the thrown error, which `rethrows` would lose.
    private func measured<Result>(_ work: () throws(OutputError) -> Result) throws(OutputError) -> (Result, Double) {
        let begin = RealTime.now
        let result = try work()
        return (result, RealTime.now - begin)
    }
}
