import LaminaRun
import Testing

@testable import LaminaVideo

@Suite struct BadRequestTests {
    private func error(_ request: RunRequest) -> OutputError? {
        do throws(OutputError) { try Outputs.check(request) } catch { return error }
        return nil
    }

    @Test(arguments: [OutputFormat.mp4, .webm, .mov, .y4m], [(375, 668), (376, 667)])
    func oddSidesAreRefusedWithSubsampledChroma(format: OutputFormat, size: (Int, Int)) {
        #expect(error(request("a", format, width: size.0, height: size.1)) == .oddSize(path: "a", width: size.0, height: size.1))
    }

    @Test(arguments: [OutputFormat.mp4, .y4m])
    func aTransparentBackgroundIsRefusedByFormatsWithoutAlpha(format: OutputFormat) {
        #expect(error(request("a", format, background: .transparent)) == .holdsNoAlpha(path: "a"))
    }

    @Test func severalFramesAreRefusedByAPictureFormat() {
        #expect(error(request("a.png", .png)) == .holdsOnePicture(path: "a.png"))
    }

    @Test func aStillIsRefusedByAFilmFormat() {
        var request = request("a.mp4", .mp4)
        request.moments = .still(time: 1)
        #expect(error(request) == .holdsFilms(path: "a.mp4"))
    }

    @Test func aGIFHoldsFiftyFramesASecond() {
        var request = request("a.gif", .gif)
        request.moments = .film(frames: 0...9, rate: FrameRate(60))
        #expect(error(request) == .tooManyFramesPerSecond(path: "a.gif", rate: FrameRate(60), most: 50))
    }

    @Test(arguments: [(0, 10), (40_000, 2), (20_000, 20_000), (Int.max, 2)])
    func excessiveSizesAreRefused(width: Int, height: Int) throws {
        let refused = try #require(error(request("a.png", .png, frames: 1, width: width, height: height)))
        guard case .unacceptableSize(path: "a.png", _, _) = refused else { throw refused }
    }

    @Test func settingsThatTheFormatDoesNotHaveAreRefused() {
        var request = request("a.bgra", .bgra)
        request.preset = "fast"
        #expect(error(request) == .unknownSetting(path: "a.bgra", option: "preset", value: "fast", allowed: "this format has no such option"))
        request = LaminaVideoTests.request("a.gif", .gif)
        request.constantRateFactor = 20
        #expect(error(request) == .unknownSetting(path: "a.gif", option: "crf", value: "20", allowed: "this format has no such option"))
        for (path, format) in [("a.bgra", OutputFormat.bgra), ("a.webm", .webm)] {
            request = LaminaVideoTests.request(path, format)
            request.encoderThreads = 2
            #expect(
                error(request) == .unknownSetting(path: path, option: "encoder-threads", value: "2", allowed: "this format has no such option"))
        }
    }

    @Test func unknownPresetsAndRateFactorsAreRefused() {
        var request = request("a.mp4", .mp4)
        request.constantRateFactor = 52
        #expect(error(request) == .unknownSetting(path: "a.mp4", option: "crf", value: "52", allowed: "allowed: 0 to 51"))
        request.constantRateFactor = nil
        request.preset = "warp"
        #expect(error(request)?.runStatus == .usage)
    }
}
