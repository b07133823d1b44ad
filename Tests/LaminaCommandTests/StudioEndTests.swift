import Foundation
import LaminaHistory
import LaminaPrimitives
import LaminaScene
import Testing
import TestSupport

/// The end of `lamina studio`, with scripts in place of the page's server and of the encoder.
@Suite struct StudioEndTests {
    private let folder: Folder

    /// The server asks for a film, and the encoder holds a pipe open as long as it runs.
    init() throws {
        folder = try Folder()
        for name in ["bin", "temporary"] { try FileManager.default.createDirectory(atPath: folder.file(name), withIntermediateDirectories: false) }
        try FileManager.default.copyItem(atPath: Tool.path, toPath: folder.file("bin/lamina"))
        let question = "export?form=mp4&from=0&to=2"
        let length = String(format: "\\%03o", question.utf8.count + 4)
        let message = "\(length)\\000\\000\\000\\001\\000\\000\\000\(question)"
        _ = try folder.script("bin/lamina-studio", "echo http://test; printf '\(message)' >&0; exec cat >/dev/null")
        _ = try folder.script("bin/ffmpeg", "exec 9>'\(folder.path)/held'; cat >/dev/null; sleep 1000")
        mkfifo(folder.file("held"), 0o600)
        try writeRun()
    }

    private func writeRun() throws {
        var state = LayerState()
        (state.bounds, state.position, state.backgroundColor) = (Rect(0, 0, 20, 20), Point(10, 10), .white)
        let screen = History.Screen(width: 20, height: 20, scale: 1, background: .white, start: 1_000_000_000_000)
        var history = History(screen: screen, app: "Test", seed: 1)
        (history.duration, history.commits) = (2, [RenderTree(root: LayerNode(id: LayerID(1), state: state), commitTime: 1000)])
        try Data(HistoryFile.bytes(of: history)).write(to: URL(filePath: folder.file("run.lamina")))
    }

    @Test(arguments: [SIGTERM, SIGHUP]) func nothingIsLeftOfAnExport(signal: Int32) throws {
        let studio = Process()
        studio.executableURL = URL(filePath: folder.file("bin/lamina"))
        studio.arguments = ["studio", folder.file("run.lamina"), "--no-open"]
        let path = folder.file("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        studio.environment = ProcessInfo.processInfo.environment.merging(["PATH": path, "TMPDIR": folder.file("temporary")]) { _, new in new }
        (studio.standardOutput, studio.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try studio.run()
        let held = try FileHandle(forReadingFrom: URL(filePath: folder.file("held")))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("temporary")).count == 1)
        kill(studio.processIdentifier, signal)
        #expect(try held.readToEnd()?.isEmpty != false)
        studio.waitUntilExit()
        #expect(studio.terminationStatus == 128 + signal)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("temporary")) == [])
    }
}
