import Foundation
import Testing
import TestSupport

@testable import LaminaCommand

/// Builds with a script in place of `swift`, whose processes hold a pipe open as long as one of them runs.
@Suite struct RunningBuildTests {
    private let folder: Folder
    private let environment: [String: String]

    /// The script hangs, with a child in a process group of its own, until the source says `good`; so does the
    /// description of the package Undescribed.
    init() throws {
        folder = try Folder()
        _ = try folder.write("// a package", to: "App/Package.swift")
        _ = try folder.write("bad", to: "App/main.swift")
        _ = try folder.script(
            "bin/swift",
            """
            hang() {
                exec 9>'\(folder.path)/held'
                setsid sh -c 'trap "" TERM; sleep 1000; sleep 1000' &
                trap '' TERM; wait; sleep 1000
            }
            case "$*" in
            *Undescribed*describe*) hang ;;
            *describe*) echo '{"name": "App", "products": [{"name": "App", "type": {"executable": null}}], "dependencies": [{"identity": "lamina"}], "targets": []}' ;;
            *show-bin-path*) echo '\(folder.path)/products' ;;
            *Linked*) ln -sfn x86/debug '\(folder.path)/Linked/.build/debug' ;;
            *) grep -q good '\(folder.path)/App/main.swift' || hang ;;
            esac
            """)
        mkfifo(folder.file("held"), 0o600)
        environment = ProcessInfo.processInfo.environment.merging(
            ["PATH": folder.file("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")]) { _, new in new }
    }

    private var package: String { folder.file("App") }

    /// Waits until the script's processes run, and returns the pipe that they hold open.
    private func held() throws -> FileHandle { try FileHandle(forReadingFrom: URL(filePath: folder.file("held"))) }

    @Test func aBuildEndsWithEverythingThatItHasStarted() throws {
        let build = try #require(RunningBuild(of: package, target: nil, environment: environment))
        let held = try held()
        #expect(build.outcomeIfOver() == nil)
        build.cancel()
        #expect(try held.readToEnd()?.isEmpty != false)
    }

    @Test(arguments: [SIGTERM, SIGKILL, SIGINT]) func aBuildEndsWithTheToolThatHasBegunIt(signal: Int32) throws {
        let tool = try Tool.start(["build", package], environment: environment)
        let held = try held()
        tool.send(signal)
        #expect(try held.readToEnd()?.isEmpty != false)
        #expect(try tool.result().output == "")
    }

    /// A package of this name, whose build makes a link as `swift build` does, or leaves the one of an earlier build.
    @Test(arguments: [("Linked", ".build/x86/debug/App"), ("Unlinked", "products/App")])
    func theProductsAreWhereTheBuildHasLedItsLink(name: String, program: String) throws {
        _ = try folder.write("// a package", to: "\(name)/Package.swift")
        _ = try folder.write("good", to: "App/main.swift")
        try FileManager.default.createDirectory(atPath: folder.file("\(name)/.build"), withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(atPath: folder.file("\(name)/.build/debug"), withDestinationPath: "earlier/debug")
        let result = try Tool.run(["build", folder.file(name)], environment: environment)
        #expect(result.status == 0 && result.output.hasSuffix("/\(program)\n"), "\(result)")
    }

    @Test(arguments: ["build", "play", "studio"], [SIGTERM, SIGKILL])
    func aDescriptionEndsWithTheToolThatHasAskedForIt(command: String, signal: Int32) throws {
        _ = try folder.write("// a package", to: "Undescribed/Package.swift")
        let tool = try Tool.start([command, folder.file("Undescribed")], environment: environment)
        let held = try held()
        tool.send(signal)
        #expect(try held.readToEnd()?.isEmpty != false)
        #expect(try tool.result().output == "")
    }

    @Test func aNewerChangeEndsABuildThatStillRuns() throws {
        let watch = SourceWatch(try AppArgument.parse([package]), environment: environment)
        var work = watch.work
        func change(_ text: String) throws {
            _ = try folder.write(text, to: "App/main.swift")
            // The second look sees that nobody writes any more.
            for _ in 0..<2 { watch.look(&work) }
        }
        try change("worse")
        let held = try held()
        watch.look(&work)
        #expect(watch.latest.outcome == .building && watch.latest.number == 1)
        try change("good at last")
        #expect(try held.readToEnd()?.isEmpty != false)
        #expect(watch.latest.outcome == .building && watch.latest.number == 2)
        while work.build != nil { watch.look(&work) }
        #expect(watch.built.count == 1)
        #expect(watch.built.program?.hasSuffix("/products/App") == true)
    }

    @Test func aBuildWithoutItsParentDoesNotBegin() throws {
        // The test's own parent stands for one that has ended already.
        let result = try Tool.run(["end-with-parent", "\(getppid())", "echo", "begun"])
        #expect(result.status != 0 && result.output == "")
    }

    @Test(arguments: [0, 3]) func theProgramsStatusIsThatOfTheCommand(status: Int32) throws {
        let result = try Tool.run(["end-with-parent", "\(getpid())", "sh", "-c", "echo begun; exit \(status)"])
        #expect(result.status == status && result.output == "begun\n")
    }
}
