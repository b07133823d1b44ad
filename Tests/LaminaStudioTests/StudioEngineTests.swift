import Foundation
import LaminaCompositor
import LaminaHistory
import LaminaPrimitives
import LaminaProcess
import LaminaScene
import Testing

@testable import LaminaStudio

@Suite struct StudioEngineTests {
    private let history = TestHistory.movingSquare()

    /// An engine whose films say what they were asked for.
    private func engine(threadCount: Int = 1) -> StudioEngine {
        StudioEngine(history, threadCount: threadCount) { _, form, range, rate in
            Array("\(form) \(range.lowerBound) \(range.upperBound) \(rate)".utf8)
        }
    }

    private func json(_ path: String) throws -> [String: Any] {
        let answer = engine().answer(StudioQuestion(path))
        #expect(answer.status == 200, "\(String(decoding: answer.content, as: UTF8.self))")
        return try #require(try JSONSerialization.jsonObject(with: Data(answer.content)) as? [String: Any])
    }

    @Test func thePictureAtATimeIsThatOfTheTreeHoweverOneScrubs() throws {
        let engine = engine(threadCount: 2)
        for step in 0..<60 {
            let time = Double(step * 37 % 60) / 15
            var expected = Bitmap(width: 200, height: 160)
            let tree = history.commits[time < 2.5 ? 0 : 1]
            Renderer().draw(tree, at: 1000 + time, in: history.viewport, into: &expected)
            #expect(engine.draw(at: time) == expected, "\(time) s")
        }
    }

    @Test func theRunSaysWhatHappened() throws {
        let run = try json("run")
        #expect(run["name"] as? String == "Test")
        #expect([run["width"], run["height"], run["scale"], run["duration"]].compactMap { $0 as? Double } == [100, 80, 2, 4])
        #expect((run["commits"] as? [[String: Any]])?.compactMap { $0["time"] as? Double } == [0, 2.5])
        #expect((run["animations"] as? [Any])?.count == 1)
        #expect((run["layers"] as? [[String: Any]])?.compactMap { $0["name"] as? String } == ["square"])
    }

    @Test func theTreeIsThatOfItsTime() throws {
        let early = try #require(json("tree?time=1")["layers"] as? [[String: Any]])
        #expect(early.compactMap { $0["id"] as? Int } == [1, 2])
        #expect(early[0]["view"] as? String == "UIWindow")
        #expect(try #require(json("tree?time=3")["layers"] as? [Any]).count == 3)
    }

    @Test func propertiesStandSideBySide() throws {
        let layer = try json("layer?id=2&time=2")
        let rows = try #require(layer["properties"] as? [[String: Any]])
        let position = try #require(rows.first { $0["key"] as? String == "position" })
        #expect(position["model"] as? String == "(10, 10)")
        #expect(position["presentation"] as? String == "(50, 10)")
        #expect(position["animations"] as? [Int] == [0])
        let color = try #require(rows.first { $0["key"] as? String == "backgroundColor" })
        #expect(color["model"] as? String == "#ff0000")
        #expect(rows.contains { $0["key"] as? String == "shadowOpacity" } == false)
    }

    @Test func aGraphShowsThePresentation() throws {
        let graph = try json("graph?id=2&key=position&from=0&to=4&count=5")
        let components = try #require(graph["components"] as? [[String: Any]])
        #expect(components.compactMap { $0["name"] as? String } == ["position.x", "position.y"])
        #expect(components[0]["values"] as? [Double] == [10, 10, 50, 10, 10])
    }

    @Test func aLayerOutsideTheTreeHasNothing() throws {
        #expect(engine().answer(StudioQuestion("layer?id=99&time=1")).content == Array("null".utf8))
        for key in ["contents", "", "nothing"] {
            let components = try json("graph?id=2&key=\(key)&from=0&to=1&count=3")["components"] as? [Any]
            #expect(components?.isEmpty == true, "\(key)")
        }
    }

    @Test func thePathOfACentreHasAPointForEachFrame() throws {
        let points = try #require(json("path?id=2&from=1&to=3&rate=2")["points"] as? [[Double]])
        #expect(points == [[1, 10, 10], [1.5, 30, 10], [2, 50, 10], [2.5, 70, 10], [3, 10, 10]])
    }

    @Test func costsCountTheFramesAndTheirDamage() throws {
        let frames = try #require(json("cost?from=0&to=1&rate=10")["frames"] as? [[String: Any]])
        #expect(frames.count == 11)
        #expect(frames[0]["damage"] as? Double == 1)
        // Nothing moves before the first second.
        #expect(frames[5]["damage"] as? Double == 0)
        #expect(frames[5]["items"] as? Int == 1)
    }

    @Test(arguments: [
        ("nothing", 404), ("picture", 400), ("picture?time=-1", 400), ("picture?time=4.1", 400), ("plane?id=99&time=1", 404),
        ("layer?id=x&time=1", 400), ("path?id=2&from=0&to=4&rate=0", 400),
        ("graph?id=2&key=opacity&from=0&to=1&count=2001", 400), ("export?form=exe&time=1", 400), ("cost?from=3&to=1", 400), ("", 404),
    ]) func aMistakeInAQuestionIsSaid(path: String, status: Int) {
        let answer = engine().answer(StudioQuestion(path))
        #expect(answer.status == status)
        #expect(answer.form == .text && !answer.content.isEmpty)
    }

