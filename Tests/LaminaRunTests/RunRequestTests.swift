import LaminaPrimitives
import LaminaRun
import Testing

@Suite struct RunRequestTests {
    @Test func aRequestPassesUnchangedThroughTheEnvironment() throws {
        var request = RunRequest(destination: .file("out/a b.mp4"), format: .mp4)
        request.events = [RunEvent(time: 0.1, gesture: .drag([.init(0.1, 0.2), .init(3, 4)], duration: 1))]
        request.seed = .max
        request.threads = 3
        request.background = try #require(Background("#12345678"))
        let environment = [RunRequest.variable: try request.environmentValue()]
        #expect(try RunRequest.read(from: environment) == request)
    }

    @Test func anEnvironmentWithoutARequestGivesNil() throws {
        #expect(try RunRequest.read(from: ["PATH": "/bin"]) == nil)
    }

    @Test func aRequestOfAnotherVersionIsAnError() {
        #expect(throws: UnreadableRequest.self) { try RunRequest.read(from: [RunRequest.variable: #"{"output": 1}"#]) }
    }

    @Test(arguments: [1e300, -1, RunLimits.mostSeconds + 1])
    func anEventWithAnExcessiveHoldIsRefused(seconds: Double) throws {
        var request = RunRequest(destination: .nowhere, format: .bgra)
        request.events = [RunEvent(time: 1, gesture: .tap(.init(1, 1)), hold: seconds)]
        try expectRefusal(of: request)
    }

    @Test(arguments: [(1.5, 0.0), (0.0, -1e300)])
    func aTiltBeyondTheLargestIsRefused(horizontal: Double, vertical: Double) throws {
        var request = RunRequest(destination: .nowhere, format: .bgra)
        request.events = [RunEvent(time: 1, gesture: .tilt(horizontal: horizontal, vertical: vertical))]
        try expectRefusal(of: request)
    }

    @Test(arguments: [0.0, -2, 1e300])
    func aWindowWithAnInvalidScaleIsRefused(scale: Double) throws {
        try expectRefusal(of: RunRequest(window: WindowControl(scale: scale)))
    }

    @Test(arguments: [#""denominator":0,"numerator":60"#, #""denominator":1,"numerator":-60"#, #""denominator":1,"numerator":2000"#])
    func aFilmOfOneFrameAtAnInvalidRateIsRefused(rate: String) throws {
        var request = RunRequest(destination: .nowhere, format: .bgra)
        request.moments = .film(frames: 0...0, rate: FrameRate(60))
        let value = try request.environmentValue()
        let other = value.replacing(#""denominator":1,"numerator":60"#, with: rate)
        #expect(other != value)
        #expect(throws: UnreadableRequest.self) { try RunRequest.read(from: [RunRequest.variable: other]) }
    }

    private func expectRefusal(of request: RunRequest) throws {
        let environment = [RunRequest.variable: try request.environmentValue()]
        #expect(throws: UnreadableRequest.self) { try RunRequest.read(from: environment) }
    }

    @Test func tooManyEventsForTheEnvironmentAreRefused() {
        var request = RunRequest(destination: .file("a.mp4"), format: .mp4)
        request.events = Array(repeating: RunEvent(time: 1, gesture: .tap(.init(1, 1))), count: 20_000)
        #expect(throws: OversizedRequest.self) { try request.environmentValue() }
    }

    @Test func theDefaultsAreThoseOfAPhoneForFiveSeconds() {
        let request = RunRequest(destination: .file("a.mp4"), format: .mp4)
        #expect(request.frameFormat == FrameFormat(width: 750, height: 1334, rate: FrameRate(60), hasAlpha: false))
        #expect(request.frames == 0...299)
        #expect(request.time(ofFrame: 299) == 299.0 / 60)
    }

    @Test func aStillHasOneFrameAtItsTime() {
        var request = RunRequest(destination: .file("a.png"), format: .png)
        request.moments = .still(time: 1.25)
        #expect(request.frames == 0...0)
        #expect(request.time(ofFrame: 0) == 1.25)
    }

    @Test(arguments: [
        ("white", Background(red: 255, green: 255, blue: 255, alpha: 255)), ("#f80", Background(red: 255, green: 136, blue: 0, alpha: 255)),
        ("#102030", Background(red: 16, green: 32, blue: 48, alpha: 255)), ("#10203040", Background(red: 16, green: 32, blue: 48, alpha: 64)),
        ("transparent", .transparent),
    ])
    func aBackgroundIsReadFromItsText(text: String, background: Background) {
        #expect(Background(text) == background)
    }

    @Test(arguments: ["", "#", "#12", "#12345", "#gggggg", "whitish", "123456", "#-12345"])
    func invalidColoursAreRefused(text: String) {
        #expect(Background(text) == nil)
    }
}
