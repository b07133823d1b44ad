import Foundation

/// Ends the tool's builds and tests with the tool itself.
enum Interruption {
    /// Returns sources that handle Ctrl-C and `kill`; both would otherwise leave a build behind, which has a process group of its own.
    static func handled() -> [any DispatchSourceSignal] {
        [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                endChildren()
                exit(128 + number)
            }
            source.resume()
            return source
        }
    }

    /// Ends the processes that this one has started; each passes the signal on to its group.
    private static func endChildren() {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        for thread in threads {
            let children = (try? String(contentsOfFile: "/proc/self/task/\(thread)/children", encoding: .utf8)) ?? ""
            for child in children.split(separator: " ").compactMap({ pid_t($0) }) { kill(child, SIGTERM) }
        }
    }
}
