import CSDL2
import Foundation
import LaminaRun

/// The handling of a lost display, whose server may end at any time.
enum DisplayLoss {
    /// The time that the app has to end by itself, in seconds.
    private static let patience: UInt32 = 5

    private final class Receiver: Sendable {
        let receive: @Sendable () -> Void
        init(_ receive: @escaping @Sendable () -> Void) { self.receive = receive }
    }

    /// Sets a hook that is called on the window's thread when the display is lost; that thread never returns to its loop.
    static func watch(_ receive: @escaping @Sendable () -> Void) {
        // Retained until the process ends, because the loss may happen at any time.
        let context = unsafe Unmanaged.passRetained(Receiver(receive)).toOpaque()
        unsafe lamina_watch_display_loss(report, context)
    }

    private static let report: @convention(c) (UnsafeMutableRawPointer) -> Void = { context in
        // The main thread met the loss while it was waking the window's thread. Xlib does not let this function return, so the process ends here.
        if Thread.isMainThread { _exit(RunStatus.inputOutput.rawValue) }
        // Safe because `watch` has retained the receiver.
        unsafe Unmanaged<Receiver>.fromOpaque(context).takeUnretainedValue().receive()
        // The main thread ends the app during this time, unless it hangs.
        sleep(patience)
        _exit(RunStatus.inputOutput.rawValue)
    }
}
