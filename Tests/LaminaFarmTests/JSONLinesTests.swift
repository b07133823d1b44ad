import LaminaFarm
import Testing

struct JSONLinesTests {
    private func table(_ text: String) throws -> FilmTable { try .jsonLines(Array(text.utf8), file: "t.jsonl") }

    @Test func keysAreColumnsAndMissingValuesAreNotGiven() throws {
        let table = try table("{\"name\": \"Ada\", \"seed\": 7}\n\n{\"scale\": 1.5, \"name\": null}\r\n")
        #expect(table.columns == ["name", "scale", "seed"])
        #expect(table.rows.map(\.cells) == [["Ada", nil, "7"], [nil, "1.5", nil]])
        #expect(table.rows.map(\.line) == [1, 3])
    }

    @Test func numbersAndBooleansAreWrittenAsText() throws {
        let table = try table(#"{"a": true, "b": 1, "c": false, "d": 0, "e": 12345678901234567890, "f": "1\n2"}"#)
        #expect(table.rows[0].cells == ["true", "1", "false", "0", "12345678901234567890", "1\n2"])
    }

    @Test(
        arguments: [
            ("", .empty(file: "t.jsonl")),
            ("\n \n", .empty(file: "t.jsonl")),
            ("{}\n[1]\n", .notAnObject(file: "t.jsonl", line: 2)),
            ("{}\n{\"a\": \n", .notAnObject(file: "t.jsonl", line: 2)),
            ("{\"b\": [1], \"a\": {}}", .badValue(file: "t.jsonl", line: 1, column: "a")),
            ("{\"\": 1}", .namelessColumn(file: "t.jsonl", number: 1)),
        ] as [(String, TableError)])
    func damagedTextIsAnErrorThatNamesTheLine(text: String, error: TableError) {
        #expect(throws: error) { try table(text) }
    }

    @Test func aTextWithNULIsRefused() {
        #expect(throws: TableError.badValue(file: "t.jsonl", line: 1, column: "a")) { try table(#"{"a": "x\u0000y"}"#) }
    }
}
