import Foundation
import Testing
import TestSupport

/// The network of films: refused, answered from files, recorded, or live; all servers are on this machine.
@Suite(.serialized) struct NetworkTests {
    private let lamina: Lamina
    private static let ways = ["shared", "default", "ephemeral", "upload", "async", "contents"]

    init() throws { lamina = try Lamina() }

    /// Makes a still of the probe after a tenth of a second, and returns what it printed for each way.
    private func load(_ url: String, _ options: [String] = []) throws -> (answers: [String: String], errors: String) {
        let arguments = ["still", Lamina.app("NetworkProbe"), "--time", "0.1", "-o", "a.png", "--overwrite"] + options + ["--", url]
        let result = try lamina.run(arguments)
        #expect(result.status == 0, "\(result.errors)")
        var answers: [String: String] = [:]
        for line in result.errors.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            if words.count == 2, Self.ways.contains(words[0]) { answers[words[0]] = words[1] }
        }
        return (answers, result.errors)
    }

    @Test func everySessionFailsAsWithoutANetwork() throws {
        let server = try AnsweringServer()
        let (answers, errors) = try load(server.url)
        for way in Self.ways { #expect(answers[way] == "error -1009", "\(way)") }
        #expect(errors.contains("lamina: network: refused: GET \(server.url); a film has no network unless --network names a folder of answers"))
        #expect(server.requests == 0)
    }

    @Test func everySessionGetsTheAnswerOfTheFolder() throws {
        _ = try lamina.folder.write("GET http://lamina.invalid/a\n200\nContent-Type: text/plain\n\nstored", to: "answers/one.http")
        _ = try lamina.folder.write("POST http://lamina.invalid/a\n201\n\nposted", to: "answers/two.http")
        let (answers, errors) = try load("http://lamina.invalid/a", ["--network", "answers"])
        for way in ["shared", "default", "ephemeral", "async"] { #expect(answers[way] == "200 stored", "\(way): \(errors)") }
        #expect(answers["upload"] == "201 posted" && answers["contents"] == "stored")
    }

    @Test func aRequestWithoutAnAnswerFailsAndIsNamed() throws {
        _ = try lamina.folder.write("GET http://lamina.invalid/b\nsoon\n", to: "answers/broken.http")
        let (answers, errors) = try load("http://lamina.invalid/a", ["--network", "answers"])
        #expect(answers["shared"] == "error -1009")
        #expect(errors.contains("no answer: GET http://lamina.invalid/a has no file in \(lamina.folder.path)/answers"))
        let broken = try load("http://lamina.invalid/b", ["--network", "answers"])
        #expect(broken.answers["shared"] == "error -1017")
        #expect(broken.errors.contains("answers/broken.http:2: “soon” is no status"))
    }

    @Test func whatIsRecordedIsAnsweredLaterWithoutTheServer() throws {
        let url: String
        let recorded: [String: String]
        do {
            let server = try AnsweringServer()
            url = server.url
            recorded = try load(url, ["--network", "record:answers"]).answers
            #expect(server.requests == Self.ways.count)
        }
        for way in ["shared", "default", "ephemeral", "async"] { #expect(recorded[way] == "200 hello", "\(way)") }
        let (answers, errors) = try load(url, ["--network", "answers"])
        #expect(answers == recorded, "\(errors)")
        #expect(try lamina.folder.names.contains("answers"))
    }

    @Test func liveRequestsReachTheServerAndStoreNothing() throws {
        let server = try AnsweringServer()
        let (answers, errors) = try load(server.url, ["--network", "live"])
        #expect(answers["shared"] == "200 hello" && server.requests == Self.ways.count, "\(errors)")
        #expect(try lamina.folder.names == ["a.png"])
    }

    @Test func aServerThatIsNotThereIsRecordedAsItsError() throws {
        let server = try AnsweringServer(isListening: false)
        #expect(try load(server.url, ["--network", "record:answers"]).answers["shared"] == "error -1004")
        #expect(try load(server.url, ["--network", "answers"]).answers["shared"] == "error -1004")
    }

    @Test func equalAnswersMakeEqualFilms() throws {
        _ = try lamina.folder.write("GET http://lamina.invalid/a\n200\n\nstored", to: "answers/one.http")
        let app = Lamina.app("NetworkProbe")
        // The tool's own options stand before the app's arguments, among which `hashes` puts one more.
        let arguments = ["render", app, "--duration", "0.2", "--network", "answers", "--hash", "--", "http://lamina.invalid/a"]
        let first = try lamina.hashes(arguments)
        #expect(first.count == 12)
        for _ in 0..<3 { #expect(try lamina.hashes(arguments) == first) }
    }

    @Test(arguments: [("nowhere", "“nowhere” is no folder of answers"), ("record:", "“record:” names no folder of answers")])
    func aFolderThatIsNotThereIsRefused(value: String, message: String) throws {
        let result = try lamina.run(["still", Lamina.app("NetworkProbe"), "--time", "0", "-o", "a.png", "--network", value])
        #expect(result.status == 64 && result.errors.contains(message), "\(result.errors)")
    }
}
