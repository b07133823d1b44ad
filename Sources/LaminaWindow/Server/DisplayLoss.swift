import CSDL2
import Foundation
import LaminaServer

/// The display's server may go away at any time.
enum DisplayLoss {
    /// How long the app may take to end by itself, seconds.
    private static let patience: UInt32 = 5

    private final class Receiver: Sendable {
        let receive: @Sendable () -> Void
        init(_ receive: @escaping @Sendable () -> Void) { self.receive = receive }
    }

    /// Calls `receive` on the window's thread when it notices the loss; after that the thread does nothing more.
    static func watch(_ receive: @escaping @Sendable () -> Void) {
        // Kept for good: the loss may come at any time until the process ends.
        let context = unsafe Unmanaged.passRetained(Receiver(receive)).toOpaque()
        unsafe lamina_watch_display_loss(report, context)
    }

    private static let report: @convention(c) (UnsafeMutableRawPointer) -> Void = { context in
        // The app's own thread was just waking the window's: it has no way back.
        if Thread.isMainThread { _exit(RunStatus.inputOutput.rawValue) }
        // What `watch` retained.
        unsafe Unmanaged<Receiver>.fromOpaque(context).takeUnretainedValue().receive()
        // The app ends meanwhile, unless it is stuck.
        sleep(patience)
        _exit(RunStatus.inputOutput.rawValue)
    }
}
