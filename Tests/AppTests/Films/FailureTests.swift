import Foundation
import Testing

/// Failures while a film is rendered: the exit code reports each one, and no file is left.
@Suite struct FailureTests {
    private let lamina: Lamina

    init() throws { lamina = try Lamina() }

    /// Returns an environment in which `ffmpeg` is a script that reads 100,000 bytes of frames and then runs `script`.
    private func encoder(_ script: String) throws -> [String: String] {
        let folder = lamina.folder.file("bin")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        try FileManager.default.copyItem(
            atPath: lamina.folder.write("#!/bin/sh\nhead -c 100000 > /dev/null\n\(script)\n", to: "encoder"), toPath: folder + "/ffmpeg")
        try FileManager.default.removeItem(atPath: lamina.folder.file("encoder"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/ffmpeg")
        return ["PATH": "\(folder):/usr/bin:/bin"]
    }

    private func film(_ seconds: String, environment: [String: String]) throws -> Program {
        try lamina.start(
            ["render", "FlipClock", "-o", "clock.mp4", "--size", "200x150", "--scale", "1", "--duration", seconds], environment: environment)
    }

    @Test func anEncoderThatIsKilledEndsTheRun() throws {
        let result = try film("30", environment: encoder("kill -KILL $$")).result()
        #expect(result.status == 74)
        #expect(result.errors.contains("clock.mp4: "), "\(result.errors)")
        #expect(try lamina.folder.names == ["bin"])
    }

    @Test(arguments: [(SIGINT, [130]), (SIGTERM, [130, 143])] as [(Int32, [Int32])])
    func anInterruptedRunLeavesNoFile(signal: Int32, statuses: [Int32]) throws {
        mkfifo(lamina.folder.file("begun"), 0o600)
        let environment = try encoder(": > '\(lamina.folder.path)/begun'; exec cat > /dev/null")
        let film = try film("3000", environment: environment)
        // Blocks until the encoder opens the pipe. A separate program can be killed if the encoder never does.
        _ = try Program("cat", ["begun"], in: lamina.folder).result()
        film.send(signal)
        let result = try film.result()
        #expect(statuses.contains(result.status), "\(result.status): \(result.errors)")
        #expect(try lamina.folder.names == ["begun", "bin"])
    }

    /// Returns the command that a message shows between backticks.
    private func hint(_ result: Program.Result) throws -> String {
        #expect(result.status == 69)
        return try #require(
            result.errors.split(separator: "`", omittingEmptySubsequences: false).dropFirst().first.map(String.init), "\(result.errors)")
    }

    private static let noDisplay = ["DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""]

    @Test func theAdviceOfAnAppWithoutADisplayWorksInTheCurrentFolder() throws {
        let build = URL(filePath: Lamina.app("lamina")).deletingLastPathComponent().path
        try FileManager.default.createSymbolicLink(atPath: lamina.folder.file("my build"), withDestinationPath: build)
        let starts: [(line: String, path: String)] = [
            ("'\(build)/FlipClock'", "/usr/bin:/bin"), ("'my build/FlipClock'", "/usr/bin:/bin"), ("FlipClock", "\(build):/usr/bin:/bin"),
            ("'my build/lamina' play FlipClock", "/usr/bin:/bin"), ("cd 'my build'; ./lamina play ./FlipClock --driven", "/usr/bin:/bin"),
        ]
        for (line, path) in starts {
            let environment = Self.noDisplay.merging(["PATH": path]) { _, new in new }
            let command = try hint(Program("sh", ["-c", line], in: lamina.folder, environment: environment).result())
            // A short film without a file, so that the test is fast and leaves nothing in the build folder.
            let place = line.hasPrefix("cd") ? "cd 'my build'; " : ""
            let dry = command.replacing(" -o FlipClock.mp4", with: " --hash --frames 0-0 --size 64x64")
            #expect(dry != command, "\(command)")
            let result = try Program("sh", ["-c", place + dry], in: lamina.folder, environment: environment).result()
            #expect(result.status == 0, "\(dry): \(result.errors)")
        }
    }

    @Test func anAppWithoutAToolNearbyMentionsTheInstallScript() throws {
        try FileManager.default.copyItem(atPath: Lamina.app("FlipClock"), toPath: lamina.folder.file("FlipClock"))
        let environment = Self.noDisplay.merging(["PATH": "/usr/bin:/bin"]) { _, new in new }
        let result = try Program("./FlipClock", [], in: lamina.folder, environment: environment).result()
        #expect(try hint(result) == "lamina render ./FlipClock -o FlipClock.mp4")
        #expect(result.errors.contains("scripts/install"), "\(result.errors)")
    }

    @Test func bothAppsAreListed() throws {
        let names = try String(decoding: lamina.run(["list"]).output, as: UTF8.self).split(separator: "\n")
        #expect(names.contains("FlipClock"))
        #expect(names.contains("WakeUp"))
        #expect(!names.contains("lamina"))
    }
}
