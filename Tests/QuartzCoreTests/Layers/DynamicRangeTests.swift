import Foundation
import QuartzCore
import Testing

@Suite @MainActor struct DynamicRangeTests {
    @Test func rangesAndModesAreStoredUnderTheirKeys() {
        let layer = CALayer()
        #expect(layer.preferredDynamicRange == .standard && layer.toneMapMode == .automatic && layer.contentsHeadroom == 0)
        layer.preferredDynamicRange = .constrainedHigh
        layer.toneMapMode = .never
        layer.contentsHeadroom = -3
        layer.wantsDynamicContentScaling = true
        #expect(layer.value(forKey: "preferredDynamicRange") as? String == "constrainedHigh")
        #expect(layer.value(forKey: "toneMapMode") as? String == "never")
        #expect(layer.contentsHeadroom == -3 && layer.wantsDynamicContentScaling)
    }

    @Test func unknownNamesReadBackAsTheDefault() {
        let layer = CALayer()
        layer.preferredDynamicRange = CALayer.DynamicRange(rawValue: "blinding")
        layer.toneMapMode = CALayer.ToneMapMode(rawValue: "loud")
        #expect(layer.preferredDynamicRange == .standard && layer.toneMapMode == .automatic)
    }

    @Test func metadataSurvivesAnArchive() throws {
        #expect(!CAEDRMetadata.isAvailable)
        let all = [
            CAEDRMetadata.hlg, .hlg(ambientViewingEnvironment: Data([1, 2])),
            .hdr10(minLuminance: 0.1, maxLuminance: 1000, opticalOutputScale: 100),
            .hdr10(displayInfo: Data([3]), contentInfo: nil, opticalOutputScale: 50),
        ]
        for metadata in all {
            let data = try NSKeyedArchiver.archivedData(withRootObject: metadata, requiringSecureCoding: true)
            let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CAEDRMetadata.self, from: data))
            #expect(all.filter { $0 == copy }.count == 1 && copy == metadata)
            #expect(metadata.copy() as? CAEDRMetadata == metadata)
        }
    }

    @Test func rangesOfFrameRatesAreComparedByAllRates() {
        let range = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
        #expect(range == CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30))
        #expect(range != CAFrameRateRange(minimum: 10, maximum: 60))
    }
}
