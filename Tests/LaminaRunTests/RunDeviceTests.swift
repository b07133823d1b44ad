import Foundation
import LaminaHardware
import Testing

@testable import LaminaRun

@Suite struct RunDeviceTests {
    private func request(_ name: String, isLandscape: Bool = false, hasBezel: Bool = false, turns: Bool = false) throws -> RunRequest {
        let model = try #require(DeviceModel.named(name))
        var request = RunRequest(destination: .nowhere, format: .png)
        var device = RunDevice(model: model)
        (device.isLandscape, device.hasBezel) = (isLandscape, hasBezel)
        (request.device, request.scale) = (device, model.scale)
        (request.width, request.height) = device.screenSize
        if turns { request.events = [RunEvent(time: 1, gesture: .turn(.landscapeLeft))] }
        return request
    }

    @Test func thePictureIsTheScreenUnlessABodyOrARotationNeedsMore() throws {
        #expect(try request("iPhone 16").frameFormat.width == 1179)
        #expect(try request("iPhone 16").frameFormat.height == 2556)
        #expect(try request("iPhone 16", isLandscape: true).frameFormat.width == 2556)
        // 20 points of body and 4 of buttons at each side.
        #expect(try request("iPhone 16", hasBezel: true).frameFormat.width == 1179 + 2 * 24 * 3)
        #expect(try request("iPhone 16", isLandscape: true, hasBezel: true).frameFormat.height == 1179 + 2 * 24 * 3)
        let square = try request("iPhone 16", turns: true).frameFormat
        #expect(square.width == 2556 && square.height == 2556)
        var later = try request("iPhone 16")
        later.device?.turnsLater = true
        #expect(later.frameFormat == square)
        let plain = RunRequest(destination: .nowhere, format: .png)
        #expect(plain.frameFormat.width == 750 && plain.frameFormat.height == 1334)
    }

    @Test func theRequestSurvivesTheEnvironment() throws {
        let request = try request("iPad Pro 11", isLandscape: true, hasBezel: true, turns: true)
        let value = try request.environmentValue()
        #expect(value.contains(#""model":"iPad Pro 11""#))
        #expect(try RunRequest.read(from: [RunRequest.variable: value]) == request)
    }

    @Test func anUnknownDeviceInTheEnvironmentIsNamed() throws {
        let value = try request("iPad Pro 11").environmentValue().replacingOccurrences(of: "iPad Pro 11", with: "iPad 99")
        let error = #expect(throws: UnreadableRequest.self) { try RunRequest.read(from: [RunRequest.variable: value]) }
        #expect(error?.description.contains("iPad 99") == true)
    }

    @Test(arguments: RunEvent.Orientation.allCases)
    func rotationsAreReadByUIKitsNames(orientation: RunEvent.Orientation) throws {
        let text = #"[{"at": 1, "rotate": "\#(orientation.rawValue)"}]"#
        #expect(try RunEvents.parse(Array(text.utf8), file: "e").map(\.gesture) == [.turn(orientation)])
    }

    @Test(arguments: [(#""left""#, ", not “left”"), ("90", ", not 90"), ("null", ", not null"), (#"["portrait"]"#, "")])
    func anotherOrientationIsAnErrorThatNamesTheKey(value: String, words: String) {
        let error = #expect(throws: RunEventsError.self) { try RunEvents.parse(Array(#"[{"at": 1, "rotate": \#(value)}]"#.utf8), file: "e") }
        #expect(error?.description == "e: event 0: “rotate” must be one of portrait, portraitUpsideDown, landscapeLeft, landscapeRight\(words)")
    }
}
