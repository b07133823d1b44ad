import Foundation
import TestSupport
import Testing

@testable import LaminaCommand

struct LottieFileTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func file(_ text: String) throws -> LottieFile { try LottieFile(path: folder.write(text, to: "a.json")) }

    @Test func sizeLengthAndRateAreTheCommandsArguments() throws {
        let file = try file(#"{"w": 512, "h": 300.4, "fr": 29.97, "ip": 10, "op": 100, "layers": []}"#)
        #expect((file.width, file.height, file.frameRate) == (512, 300, 30))
        #expect(file.renderArguments == "--size 512x300 --duration 3.004 --fps 30")
    }

    @Test(arguments: [
        ("", "it is no JSON object"), ("[]", "it is no JSON object"), ("{}", "“w” is no number in 1.0...16384.0"),
        (#"{"w": "512", "h": 1, "fr": 1, "ip": 0, "op": 1}"#, "“w”"), (#"{"w": 1e99, "h": 1, "fr": 1, "ip": 0, "op": 1}"#, "“w”"),
        (#"{"w": 1, "h": 1, "fr": 0, "ip": 0, "op": 1}"#, "“fr”"), (#"{"w": 1, "h": 1, "fr": 1, "ip": 5, "op": 5}"#, "it lasts 0.0 seconds"),
        (#"{"w": 1, "h": 1, "fr": 0.001, "ip": 0, "op": 1e9}"#, "it lasts"),
    ])
    func aFileWithoutTheNumbersIsAnErrorThatNamesThem(text: String, reason: String) throws {
        let error = #expect(throws: ToolError.self) { try file(text) }
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
        #expect(error?.status == 66)
    }

    @Test func aMissingFileIsAnError() {
        #expect(throws: ToolError.self) { try LottieFile(path: folder.file("nothing.json")) }
    }

    @Test func theAppContainsTheFileAndDependsOnLottie() throws {
        let app = try NewApp(name: "Film", source: .sdk, animation: try file(#"{"w": 10, "h": 10, "fr": 30, "ip": 0, "op": 30}"#))
        try app.write(to: folder.file("Film"))
        let manifest = try String(contentsOfFile: folder.file("Film/Package.swift"), encoding: .utf8)
        #expect(manifest.contains("https://github.com/airbnb/lottie-ios"))
        #expect(FileManager.default.fileExists(atPath: folder.file("Film/Sources/Film/Resources/animation.json")))
    }

    @Test func withoutTheSDKThereIsNoLottie() throws {
        let animation = try file(#"{"w": 10, "h": 10, "fr": 30, "ip": 0, "op": 30}"#)
        #expect(throws: ToolError.noSDK) { try NewApp(name: "Film", source: .checkout(path: "../lamina"), animation: animation) }
    }
}
