import Foundation
import LaminaFarm
import LaminaRun
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

    @Test func aDeviceGivesTheScreenThatTheOrientationTurns() throws {
        let plan = BatchPlan(
            app: "App", executable: "/App", appHash: "0", callFolder: "/", pattern: "{name}.mp4", columns: ["device", "orientation", "scale"])
        func request(_ cells: String?...) throws -> RunRequest { try plan.film(cells: cells, output: "a.mp4", events: EventFiles()).request }
        let upright = try request("iPhone 16", nil, nil)
        #expect((upright.width, upright.height, upright.scale) == (393, 852, 3))
        #expect(upright.device?.model.name == "iPhone 16" && upright.device?.isLandscape == false)
        // The frame has even sides, as its format needs.
        #expect((upright.frameFormat.width, upright.frameFormat.height) == (1180, 2556))
        let side = try request("iPad mini", "landscape", "1")
        #expect((side.width, side.height, side.scale, side.device?.isLandscape) == (1133, 744, 1, true))
        #expect(try request("iPad mini", "portrait", nil).device?.isLandscape == false)
        let film = PlannedFilm(number: 1, output: "a.png", cells: ["iPad mini", "landscape", "1"], key: "")
        #expect(plan.command(for: film) == "lamina still App -o a.png --device 'iPad mini' --landscape --scale 1")
    }

    @Test func devicesThatContradictOtherColumnsAreErrors() throws {
        #expect(try errors("name,device\na,iPhone 99\n").contains("row 1 (line 2), column “device”: "))
        #expect(try errors("name,device,orientation\na,iPhone 16,up\n").contains("column “orientation”: “up” is neither portrait nor landscape"))
        #expect(try errors("name,orientation\na,landscape\n").contains("“orientation” works only with “device”"))
        #expect(try errors("name,device,size\na,iPhone 16,8x8\n").contains("“size” and “device” exclude each other"))
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
