import Glibc
import LaminaServer
import Synchronization

/// Whether the user asked the run to end.
enum Interruption {
    private static let flag = Atomic<Bool>(false)
    private static let pipe = DescriptorPipe()

    static var isAsked: Bool { flag.load(ordering: .relaxed) }

    /// Can be read from once the user has asked, for those who wait for other things too.
    ///
    /// Nil when the system has no descriptor left.
    static var descriptor: Int32? { pipe?.readEnd }

    /// From now on Ctrl-C ends the run in good order; a second one ends it at once.
    static func watch() {
        // Made here, because the handler may only use what exists.
        _ = pipe
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { number in
                Interruption.flag.store(true, ordering: .relaxed)
                signal(number, SIG_DFL)
                guard let end = Interruption.pipe?.writeEnd else { return }
                // The kernel reads the one byte that is lent to it.
                _ = unsafe write(end, "!", 1)
            }
        }
    }
}
