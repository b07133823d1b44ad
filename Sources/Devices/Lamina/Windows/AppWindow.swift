import CoreGraphics
import Foundation
import LaminaRun
import LaminaPrimitives
import LaminaProcess
import LaminaWindow
import UIKit

/// An app's window and the input that comes from it.
@MainActor
struct AppWindow {
    let server: WindowServer
    let inbox: Inbox

    /// Runs an app in a window of its own, and returns the status with which the run ended.
    static func run(_ delegate: any UIApplicationDelegate, _ request: RunRequest, _ control: WindowControl) -> RunStatus {
        request.announceReady()
        request.startSounds()
        // The tool enforces a time limit of its own, so a limit is set only without the tool.
        Interruption.watch(limit: request.statusDescriptor == nil ? .seconds(1.5) : nil)
        do throws(WindowError) {
            let window = try open(request, control)
            let start = RealTime.now
            let status =
                if let answers = control.answers {
                    SteppedApplication.run(delegate, in: window, request, answers: answers)
                } else {
                    LiveApplication.run(delegate, in: window, request)
                }
            let statistics = window.server.close()
            if let failure = statistics.deviceFailure { StandardError.write("\(name): \(failure); the processor drew the rest\n") }
            if request.statistics != nil { StandardError.write(statistics.report(total: RealTime.now - start)) }
            if status == .inputOutput { StandardError.write("\(name): the connection to the display was lost\n") }
            return status
        } catch {
            StandardError.write("\(name): \(error); \(RenderHint(request.words).text)\n")
            return error.runStatus
        }
    }

    /// Ends the process although the app's main thread is busy; called on the window's thread when the user asks to close the window again.
    private nonisolated static func abandon(_ name: String) -> Never {
        StandardError.write("\(name): did not respond and was killed\n")
        _exit(RunStatus.failure.rawValue)
    }

    private static var name: String { ProcessInfo.processInfo.processName }

    private static func open(_ request: RunRequest, _ control: WindowControl) throws(WindowError) -> AppWindow {
        let title = Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
        let size = request.stageSize
        var description = WindowDescription(title: title ?? name, width: size.width, height: size.height)
        description.icon = UIImage.appIcon?.cgImage?.picture.bitmap
        description.scale = control.scale
        description.background = request.background.color
        description.threadCount = request.threads ?? ProcessInfo.processInfo.activeProcessorCount
        description.backend = request.backend
        description.isDriven = control.answers != nil
        let (inbox, repeatedClose, name) = (Inbox(), RepeatedCloseRequest(), name)
        let server = try WindowServer(description) { input, time in
            if input == .close, repeatedClose.isDue(at: time) { Self.abandon(name) }
            inbox.post(input, at: time)
        }
        return AppWindow(server: server, inbox: inbox)
    }

    /// Returns the screen in this window.
    ///
    /// - Parameter stage: The picture of a device with its body; nil without a body.
    func screen(showing stage: DeviceStage?) -> WindowScreen {
        WindowScreen(stage: stage) { [server] size in server.resize(width: Double(size.width), height: Double(size.height)) }
    }
}
