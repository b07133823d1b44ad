import Foundation
import Testing

/// Batches that cannot begin.
@Suite struct BatchInputTests {
    @Test func aWrongTableIsAnErrorAndNothingIsWritten() throws {
        let batch = try BatchOfTests("name,seed\na,x\n")
        let result = try batch.run()
        #expect(result.status == 64)
        #expect(result.errors == "lamina: films.csv: row 1 (line 2), column “seed”: “x” is not a whole number, 0 or more\n")
        #expect(try batch.lamina.folder.names == ["films.csv"])
    }

    @Test func aFileThatExistsIsNotReplaced() throws {
        let batch = try BatchOfTests("name\na\nb\n")
        _ = try batch.lamina.folder.write("mine", to: "out/b.bgra")
        let result = try batch.run()
        #expect(result.status == 64)
        #expect(result.errors == "lamina: films.csv: row 2 (line 3): “out/b.bgra” exists already; --overwrite replaces it\n")
        #expect(batch.film("b") == Data("mine".utf8))
        #expect(try batch.run(["--overwrite"]).status == 0)
        #expect(batch.film("b") != Data("mine".utf8))
    }

    @Test func aMissingTableIsAnError() throws {
        let batch = try BatchOfTests("name\na\n", name: "other.csv")
        let result = try batch.run()
        #expect(result.status == 66 && result.errors == "lamina: films.csv: No such file or directory\n")
    }

    @Test func aMissingAppIsAnError() throws {
        let batch = try BatchOfTests("name\na\n")
        #expect(try batch.run(app: "NoSuchApp").status == 66)
    }
}
