import LaminaFarm
import Testing

struct CSVTests {
    private func table(_ text: String) throws -> FilmTable { try .csv(Array(text.utf8), file: "t.csv") }

    @Test func theFirstRecordNamesTheColumns() throws {
        let table = try table("name,size\nAda,10x20\nZoë,\n")
        #expect(table.columns == ["name", "size"])
        #expect(table.rows.map(\.cells) == [["Ada", "10x20"], ["Zoë", nil]])
        #expect(table.rows.map(\.line) == [2, 3])
    }

    @Test func quotedValuesHoldCommasQuotationMarksAndLineEnds() throws {
        let table = try table("a,b\r\n\"x, \"\"y\"\"\nz\",\"\"\r\n1,2\r\n")
        #expect(table.rows.map(\.cells) == [["x, \"y\"\nz", nil], ["1", "2"]])
        #expect(table.rows.map(\.line) == [2, 4])
    }

    @Test(arguments: ["a\nx", "a\r\nx\r\n", "\u{FEFF}a\nx\n", "\n\na\n\nx\n\n", "a\nx\r", "\"a\"\n\"x\"", "a\n\"x\"\r"])
    func theseTextsAreOneColumnWithOneValue(text: String) throws {
        let table = try table(text)
        #expect(table.columns == ["a"])
        #expect(table.rows.map(\.cells) == [["x"]])
    }

    @Test func spacesBelongToValues() throws {
        #expect(try table("a,b\n x , y\n").rows[0].cells == [" x ", " y"])
    }

    @Test(
        arguments: [
            ("", .empty(file: "t.csv")),
            ("a,b\n", .empty(file: "t.csv")),
            ("a,b\n1,2\n1\n", .wrongCount(file: "t.csv", line: 3, values: 1, columns: 2)),
            ("a\n1,2\n", .wrongCount(file: "t.csv", line: 2, values: 2, columns: 1)),
            ("a,a\n1,2\n", .repeatedColumn(file: "t.csv", column: "a")),
            ("a,\n1,2\n", .namelessColumn(file: "t.csv", number: 2)),
            ("a\n\"x\ny\n", .openQuote(file: "t.csv", line: 2)),
            ("a\nx\"y\n", .strayQuote(file: "t.csv", line: 2)),
            ("a\n\"x\"y\n", .strayQuote(file: "t.csv", line: 2)),
        ] as [(String, TableError)])
    func damagedTextIsAnErrorThatNamesTheLine(text: String, error: TableError) {
        #expect(throws: error) { try table(text) }
    }

    @Test func invalidUTF8AndNULAreErrors() {
        #expect(throws: TableError.notText(file: "t.csv", line: 2)) { try FilmTable.csv(Array("a\n".utf8) + [0xFF], file: "t.csv") }
        #expect(throws: TableError.notText(file: "t.csv", line: 2)) { try FilmTable.csv(Array("a\n\0".utf8), file: "t.csv") }
    }
}
