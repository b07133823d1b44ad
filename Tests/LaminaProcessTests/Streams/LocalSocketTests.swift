import Foundation
import LaminaProcess
import TestSupport
import Testing

struct LocalSocketTests {
    @Test func twoEndsFindEachOtherByAPath() throws {
        let folder = try Folder()
        let path = folder.file("app.sock")
        let listening = try #require(LocalSocket.listen(at: path))
        defer { close(listening) }
        let near = try #require(LocalSocket.connect(to: path))
        let far = try #require(LocalSocket.accept(on: listening))
        #expect(MessageChannel(descriptor: near).send([1, 2]))
        #expect(try MessageChannel(descriptor: far).receive(within: 5) == [1, 2])
        close(near)
        close(far)
    }

    @Test func aProcessThatReadsNothingHoldsNobodyUp() throws {
        let folder = try Folder()
        let listening = try #require(LocalSocket.listen(at: folder.file("app.sock")))
        defer { close(listening) }
        let near = try #require(LocalSocket.connect(to: folder.file("app.sock")))
        let far = try #require(LocalSocket.accept(on: listening))
        #expect(!MessageChannel(descriptor: far).send(Array(repeating: 0, count: 8 << 20)))
        close(near)
        close(far)
    }

    @Test func onlyTheUserReachesASocket() throws {
        let folder = try Folder()
        let listening = try #require(LocalSocket.listen(at: folder.file("app.sock")))
        defer { close(listening) }
        let mode = try FileManager.default.attributesOfItem(atPath: folder.file("app.sock"))[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func aPathThatCannotBeIsNil() throws {
        let folder = try Folder()
        #expect(LocalSocket.connect(to: folder.file("nobody.sock")) == nil)
        #expect(LocalSocket.listen(at: folder.file("missing/app.sock")) == nil)
        let long = folder.file(String(repeating: "x", count: 200))
        #expect(LocalSocket.listen(at: long) == nil && LocalSocket.connect(to: long) == nil)
        _ = try folder.write("", to: "taken")
        #expect(LocalSocket.listen(at: folder.file("taken")) == nil)
    }
}
