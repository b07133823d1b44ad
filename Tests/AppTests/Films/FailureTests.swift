import Foundation
import Testing

/// What becomes of a film of a running app when something goes wrong: the exit code says it, and no file is left.
@Suite struct FailureTests {
    private let lamina: Lamina

    init() throws { lamina = try Lamina() }

    /// Stands for ffmpeg: says that it runs, takes some frames, and then does as the script says.
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
        // Opens when the encoder does; a program of its own, because that ends even if the encoder never does.
        _ = try Program("cat", ["begun"], in: lamina.folder).result()
        film.send(signal)
        let result = try film.result()
        #expect(statuses.contains(result.status), "\(result.status): \(result.errors)")
        #expect(try lamina.folder.names == ["begun", "bin"])
    }

    @Test func anAppThatIsStartedWithoutADisplaySaysHowFilmsAreMade() throws {
        let result = try Program(Lamina.app("FlipClock"), [], in: lamina.folder, environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""]).result()
        #expect(result.status == 69)
        #expect(result.errors.contains("lamina render FlipClock -o FlipClock.mp4"))
    }

    @Test func bothAppsAreListed() throws {
        let names = try String(decoding: lamina.run(["list"]).output, as: UTF8.self).split(separator: "\n")
        #expect(names.contains("FlipClock"))
        #expect(names.contains("WakeUp"))
        #expect(!names.contains("lamina"))
    }
}
