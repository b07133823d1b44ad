import Foundation
import Synchronization

/// The making of the indices of modules, each by one run of `lamina-swiftc`.
struct SDKIndexing: Sendable {
    let compiler: URL
    /// The folders of sources by module.
    let sources: [String: URL]
    /// The folder for the indices.
    let folder: URL

    /// Writes the indices on all cores, and returns the modules without one, sorted.
    func run(_ modules: [String]) -> [(module: String, status: Int32)] {
        let failures = Mutex<[String: Int32]>([:])
        DispatchQueue.concurrentPerform(iterations: modules.count) { position in
            let status = index(modules[position])
            if status != 0 { failures.withLock { $0[modules[position]] = status } }
        }
        return failures.withLock { $0 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private func index(_ module: String) -> Int32 {
        let process = Process()
        process.executableURL = compiler
        let output = folder.appending(path: "\(module).laminaindex").path
        process.arguments =
            ["-lamina-index", output, "-lamina-objc-protocols", "-module-name", Self.nameAtRunTime(module)] + (sources[module].map(files) ?? [])
        guard (try? process.run()) != nil else { return -1 }
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// The module in the names of classes: that of the parts of UIKit is `UIKit`, by `-module-abi-name` in the package.
    private static func nameAtRunTime(_ module: String) -> String { module.hasPrefix("UIKit") ? "UIKit" : module }

    private func files(below folder: URL) -> [String] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return files.filter { $0.pathExtension == "swift" }.map(\.path).sorted()
    }
}
