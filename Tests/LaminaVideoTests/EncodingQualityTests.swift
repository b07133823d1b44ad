import LaminaRun
import Testing

@testable import LaminaVideo

/// The encoder's settings that a request asks for.
@Suite struct EncodingQualityTests {
    private func quality(_ codec: FilmCodec, _ change: (inout RunRequest) -> Void = { _ in }) throws -> EncodingQuality {
        var request = request("a.mp4", .mp4)
        change(&request)
        return try Outputs.quality(of: request, codec: codec)
    }

    @Test func aRequestsSettingsAreThoseOfTheEncoder() throws {
        for preset in EncodingPreset.allCases { #expect(try quality(.h264) { $0.preset = preset.rawValue }.preset == preset) }
        #expect(try quality(.h264) { $0.constantRateFactor = 33 }.constantRateFactor == 33)
        #expect(try quality(.h264) { $0.encoderThreads = 3 }.threads == 3)
    }

    @Test func settingsThatARequestDoesNotHaveAreTheUsualOnes() throws {
        let usual = try quality(.h264)
        #expect(usual.preset == .usual && usual.constantRateFactor == EncodingQuality.rateFactors(of: .h264)?.usual)
        #expect(try quality(.h264) { $0.preset = "slow" }.constantRateFactor == usual.constantRateFactor)
    }

    @Test func rateFactorsHaveLimits() throws {
        let allowed = try #require(EncodingQuality.rateFactors(of: .h264)?.allowed)
        for factor in [allowed.lowerBound, allowed.upperBound] {
            #expect(try quality(.h264) { $0.constantRateFactor = factor }.constantRateFactor == factor)
        }
        for factor in [allowed.lowerBound - 1, allowed.upperBound + 1] {
            #expect(throws: OutputError.self) { try quality(.h264) { $0.constantRateFactor = factor } }
        }
    }
}
