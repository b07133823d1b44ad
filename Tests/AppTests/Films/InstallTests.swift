import Foundation
import LaminaImages
import TestSupport
import Testing

/// The tool and the apps after an installation by `scripts/install`.
@Suite struct InstallTests {
    /// One installation for all tests, since making the SDK takes seconds; each test works in a folder of its own.
    private struct Installation {
        let folder: Folder
        let result: Program.Result

        init() throws {
            folder = try Folder()
            // Nothing releases a static value at the end.
            atexit { if let folder = try? InstallTests.installation.get().folder { try? FileManager.default.removeItem(at: folder.url) } }
            let build = URL(filePath: Lamina.app("lamina")).deletingLastPathComponent().path
            let line = "'\(InstallTests.root.path)/scripts/install' here '\(build)'"
            result = try Program("sh", ["-c", line], in: folder, environment: Self.environment(folder), seconds: 180).result()
        }

        /// The installed tool and the toolchain in `PATH`, and a home folder of its own, by the variable that Foundation reads.
        static func environment(_ folder: Folder) -> [String: String] {
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            return ["PATH": "\(folder.file("here/bin")):\(path)", "CFFIXED_USER_HOME": folder.file("home")]
        }
    }

    private static let installation = Result { try Installation() }
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL

    private let lamina: Lamina
    private let installation: Installation

    init() throws {
        lamina = try Lamina()
        installation = try Self.installation.get()
        try #require(installation.result.status == 0, "\(installation.result.errors)")
    }

    /// Runs a line with the installed tool.
    private func shell(_ line: String) throws -> Program.Result {
        try Program("sh", ["-c", line], in: lamina.folder, environment: Installation.environment(installation.folder), seconds: 180).result()
    }

    @Test func anInstalledToolIsOnThePathAndFindsAppsResourcesAndTheCheckout() throws {
        let tool = installation.folder.file("here/bin/lamina")
        #expect(String(decoding: installation.result.output, as: UTF8.self) == "install: \(tool) is ready\n")

        #expect(try String(decoding: shell("lamina list").output, as: UTF8.self) == "Credits\nFlipClock\nHypnosis\nMailMove\nWakeUp\n")
        // Credits needs its resource files for its pictures and texts.
        let arguments = ["still", "Credits", "--time", "4", "--size", "100x200", "--scale", "1"]
        let installed = try shell("lamina \(arguments.joined(separator: " ")) --hash").errors.split(separator: "\n").map(String.init)
        #expect(try installed.filter { $0.hasPrefix("frame ") } == lamina.hashes(arguments))

        #expect(try shell("lamina new MyApp --lamina '\(Self.root.path)'").status == 0)
        let manifest = try String(contentsOfFile: lamina.folder.file("MyApp/Package.swift"), encoding: .utf8)
        #expect(manifest.contains("path: \"\(Self.root.path)\""), "\(manifest)")
    }

    @Test func aNewAppIsBuiltByTheSDKAndFollowsATouch() throws {
        #expect(try shell("lamina new MyApp").status == 0)
        _ = try lamina.folder.write(#"[{ "at": 3, "tap": [100, 100] }]"#, to: "tap.json")
        let lines = [
            "lamina still MyApp --time 3.3 --size 200x200 --scale 1 -o resting.png",
            "lamina still MyApp --time 3.3 --size 200x200 --scale 1 -o turning.png --events tap.json",
        ]
        for line in lines {
            let still = try shell(line)
            #expect(still.status == 0, "\(still.errors)")
        }
        let (resting, turning) = try (PNG.read(path: lamina.folder.file("resting.png")), PNG.read(path: lamina.folder.file("turning.png")))
        // The corner of the square that stands still, and outside of the one that turns.
        #expect(resting.channels(44, 50) != turning.channels(44, 50))
        #expect(resting.channels(100, 100) == turning.channels(100, 100))
    }

    // WakeUp draws random numbers, and Credits has resources and translations. Each is built, which takes seconds.
    @Test(arguments: ["WakeUp", "Credits"]) func aProjectAndAPackageGiveTheSameFilm(app: String) throws {
        let options = "--duration 3 --fps 10 --hash --locale de_DE"
        let project = try shell("lamina render '\(Self.root.path)/Apps/\(app).xcodeproj' \(options)")
        let hashes = project.errors.split(separator: "\n").map(String.init).filter { $0.hasPrefix("frame ") }
        #expect(hashes.count == 30, "\(project.errors)")
        #expect(try hashes == lamina.hashes(["render", app] + options.split(separator: " ").map(String.init)))
    }

    @Test func anInstallationLeavesNothingWhenItIsRemoved() throws {
        let folder = try Folder()
        let copy = "cp -R '\(installation.folder.file("here"))' tree && tree/lib/lamina/install '\(folder.file("there"))'"
        let environment = ["CFFIXED_USER_HOME": folder.file("home"), "HOME": folder.file("home")]
        func run(_ line: String) throws -> Program.Result {
            try Program("sh", ["-c", line], in: folder, environment: environment, seconds: 60).result()
        }
        let installed = try run(copy)
        #expect(installed.status == 0, "\(installed.errors)")
        #expect(FileManager.default.fileExists(atPath: folder.file("home/.swiftpm/swift-sdks/lamina.artifactbundle/sdk/bin/swiftc")))
        let removed = try run("there/lib/lamina/install --uninstall there")
        #expect(removed.status == 0, "\(removed.errors)")
        #expect(try run("find there home -not -type d").output.isEmpty)
    }

    @Test func aFolderThatCannotBeWrittenAndASecondInstallationAreRefused() throws {
        let installer = "'\(installation.folder.file("here/lib/lamina/install"))'"
        let unwritable = try shell("\(installer) /proc/lamina")
        #expect(unwritable.status == 1 && unwritable.errors.contains("install: /proc/lamina cannot be written; name another folder"))
        let second = try shell("mkdir -p there/lib; flock there/lib/.lamina.lock \(installer) there")
        #expect(
            second.status == 1 && second.errors.contains("another installation into \(lamina.folder.file("there")) is running"), "\(second.errors)")
        #expect(try shell("ls -A there/lib there/bin").output == Data("there/bin:\n\nthere/lib:\n.lamina.lock\n".utf8))
    }

