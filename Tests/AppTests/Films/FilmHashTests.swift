import Foundation
import Testing

/// Ten frames of each app's demonstration film have stored hashes, which hold on every machine, thread count and instruction set.
///
/// With `LAMINA_WRITE_GOLDENS=1` in the environment the tests store the hashes instead. Watch the films before you commit new hashes.
@Suite(.serialized) struct FilmHashTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "FilmHashes.txt")
    private static let apps = Repository.root.appending(path: "Apps")
    private let lamina: Lamina

    init() throws { lamina = try Lamina() }

    @Test(arguments: ["Credits", "FlipClock", "Hypnosis", "MailMove", "WakeUp"])
    func tenMomentsHaveTheirStoredHashes(app: String) throws {
        let hashes = try film(of: app)
        #expect(hashes.count == 10)
        if ProcessInfo.processInfo.environment["LAMINA_WRITE_GOLDENS"] == "1" { try store(hashes, of: app) }
        #expect(try Self.stored(app) == hashes)
    }

    @Test(arguments: [("scalar", "3"), ("baseline", "1")])
    func threadsAndInstructionSetsDoNotChangeTheHashes(cpu: String, threads: String) throws {
        for app in ["FlipClock", "Hypnosis"] {
            #expect(try film(of: app, ["--threads", threads], cpu: cpu) == Self.stored(app), "\(app)")
        }
    }

    /// Returns the hashes of frames 1 to 10, which are one second apart in Credits and half a second in the other apps.
    private func film(of app: String, _ more: [String] = [], cpu: String? = nil) throws -> [String] {
        let events = Self.apps.appending(path: "\(app)/events.json").path
        return try lamina.hashes(
            [
                "render", app, "--frames", "1-10", "--fps", app == "Credits" ? "1" : "2", "--size", "375x667", "--scale", "1", "--events", events,
                "-o", "-.bgra",
            ] + more, environment: cpu.map { ["LAMINA_CPU": $0] } ?? [:])
    }

    private static func lines() throws -> [String] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// Returns the stored hashes of an app's film.
    static func stored(_ app: String) throws -> [String] {
        try lines().filter { $0.hasPrefix(app + " ") }.map { String($0.dropFirst(app.count + 1)) }
    }

    private func store(_ hashes: [String], of app: String) throws {
        let others = try Self.lines().filter { !$0.hasPrefix(app + " ") }
        let all = (others + hashes.map { "\(app) \($0)" }).sorted { $0.localizedStandardCompare($1) == .orderedAscending }
        try (all.joined(separator: "\n") + "\n").write(to: Self.file, atomically: true, encoding: .utf8)
    }
}

enum Repository {
    /// The folder that contains `Package.swift`.
    static let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
}
