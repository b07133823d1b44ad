import Foundation
import LaminaFarm
import Testing
import TestSupport

@testable import LaminaCommand

/// The examination of a table before the first film.
struct BatchCheckTests {
    /// Returns the message about a table that must keep the batch from beginning.
    private func errors(_ table: String, _ defaults: [FilmOption: String] = [:], output: String = "out/{name}.bgra") throws -> String {
        let table = try FilmTable.csv(Array(table.utf8), file: "films.csv")
        var plan = BatchPlan(app: "App", executable: "/App", appHash: "0", callFolder: "/", pattern: output, columns: table.columns)
        plan.defaults = defaults
        do {
            _ = try BatchCheck.films(plan, table) { _ in true }
            return ""
        } catch {
            #expect(error.status == .usage)
            return error.description
        }
    }

    @Test func everyProblemIsReportedWithRowAndColumn() throws {
        let text = try errors(
            """
            name,size,scale,fps,duration,locale,appearance,seed,date,events,crf
            a,8,,,,,,,,,
            b,,0,,,,,,,,
            c,,,fast,,,,,,,
            d,,,,-1,,,,,,
            e,,,,,deutsch,,,,,
            f,,,,,,dim,,,,
            g,,,,,,,x,,,
            h,,,,,,,,today,,
            i,,,,,,,,,none.json,
            j,,,,,,,,,,20

            """)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.count == 10)
        #expect(lines[0] == "films.csv: row 1 (line 2), column “size”: “8” is not a size such as 375x667")
        #expect(lines[1] == "films.csv: row 2 (line 3), column “scale”: “0” is not a number above 0")
        #expect(lines[8] == "films.csv: row 9 (line 10), column “events”: none.json: No such file or directory")
        for (index, column) in ["size", "scale", "fps", "duration", "locale", "appearance", "seed", "date", "events"].enumerated() {
            #expect(lines[index].contains("row \(index + 1) (line \(index + 2)), column “\(column)”"))
        }
        #expect(lines[9].contains("row 10 (line 11)") && lines[9].contains("crf"))
    }

    @Test func aColumnThatNothingUsesIsAnError() throws {
        #expect(try errors("name,durration\na,1\n").contains("column “durration”"))
    }

    @Test func aNameInThePatternNeedsAColumn() throws {
        #expect(try errors("name\na\n", output: "out/{nmae}.bgra").contains("no column “nmae” or “-nmae”"))
    }

    @Test func twoRowsCannotWriteTheSameFile() throws {
        let text = try errors("name\na\nb\na\n")
        #expect(text == "films.csv: row 3 (line 4): “out/a.bgra” is the file of row 1 too")
    }

    @Test(arguments: ["a/b", "..", ".", "", "50%", "\u{7}"])
    func aValueThatIsNoFileNameIsAnError(value: String) throws {
        #expect(try errors("name,seed\n\"\(value)\",1\n").contains("row 1 (line 2): column “name”"))
    }

    @Test func aWrongDefaultIsReportedAsAnOption() throws {
        #expect(try errors("name\na\n", [.seed: "x"]).contains("row 1 (line 2), --seed: “x” is not a whole number"))
    }

    @Test(arguments: ["out/{name.bgra", "out/name}.bgra", "out/{}.bgra", "out/{{name}}.bgra", "out/{name}.xyz", "out/{name}/%04d.png", "-.bgra"])
    func aBadPatternIsAnError(pattern: String) throws {
        #expect(try !errors("name\na\n", output: pattern).isEmpty)
    }

    @Test func onlyTheFirstProblemsAreListed() throws {
        let text = try errors("name,seed\n" + (1...30).map { "a\($0),x\n" }.joined())
        #expect(text.split(separator: "\n").count == 21)
        #expect(text.hasSuffix("… and 10 more"))
    }
}