    /// Source for iOS that names Lamina nowhere, with a library, a resource, selectors, extensions of UIKit's classes and tests.
    private static let package = [
        "Package.swift": """
        // swift-tools-version:5.5
        import PackageDescription
        let package = Package(
            name: "Old", platforms: [.iOS(.v13)],
            targets: [
                .target(name: "Kit", resources: [.process("colour.txt")]),
                .executableTarget(name: "Old", dependencies: ["Kit"]),
                .testTarget(name: "KitTests", dependencies: ["Kit"]),
            ])
        """,
        "Sources/Kit/colour.txt": "red\n",
        "Sources/Kit/Box.swift": #"""
        import UIKit

        @objcMembers public class Box: UIView {
            public func show() {
                let name = try? String(contentsOf: Bundle.module.url(forResource: "colour", withExtension: "txt")!, encoding: .utf8)
                backgroundColor = name == "red\n" ? .red : .black
            }
        }
        """#,
        "Sources/Old/AppDelegate.swift": """
        import AVFoundation
        import UIKit
        import Kit

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                let box = Box(frame: window!.bounds)
                window?.addSubview(box)
                window?.makeKeyAndVisible()
                window?.layer.addSublayer(AVPlayerLayer(player: AVPlayer()))
                Timer.scheduledTimer(timeInterval: 0.5, target: box, selector: #selector(Box.show), userInfo: nil, repeats: false)
                return true
            }
        }
        """,
        "Tests/KitTests/BoxTests.swift": """
        import XCTest
        import Testing
        import UIKit
        @testable import Kit

        extension UIView {
            @IBInspectable var cornerRadius: CGFloat {
                get { layer.cornerRadius }
                set { layer.cornerRadius = newValue }
            }
            @objc func hide() { isHidden = true }
        }

        class BoxTests: XCTestCase {
            func testABoxShows() {
                let box = Box()
                box.perform(#selector(Box.show))
                XCTAssertEqual(box.backgroundColor, .red)
            }

            func testMembersOfAnExtensionOfUIKitsClassAreFoundByName() {
                let label = UILabel()
                label.setValue(3, forKeyPath: "cornerRadius")
                label.perform(#selector(UIView.hide))
                XCTAssertEqual(label.layer.cornerRadius, 3)
                XCTAssertTrue(label.isHidden)
            }
        }

        @Test @MainActor func aBoxIsAView() { #expect(Box() as Any is UIView) }
        """,
    ]

    @Test func thePackageOfAnIOSAppIsBuiltFilmedAndTestedUnchanged() throws {
        for (path, text) in Self.package { _ = try lamina.folder.write(text, to: "Old/\(path)") }
        #expect(try String(decoding: shell("swift sdk list").output, as: UTF8.self) == "lamina\n")
        #expect(try String(decoding: shell("lamina doctor").output, as: UTF8.self).contains("found    Swift SDK "))
        let check = try shell("lamina check Old")
        #expect(String(decoding: check.output, as: UTF8.self) == "1 of 1 clean, 0 with errors, 0 need another framework\n")
        let size = "--size 4x4 --scale 1"
        for (time, colour) in [("0.4", [0, 0, 0]), ("0.6", [255, 0, 0])] {
            let still = try shell("lamina still Old --time \(time) \(size) -o \(time).png")
            #expect(still.status == 0, "\(still.errors)")
            #expect(try PNG.read(path: lamina.folder.file("\(time).png")).channels(1, 1) == colour)
        }
        let tests = try shell("cd Old && swift test --swift-sdk lamina")
        #expect(tests.status == 0, "\(tests.errors)")
        let output = String(decoding: tests.output, as: UTF8.self) + tests.errors
        #expect(output.contains("Executed 2 tests, with 0 failures") && output.contains("Test run with 1 test in 0 suites passed"), "\(output)")
    }
}
