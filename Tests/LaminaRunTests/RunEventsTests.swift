import Glibc
import LaminaRun
import Testing

@Suite struct RunEventsTests {
    private func parse(_ text: String) throws -> [RunEvent] { try RunEvents.parse(Array(text.utf8), file: "events.json") }

    @Test func tapsAndDragsAreReadInTheOrderOfTheirTimes() throws {
        let events = try parse(#"[{"at": 2.0, "drag": [[10,10],[200,10.5]], "for": 0.5}, {"at": 1, "tap": [160, 240]}]"#)
        #expect(
            events == [
                RunEvent(time: 1, gesture: .tap(RunEvent.Position(160, 240))),
                RunEvent(time: 2, gesture: .drag([RunEvent.Position(10, 10), RunEvent.Position(200, 10.5)], duration: 0.5)),
            ])
    }

    @Test func textsKeysAndSecondFingersAreRead() throws {
        let text = #"""
            [{"at": 0, "text": "Hello"}, {"at": 1, "key": "return"}, {"at": 2, "key": "a", "modifiers": ["shift", "command"]},
             {"at": 3, "drag": [[0,0],[1,1]], "second": [[2,2],[3,3]], "for": 1}]
            """#
        let (enter, letter) = try (#require(RunKey(rawValue: "return")), #require(RunKey(rawValue: "a")))
        let (first, second) = ([RunEvent.Position(0, 0), .init(1, 1)], [RunEvent.Position(2, 2), .init(3, 3)])
        #expect(
            try parse(text).map(\.gesture) == [
                .text("Hello"), .key(enter, []), .key(letter, [.shift, .command]), .twoFingers(first, second, duration: 1),
            ])
        #expect(enter.usage == 40 && letter.usage == 4)
    }

    @Test func fingersMayRestBeforeTheyMoveOrLift() throws {
        let events = try parse(
            #"[{"at": 1, "tap": [1, 2], "hold": 0.7}, {"at": 2, "drag": [[1, 1], [2, 2]], "hold": 0.6, "for": 1}, {"at": 4, "tap": [1, 2]}]"#)
        #expect(events.map(\.hold) == [0.7, 0.6, 0])
        #expect(events[1].gesture == .drag([.init(1, 1), .init(2, 2)], duration: 1))
    }

    @Test func keysTypeTheirCharacters() throws {
        let (letter, space, enter) = try (
            #require(RunKey(rawValue: "q")), #require(RunKey(rawValue: "space")), #require(RunKey(rawValue: "return"))
        )
        #expect(letter.text(with: []) == "q" && letter.text(with: [.shift]) == "Q" && letter.text(with: [.control]) == nil)
        #expect(space.text(with: []) == " " && enter.text(with: []) == nil)
        #expect(RunKey(rawValue: "hyper") == nil)
    }

    @Test func singleReportsOfFingersAreRead() throws {
        let events = try parse(
            #"[{"at": 1, "down": [3, 4]}, {"at": 2, "move": [5, 6], "finger": 9}, {"at": 3, "up": [5, 6]}, {"at": 4, "cancel": [0, 0]}]"#)
        #expect(
            events.map(\.gesture) == [
                .touch(.down, .init(3, 4), finger: 0), .touch(.move, .init(5, 6), finger: 9), .touch(.up, .init(5, 6), finger: 0),
                .touch(.cancel, .init(0, 0), finger: 0),
            ])
    }

    @Test func changesOfPropertiesAreRead() throws {
        let events = try parse(#"[{"at": 1, "set": "position", "layer": 7, "value": "10, 20"}]"#)
        #expect(events == [RunEvent(time: 1, gesture: .set(keyPath: "position", layer: 7, value: "10, 20"))])
        #expect(events[0].isChange)
    }

    @Test func theTextOfEventsReadsAsTheSameEvents() throws {
        let letter = try #require(RunKey(rawValue: "a"))
        let events = [
            RunEvent(time: 0, gesture: .tap(.init(1.5, 2)), hold: 0.7),
            RunEvent(time: 0.1, gesture: .drag([.init(1, 2), .init(3, 4)], duration: 0.5)),
            RunEvent(time: 1.0 / 3, gesture: .twoFingers([.init(1, 2), .init(3, 4)], [.init(5, 6), .init(7, 8)], duration: 2)),
            RunEvent(time: 1, gesture: .text("a \"quote\", é/ü\n🎈")), RunEvent(time: 2, gesture: .key(letter, [.shift, .command])),
            RunEvent(time: 2.5, gesture: .key(letter, [])), RunEvent(time: 3, gesture: .tilt(horizontal: -0.25, vertical: 1)),
            RunEvent(time: 4, gesture: .turn(.landscapeLeft)), RunEvent(time: 5, gesture: .touch(.move, .init(-1, 1e6), finger: 2)),
            RunEvent(time: 6, gesture: .set(keyPath: "opacity", layer: 3, value: "0.5")),
        ]
        #expect(try parse(RunEvents.text(of: events)) == events)
        #expect(try parse(RunEvents.text(of: [])).isEmpty)
    }

    @Test func anEmptyListHasNoEvents() throws {
        #expect(try parse("[]").isEmpty)
    }

    @Test(arguments: [
        (#"[{"at": 0, "tap": [1,1]}, {"at": 1, "tpa": [1, 2]}]"#, RunEventsError.unknownKey(file: "events.json", index: 1, key: "tpa")),
        (#"[{"tap": [1, 2]}]"#, .missingKey(file: "events.json", index: 0, key: "at")),
        (#"[{"at": 1}]"#, .missingKind(file: "events.json", index: 0)),
        (#"[{"at": 1, "drag": [[1,1],[2,2]]}]"#, .missingKey(file: "events.json", index: 0, key: "for")),
        (
            #"[{"at": 1, "down": [1, 2], "finger": 10}]"#,
            .badValue(file: "events.json", index: 0, key: "finger", expected: "a whole number, 0 to 9", found: "10")
        ),
        (#"[{"at": 1, "up": [1]}]"#, .badValue(file: "events.json", index: 0, key: "up", expected: "[x, y] in points")),
        (#"[{"at": 1, "set": "opacity", "value": "1"}]"#, .badValue(file: "events.json", index: 0, key: "layer", expected: "the number of a layer")),
        (
            #"[{"at": 1, "set": "opacity", "layer": 1, "value": 1}]"#,
            .badValue(file: "events.json", index: 0, key: "value", expected: "a text such as “0.5”", found: "1")
        ),
        (#"[7]"#, .notAnObject(file: "events.json", index: 0)),
        (#"{"at": 1}"#, .notAList(file: "events.json", reason: "the outermost value is not a list")),
        ("[{", .notAList(file: "events.json", reason: "the text is not JSON")),
        ("", .notAList(file: "events.json", reason: "the text is not JSON")),
    ])
    func anInvalidEntryIsReportedWithFileIndexAndKey(text: String, error: RunEventsError) {
        #expect(throws: error) { try parse(text) }
    }

    @Test func anEventWithoutAKindIsToldAllKinds() {
        let error = #expect(throws: RunEventsError.self) { try parse(#"[{"at": 1, "hold": 2}]"#) }
        #expect(
            error?.description
                == "events.json: event 0: one of these keys is missing: tap, drag, text, key, tilt, rotate, down, move, up, cancel, set")
    }

    @Test(arguments: [
        (#"{"at": 1, "rotate": "sideways"}"#, "“rotate” must be one of portrait, portraitUpsideDown, landscapeLeft, landscapeRight, not “sideways”"),
        (#"{"at": 1, "key": "a", "modifiers": "hyper"}"#, "“modifiers” must be a list of shift, control, option, command, not “hyper”"),
        (#"{"at": true, "tap": [1, 2]}"#, "“at” must be a number of seconds, 0 or more, not true"),
        (#"{"at": 1, "tap": [1, 2], "for": 1}"#, "“for” must be omitted, because the event has “tap”"),
        (#"{"at": 1, "set": "opacity", "value": "1"}"#, "“layer” must be the number of a layer"),
    ]) func anErrorNamesTheValueAndThePermittedOnes(entry: String, words: String) {
        let error = #expect(throws: RunEventsError.self) { try parse("[\(entry)]") }
        #expect(error?.description == "events.json: event 0: \(words)")
    }

    @Test func aHoldThatIsTooLongIsToldTheLimit() {
        let error = #expect(throws: RunEventsError.self) { try parse(#"[{"at": 1, "tap": [1, 2], "hold": 1e9}]"#) }
        #expect(error?.description.hasSuffix("0 to \(Int(RunLimits.longestHold)), not 1000000000") == true)
    }

    @Test(arguments: [
        (#"{"at": true, "tap": [1, 2]}"#, "at"), (#"{"at": "1", "tap": [1, 2]}"#, "at"), (#"{"at": -1, "tap": [1, 2]}"#, "at"),
        (#"{"at": null, "tap": [1, 2]}"#, "at"), (#"{"at": 1, "tap": [1, 2], "hold": -1}"#, "hold"),
        (#"{"at": 1, "tap": [1, 2], "hold": 1e9}"#, "hold"), (#"{"at": 1, "text": "a", "hold": 1}"#, "hold"), (#"{"at": 1, "tap": [1]}"#, "tap"),
        (#"{"at": 1, "tap": [1, true]}"#, "tap"),
        (#"{"at": 1, "tap": {"x": 1, "y": 2}}"#, "tap"), (#"{"at": 1, "tap": [1, 2], "for": 1}"#, "for"),
        (#"{"at": 1, "tap": [1, 2], "drag": [[1, 1], [2, 2]]}"#, "drag"), (#"{"at": 1, "drag": [[1, 1]], "for": 1}"#, "drag"),
        (#"{"at": 1, "drag": [[1, 1], [2]], "for": 1}"#, "drag"), (#"{"at": 1, "drag": [[1, 1], [2, 2]], "for": 0}"#, "for"),
        (#"{"at": 1, "text": ""}"#, "text"), (#"{"at": 1, "text": 7}"#, "text"), (#"{"at": 1, "key": "hyper"}"#, "key"),
        (#"{"at": 1, "key": "a", "modifiers": ["hyper"]}"#, "modifiers"), (#"{"at": 1, "text": "a", "modifiers": []}"#, "modifiers"),
        (#"{"at": 1, "drag": [[1, 1], [2, 2]], "second": [[1, 1]], "for": 1}"#, "second"),
    ])
    func aValueOfTheWrongTypeIsReportedWithItsKey(entry: String, key: String) throws {
        let error = #expect(throws: RunEventsError.self) { try parse("[\(entry)]") }
        guard case .badValue(file: "events.json", index: 0, let named, _, _) = error else { throw try #require(error) }
        #expect(named == key)
        #expect(error?.runStatus == .usage)
    }

    @Test func aMissingEventsFileHasTheNoInputStatus() {
        let error = #expect(throws: RunEventsError.unreadable(file: "/nowhere/e.json", code: ENOENT)) { try RunEvents.read(path: "/nowhere/e.json") }
        #expect(error?.runStatus == .noInput)
    }

    @Test func aFolderAsEventsFileHasTheNoInputStatus() {
        let error = #expect(throws: RunEventsError.self) { try RunEvents.read(path: "/") }
        #expect(error?.runStatus == .noInput)
    }

    @Test func deeplyNestedBracketsAreRefusedWithoutACrash() {
        #expect(throws: RunEventsError.self) { try parse(String(repeating: "[", count: 500_000)) }
    }
}
