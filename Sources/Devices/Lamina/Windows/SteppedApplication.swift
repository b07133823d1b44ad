import LaminaRun
import LaminaWindow
import QuartzCore
import UIKit

/// An app in a window on a driven clock, which commands advance, so that every instant of the app can be examined.
@MainActor
struct SteppedApplication {
    private let window: AppWindow
    private let commands: CommandStream
    private var application: DrivenApplication
    private let delivery: InputDelivery
    private var textEntry: TextEntry
    /// Seconds since the start.
    private var time = 0.0

    /// Runs an app until a command or the user ends it, and returns the status with which the run ended.
    ///
    /// - Parameter answers: The descriptor to which answers are written.
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
        // The pasteboard refers to the clipboard only weakly, so the clipboard is kept alive until here.
        withExtendedLifetime(clipboard) {}
        return status
    }

    private init(window: AppWindow, commands: CommandStream, application: DrivenApplication) {
        self.window = window
        self.commands = commands
        self.application = application
        let screen = window.screen(showing: application.stage)
        delivery = InputDelivery(touches: application.input, keys: application.keys, screen: screen)
        textEntry = TextEntry(window.server, screen)
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
            case .unknown(let line): commands.answer("error: “\(line)” is not a command; use advance SECONDS, to SECONDS, frame or quit")
            }
        }
    }

    private mutating func advance(to moment: Double) {
        time = moment
        application.advance(to: moment)
        show()
        commands.answer("at \(moment)")
    }

    /// Shows the current time's frame, and returns when the display has it.
    private mutating func show() {
        textEntry.update()
        guard let tree = UIScreen.main.host.tree else { return }
        window.server.present(tree, at: application.mediaTime)
    }

    /// Delivers the user's input to the app at the driven clock's current time.
    ///
    /// - Returns: The status with which to end the run; nil to continue.
    private mutating func deliver() -> RunStatus? {
        for item in window.inbox.take() {
            switch item.input {
            case .close: return .success
            case .displayLost: return .inputOutput
            // In films the app is always active, so here too, whether or not the window has the focus.
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
