import Glibc
import Synchronization

/// Whether the user asked the run to end.
enum Interruption {
    private static let flag = Atomic<Bool>(false)

    static var isAsked: Bool { flag.load(ordering: .relaxed) }

    /// From now on Ctrl-C ends the run in good order; a second one ends it at once.
    static func watch() {
        for number in [SIGINT, SIGTERM] {
            signal(number) { number in
                Interruption.flag.store(true, ordering: .relaxed)
                signal(number, SIG_DFL)
            }
        }
    }
}
