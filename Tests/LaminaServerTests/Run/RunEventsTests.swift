import Glibc
import LaminaServer
import Testing

@Suite struct RunEventsTests {
    private func parse(_ text: String) throws -> [RunEvent] { try RunEvents.parse(Array(text.utf8), file: "events.json") }

    @Test func tapsAndDragsAreReadInTheOrderOfTheirTimes() throws {
        let events = try parse(#"[{"at": 2.0, "drag": [[10,10],[200,10.5]], "for": 0.5}, {"at": 1, "tap": [160, 240]}]"#)
        #expect(
            events == [
                RunEvent(time: 1, gesture: .tap(RunEvent.Place(160, 240))),
                RunEvent(time: 2, gesture: .drag([RunEvent.Place(10, 10), RunEvent.Place(200, 10.5)], duration: 0.5)),
            ])
    }

    @Test func anEmptyListHasNoEvents() throws {
        #expect(try parse("[]").isEmpty)
    }

    @Test(arguments: [
        (#"[{"at": 0, "tap": [1,1]}, {"at": 1, "tpa": [1, 2]}]"#, RunEventsError.unknownKey(file: "events.json", index: 1, key: "tpa")),
        (#"[{"tap": [1, 2]}]"#, .missingKey(file: "events.json", index: 0, key: "at")),
        (#"[{"at": 1}]"#, .missingKey(file: "events.json", index: 0, key: "tap")),
        (#"[{"at": 1, "drag": [[1,1],[2,2]]}]"#, .missingKey(file: "events.json", index: 0, key: "for")),
        (#"[7]"#, .notAnObject(file: "events.json", index: 0)),
        (#"{"at": 1}"#, .notAList(file: "events.json", reason: "the outermost value is no list")),
        ("[{", .notAList(file: "events.json", reason: "the text is not JSON")),
        ("", .notAList(file: "events.json", reason: "the text is not JSON")),
    ])
    func aWrongEntryIsNamedByFileIndexAndKey(text: String, error: RunEventsError) {
        #expect(throws: error) { try parse(text) }
    }

    @Test(arguments: [
        (#"{"at": true, "tap": [1, 2]}"#, "at"), (#"{"at": "1", "tap": [1, 2]}"#, "at"), (#"{"at": -1, "tap": [1, 2]}"#, "at"),
        (#"{"at": null, "tap": [1, 2]}"#, "at"), (#"{"at": 1, "tap": [1]}"#, "tap"), (#"{"at": 1, "tap": [1, true]}"#, "tap"),
        (#"{"at": 1, "tap": {"x": 1, "y": 2}}"#, "tap"), (#"{"at": 1, "tap": [1, 2], "for": 1}"#, "for"),
        (#"{"at": 1, "tap": [1, 2], "drag": [[1, 1], [2, 2]]}"#, "drag"), (#"{"at": 1, "drag": [[1, 1]], "for": 1}"#, "drag"),
        (#"{"at": 1, "drag": [[1, 1], [2]], "for": 1}"#, "drag"), (#"{"at": 1, "drag": [[1, 1], [2, 2]], "for": 0}"#, "for"),
    ])
    func anIllTypedValueIsNamedByItsKey(entry: String, key: String) throws {
        let error = #expect(throws: RunEventsError.self) { try parse("[\(entry)]") }
        guard case .badValue(file: "events.json", index: 0, let named, _) = error else { throw try #require(error) }
        #expect(named == key)
        #expect(error?.runStatus == .usage)
    }

    @Test func aMissingFileIsNoInput() {
        let error = #expect(throws: RunEventsError.unreadable(file: "/nowhere/e.json", code: ENOENT)) { try RunEvents.read(path: "/nowhere/e.json") }
        #expect(error?.runStatus == .noInput)
    }

    @Test func aFolderIsNoInput() {
        let error = #expect(throws: RunEventsError.self) { try RunEvents.read(path: "/") }
        #expect(error?.runStatus == .noInput)
    }

    @Test func aDeepPileOfBracketsIsRefusedWithoutACrash() {
        #expect(throws: RunEventsError.self) { try parse(String(repeating: "[", count: 500_000)) }
    }
}
