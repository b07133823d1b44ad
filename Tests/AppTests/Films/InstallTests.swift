import Foundation
import Testing

/// The tool and the apps after an installation by `scripts/install`.
@Suite struct InstallTests {
    private let lamina: Lamina

    init() throws { lamina = try Lamina() }

    private func shell(_ line: String) throws -> Program.Result {
        try Program("sh", ["-c", line], in: lamina.folder, environment: ["PATH": "\(lamina.folder.file("here/bin")):/usr/bin:/bin"]).result()
    }

    @Test func anInstalledToolIsOnThePathAndFindsAppsResourcesAndTheCheckout() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL
        let build = URL(filePath: Lamina.app("lamina")).deletingLastPathComponent().path
        let install = try shell("'\(root.path)/scripts/install' here '\(build)'")
        try #require(install.status == 0, "\(install.errors)")
        #expect(String(decoding: install.output, as: UTF8.self) == "install: \(lamina.folder.file("here/bin/lamina")) is ready\n")

        #expect(try String(decoding: shell("lamina list").output, as: UTF8.self) == "Credits\nFlipClock\nHypnosis\nMailMove\nWakeUp\n")
        // Credits needs its resource files for its pictures and texts.
        let arguments = ["still", "Credits", "--time", "4", "--size", "100x200", "--scale", "1"]
        let installed = try shell("lamina \(arguments.joined(separator: " ")) --hash").errors.split(separator: "\n").map(String.init)
        #expect(try installed.filter { $0.hasPrefix("frame ") } == lamina.hashes(arguments))

        #expect(try shell("lamina new MyApp").status == 0)
        let manifest = try String(contentsOfFile: lamina.folder.file("MyApp/Package.swift"), encoding: .utf8)
        #expect(manifest.contains("path: \"\(root.path)\""), "\(manifest)")
    }
}
