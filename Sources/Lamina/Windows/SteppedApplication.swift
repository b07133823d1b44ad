import CoreGraphics
import Foundation
import LaminaScene
import LaminaServer
import LaminaWindow
import QuartzCore
import UIKit

/// An app in a window whose time is advanced by commands, so that every moment of it can be looked at.
@MainActor
struct SteppedApplication {
    private let window: AppWindow
    private let commands: CommandStream
    private var application: DrivenApplication
    private let delivery: InputDelivery
    private var textEntry: TextEntry
    /// Seconds since the beginning.
    private var time = 0.0

    /// Runs an app until a command ends it, and says how it ended.
    ///
    /// - Parameter answers: The descriptor on which commands are answered.
    static func run(_ delegate: any UIApplicationDelegate, in window: AppWindow, _ request: RunRequest, answers: Int32) -> RunStatus {
        var request = request
        request.scale = window.server.initialSize.scale
        guard let commands = CommandStream(answers: answers), let application = DrivenApplication(delegate, request: request) else {
            return .unavailable
        }
        let clipboard = WindowClipboard(window.server)
        UIPasteboard.general.clipboard = clipboard
        window.inbox.onArrival { commands.wake() }
        var stepped = SteppedApplication(window: window, commands: commands, application: application)
        let status = stepped.run()
        UIApplication.shared.terminate()
        // The pasteboard does not keep it.
        withExtendedLifetime(clipboard) {}
        return status
    }

    private init(window: AppWindow, commands: CommandStream, application: DrivenApplication) {
        self.window = window
        self.commands = commands
        self.application = application
        delivery = InputDelivery(touches: application.input, keys: application.keys)
        textEntry = TextEntry(window.server)
    }

    private mutating func run() -> RunStatus {
        show()
        commands.answer("at \(time)")
        while true {
            switch commands.next() {
            case .woken: if let status = deliver() { return status }
            case .interrupted: return .interrupted
            case .command(.quit): return .success
            case .command(.advance(let seconds)): advance(to: time + seconds)
            case .command(.to(let moment)): advance(to: max(time, moment))
            case .unknown(let line): commands.answer("error: “\(line)”: commands are: advance SECONDS, to SECONDS, frame, quit")
            }
        }
    }

    private mutating func advance(to moment: Double) {
        time = moment
        application.advance(to: moment)
        show()
        commands.answer("at \(moment)")
    }

    /// Shows the present moment, and returns when the display has it.
    private mutating func show() {
        textEntry.update()
        guard let tree = UIScreen.main.host.tree else { return }
        window.server.present(tree, at: application.mediaTime)
    }

    /// Hands over what the user did; it happens now, whenever now is.
    private mutating func deliver() -> RunStatus? {
        for item in window.inbox.take() {
            switch item.input {
            case .close: return .success
            case .displayLost: return .inputOutput
            // The app is in front in films, so here too, whatever the desktop shows.
            case .focus: break
            default:
                delivery.deliver(item.input, at: application.mediaTime)
                application.settle()
                show()
                commands.answer("input \(item.input.name)")
            }
        }
        return nil
    }
}
