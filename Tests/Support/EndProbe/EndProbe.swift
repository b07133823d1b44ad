import Foundation
import UIKit

/// An app that ends or hangs after 0.3 s in the way that its arguments name, or the words of its default `end`.
///
/// `exit STATUS` exits, `exec PROGRAM` replaces the process by a program, `kill` sends it SIGKILL, `spin` loops for ever, and `ignore` does so and
/// ignores SIGINT. `echo KEY` prints the text of a default and exits; `differ` shows a colour of the
/// process's number; `hold` keeps 300 MB of memory and loops for ever; `lock` waits
/// for a lock that it holds, and `launch` does so before its launch has ended.
@main
final class EndProbe: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.backgroundColor = .orange
        window.makeKeyAndVisible()
        self.window = window
        if CommandLine.arguments.last == "launch" { waitForever() }
        _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
            let words = UserDefaults.standard.string(forKey: "end")?.split(separator: " ").map(String.init)
            end(words ?? CommandLine.arguments.dropFirst().map { $0 })
        }
        return true
    }
}

/// Waits for a semaphore that nothing signals.
private func waitForever() { DispatchSemaphore(value: 0).wait() }

private var held: [UInt8] = []

private func end(_ arguments: [String]) {
    guard let manner = arguments.first else { return }
    // The file is a named pipe: opening it unblocks the test that reads it.
    if let begun = ProcessInfo.processInfo.environment["END_PROBE_BEGUN"], let file = fopen(begun, "w") { fclose(file) }
    switch manner {
    case "exit": exit(Int32(arguments[1]) ?? 1)
    case "exec":
        var words: [UnsafeMutablePointer<CChar>?] = arguments.dropFirst().map { strdup($0) } + [nil]
        execv(arguments[1], &words)
    case "kill": kill(getpid(), SIGKILL)
    case "ignore":
        signal(SIGINT, SIG_IGN)
        while true {}
    case "spin": while true {}
    case "lock": waitForever()
    case "differ":
        MainActor.assumeIsolated {
            UIApplication.shared.delegate?.window??.backgroundColor = UIColor(white: CGFloat(getpid() % 97) / 97, alpha: 1)
        }
    case "echo":
        print(UserDefaults.standard.string(forKey: arguments[1]) ?? "nothing")
        fflush(nil)
        exit(9)
    case "hold":
        held = [UInt8](repeating: 1, count: 300 << 20)
        while true {}
    default: break
    }
}
