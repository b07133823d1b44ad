import Foundation
import LaminaImages
import Testing

/// The tool and the apps after an installation by `scripts/install`.
@Suite struct InstallTests {
    private let lamina: Lamina

    init() throws { lamina = try Lamina() }

    /// Runs a line with the installed tool and the toolchain in `PATH`, and with a home folder of its own, by the variable that Foundation reads.
    private func shell(_ line: String) throws -> Program.Result {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let environment = ["PATH": "\(lamina.folder.file("here/bin")):\(path)", "CFFIXED_USER_HOME": lamina.folder.file("home")]
        return try Program("sh", ["-c", line], in: lamina.folder, environment: environment, seconds: 180).result()
    }

    private var root: URL { URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL }

    private func install() throws -> Program.Result {
        let build = URL(filePath: Lamina.app("lamina")).deletingLastPathComponent().path
        let result = try shell("'\(root.path)/scripts/install' here '\(build)'")
        try #require(result.status == 0, "\(result.errors)")
        return result
    }

    @Test func anInstalledToolIsOnThePathAndFindsAppsResourcesAndTheCheckout() throws {
        let install = try install()
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

    /// Source for iOS that names Lamina nowhere, with a library, a resource, selectors and tests.
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
        "Sources/Kit/Box.swift": """
        import UIKit

        @objcMembers public class Box: UIView {
            public func show() {
                let name = try? String(contentsOf: Bundle.module.url(forResource: "colour", withExtension: "txt")!, encoding: .utf8)
                backgroundColor = name == "red\\n" ? .red : .black
            }
        }
        """,
        "Sources/Old/AppDelegate.swift": """
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

        class BoxTests: XCTestCase {
            func testABoxShows() {
                let box = Box()
                box.perform(#selector(Box.show))
                XCTAssertEqual(box.backgroundColor, .red)
            }
        }

        @Test @MainActor func aBoxIsAView() { #expect(Box() as Any is UIView) }
        """,
    ]

    @Test func thePackageOfAnIOSAppIsBuiltFilmedAndTestedUnchanged() throws {
        for (path, text) in Self.package { _ = try lamina.folder.write(text, to: "Old/\(path)") }
        _ = try install()
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
        #expect(output.contains("Executed 1 test, with 0 failures") && output.contains("Test run with 1 test in 0 suites passed"), "\(output)")
    }
}