    @Test func findingsNameTheirLayerAndTheCure() throws {
        // The square's model position is where it began.
        let findings = try #require(json("findings")["findings"] as? [[String: Any]])
        #expect(findings.compactMap { $0["rule"] as? String } == ["snaps-back"])
        #expect(findings[0]["layer"] as? Int == 2 && findings[0]["time"] as? Double == 3)
        #expect(findings[0]["line"] as? String == "Square.swift:12")
        #expect((findings[0]["cure"] as? String)?.contains("position") == true)
    }

    @Test func anotherRunIsShownInPlaceOfTheFirst() throws {
        let engine = engine()
        func durationAndLayers() throws -> [Int] {
            let answer = engine.answer(StudioQuestion("run"))
            let run = try #require(try JSONSerialization.jsonObject(with: Data(answer.content)) as? [String: Any])
            return [Int(run["duration"] as? Double ?? -1), (run["layers"] as? [Any])?.count ?? -1, (run["animations"] as? [Any])?.count ?? -1]
        }
        #expect(try durationAndLayers() == [4, 1, 1])
        _ = engine.draw(at: 1)
        let other = TestHistory.empty()
        engine.show(other)
        #expect(try durationAndLayers() == [Int(other.duration), other.layers.count, 0])
        #expect(engine.draw(at: 0).width == other.screen.width)
    }

    @Test func aFilmIsMadeOfTheMarkedRange() {
        let answer = engine().answer(StudioQuestion("export?form=gif&from=1&to=2.5"))
        #expect(answer.form == .gif && String(decoding: answer.content, as: UTF8.self) == "gif 1.0 2.5 60.0")
    }

    @Test func aPlaneIsTheLayersOwnPicture() throws {
        let layers = ShownLayerWalk.layers(of: history.commits[0], at: 1002, screen: Rect(0, 0, 100, 80))
        let plane = PlanePicture.bitmap(of: layers[1], scale: 2)
        #expect((plane.width, plane.height) == (40, 40))
        #expect(plane.pixels.allSatisfy { $0 == 0xFFFF_0000 })
    }

    @Test func aSheetHasAPictureForEachTime() {
        let sheet = ContactSheet.bitmap(of: (0..<10).map(Double.init)) { _ in Bitmap(width: 480, height: 100, fill: 0xFF00_FF00) }
        #expect((sheet.width, sheet.height) == (8 * 248 + 8, 2 * 58 + 8))
        #expect(sheet[8, 8] == 0xFF00_FF00 && sheet[0, 0] == 0xFF80_8080)
        #expect(ContactSheet.bitmap(of: []) { _ in Bitmap(width: 1, height: 1) }.width == 1)
    }

    @Test func aPictureOfTheStageIsStraightRGBA() throws {
        let bitmap = try Bitmap(width: 3, height: 1, pixels: [0xFF10_2030, 0x8040_2010, 0])
        #expect(StagePicture.bytes(of: bitmap) == [3, 0, 0, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0x10, 0x20, 0x30, 0xFF, 128, 64, 32, 0x80, 0, 0, 0, 0])
    }

    @Test func equalPixelsTravelOnce() throws {
        let (red, blue): (Pixel, Pixel) = (0xFFFF_0000, 0xFF00_00FF)
        func words(_ pixels: [Pixel]) throws -> [UInt32] {
            let bytes = StagePicture.bytes(of: try Bitmap(width: pixels.count, height: 1, pixels: pixels))
            return stride(from: 8, to: bytes.count, by: 4).map { start in bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) } }
        }
        let (shownRed, shownBlue): (UInt32, UInt32) = (0xFF00_00FF, 0xFFFF_0000)
        #expect(try words(Array(repeating: red, count: 1000)) == [2001, shownRed])
        #expect(try words([blue, red, red, red, red, blue]) == [2, shownBlue, 9, shownRed, 2, shownBlue])
        #expect(try words([blue, red, red, red, blue]) == [10, shownBlue, shownRed, shownRed, shownRed, shownBlue])
    }

    @Test func aSocketCarriesQuestionsAndAnswers() throws {
        let pair = try #require(SocketPair())
        let page = FileHandle(fileDescriptor: pair.ends.1, closeOnDealloc: true)
        let path = Array("nothing".utf8)
        try page.write(contentsOf: Data([11, 0, 0, 0, 9, 0, 0, 0] + path))
        shutdown(pair.ends.1, Int32(SHUT_WR))
        try StudioLoop(engine(), on: FileHandle(fileDescriptor: pair.ends.0, closeOnDealloc: true)).run()
        let answer = try #require(try page.read(upToCount: 1000))
        #expect(answer.count == 4 + Int(answer[0]))
        #expect(Array(answer[4..<11]) == [9, 0, 0, 0, 0x94, 1, StudioAnswer.Form.text.rawValue])
    }
}
