import CLaminaRuntime
import CoreGraphics
import Dispatch
import Foundation
import LaminaScene
import LaminaRun
import LaminaWindow
import QuartzCore
import UIKit

/// An app in a window, in real time.
@MainActor
final class LiveApplication {
    private let window: AppWindow
    private let delivery: InputDelivery
    private let script: ScriptTimer
    private let attachPoint: AttachPoint?
    private let clipboard: WindowClipboard
    private var textEntry: TextEntry
    private var interruption: (any DispatchSourceRead)?
    /// The status with which to end the run; nil while the app runs.
    private var status: RunStatus?

    /// Runs an app until it ends, and returns the status with which the run ended.
    static func run(_ delegate: any UIApplicationDelegate, in window: AppWindow, _ request: RunRequest) -> RunStatus {
        let application = LiveApplication(window, request)
        return application.run(delegate)
    }

    private init(_ window: AppWindow, _ request: RunRequest) {
        self.window = window
        var request = request
        request.scale = window.server.initialSize.scale
        request.applyPreferences()
        let screen = window.screen(showing: request.device == nil ? nil : request.prepareScreen())
        screen.resize(to: window.server.initialSize)
        let touches = TouchInput(application: .shared)
        let keys = KeyInput(application: .shared)
        delivery = InputDelivery(touches: touches, keys: keys, screen: screen)
        script = ScriptTimer(InputScript(request.events), player: ScriptPlayer(touches: touches, keys: keys))
        attachPoint = request.attachFolder.flatMap { AttachPoint(in: $0, size: window.server.initialSize, background: request.background) }
        clipboard = WindowClipboard(window.server)
        textEntry = TextEntry(window.server, screen)
    }

    private func run(_ delegate: any UIApplicationDelegate) -> RunStatus {
        UIPasteboard.general.clipboard = clipboard
        UIScreen.main.host.onCommit = { [weak self] tree in MainActor.assumeIsolated { self?.show(tree) } }
        window.inbox.onArrival { [weak self] in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.deliver() } }
        }
        watchInterruption()
        UIApplication.shared.urlHandler = DesktopOpener.open
        lamina_main_loop_add_tracking_mode()
        UIApplication.shared.launch(with: delegate)
        script.start()
        // Input arrives by the main queue, which ends a call of `run`, so that the mode follows the touches.
        while status == nil, RunLoop.main.run(mode: UIApplication.shared.isTrackingTouches ? .tracking : .default, before: .distantFuture) {}
        return end()
    }

    private func show(_ tree: RenderTree) {
        window.server.show(tree)
        attachPoint?.add(tree)
        textEntry.update()
    }

    private func deliver() {
        for item in window.inbox.take().latest {
            switch item.input {
            case .close: status = status ?? .success
            case .displayLost: status = .inputOutput
            default: delivery.deliver(item.input, at: item.time)
            }
        }
        textEntry.update()
    }

    private func watchInterruption() {
        guard let descriptor = Interruption.descriptor else { return }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.status = .interrupted }
        }
        source.resume()
        interruption = source
    }

    private func end() -> RunStatus {
        interruption?.cancel()
        attachPoint?.close()
        UIApplication.shared.terminate()
        return status ?? .success
    }
}
