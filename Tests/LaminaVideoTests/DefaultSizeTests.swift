import LaminaHardware
import LaminaRun
import Testing

@testable import LaminaVideo

/// The default size of the screen, for a user who chose none.
@Suite struct DefaultSizeTests {
    private func request(_ format: OutputFormat, scale: Double) -> RunRequest {
        var request = RunRequest(destination: .file("/tmp/a.\(format.rawValue)"), format: format)
        request.scale = scale
        request.fitSize()
        return request
    }

    @Test(
        arguments: [0.1, 0.5, 0.75, 1, 1.1, 1.25, 1.5, 1.9, 2, 2.001, 2.01, 2.5, 2.608, 3, 3.999, 4, 5],
        FormatTraits.table.filter(\.needsEvenSides).map(\.format))
    func theDefaultSizeFitsEveryFormatAtEveryScale(scale: Double, format: OutputFormat) {
        let request = request(format, scale: scale)
        #expect(request.frameFormat.width % 2 == 0 && request.frameFormat.height % 2 == 0)
        #expect((375..<395).contains(request.width) && (667..<687).contains(request.height), "\(request.width)x\(request.height)")
    }

    @Test(arguments: DeviceModel.all, [false, true])
    func aDeviceKeepsItsScreenAndItsPictureGetsEvenSides(model: DeviceModel, hasBezel: Bool) {
        var request = RunRequest(destination: .file("/tmp/a.mp4"), format: .mp4)
        var device = RunDevice(model: model)
        device.hasBezel = hasBezel
        (request.device, request.scale) = (device, model.scale)
        (request.width, request.height) = device.screenSize
        let before = request.frameFormat
        request.fitSize()
        let after = request.frameFormat
        #expect(after.width % 2 == 0 && after.height % 2 == 0)
        #expect((0...1).contains(after.width - before.width) && (0...1).contains(after.height - before.height))
        #expect([request.width, request.height] == [model.width, model.height])
        request.fitSize()
        #expect(request.frameFormat == after)
    }

    @Test func theDefaultSizeIsTheSmallestInWholePointsThatFits() {
        #expect([request(.mp4, scale: 1).width, request(.mp4, scale: 1).height] == [376, 668])
        #expect([request(.mp4, scale: 3).width, request(.mp4, scale: 3).height] == [376, 668])
        #expect([request(.mp4, scale: 2).width, request(.mp4, scale: 2).height] == [375, 667])
        #expect([request(.png, scale: 1).width, request(.gif, scale: 1).height] == [375, 667])
    }
}
