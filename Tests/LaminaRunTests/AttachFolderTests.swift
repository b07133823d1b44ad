import Foundation
import LaminaRun
import Testing

struct AttachFolderTests {
    private let session = FileManager.default.temporaryDirectory.appending(path: "attach-\(UUID())").path

    init() throws { try FileManager.default.createDirectory(atPath: session, withIntermediateDirectories: true) }

    @Test func theFolderIsTheUsersOwn() throws {
        let path = try #require(AttachFolder.path(["XDG_RUNTIME_DIR": session]))
        #expect(path == session + "/lamina")
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o700)
        #expect(AttachFolder.socket(of: 7, in: path) == path + "/7.sock")
        #expect(AttachFolder.path(["XDG_RUNTIME_DIR": session]) == path)
    }

    @Test func aFolderThatOthersReachIsRefused() throws {
        let path = session + "/lamina"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        #expect(AttachFolder.path(["XDG_RUNTIME_DIR": session]) == nil)
    }

    @Test func aLinkAndAFileAreRefused() throws {
        try FileManager.default.createSymbolicLink(atPath: session + "/lamina", withDestinationPath: "/tmp")
        #expect(AttachFolder.path(["XDG_RUNTIME_DIR": session]) == nil)
        try FileManager.default.removeItem(atPath: session + "/lamina")
        try Data().write(to: URL(filePath: session + "/lamina"))
        #expect(AttachFolder.path(["XDG_RUNTIME_DIR": session]) == nil)
    }
}
