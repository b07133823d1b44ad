import Foundation
import LaminaFoundation
import Testing

struct FileWrapperTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "wrapper-\(UUID().uuidString)")

    @Test func aFolderIsWrittenAndReadAgain() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let inner = FileWrapper(directoryWithFileWrappers: ["b.txt": FileWrapper(regularFileWithContents: Data("b".utf8))])
        let wrapper = FileWrapper(directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)), "inner": inner])
        try wrapper.write(to: folder, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
        #expect(wrapper.filename == folder.lastPathComponent && wrapper.matchesContents(of: folder))
        let read = try FileWrapper(url: folder)
        #expect(read.isDirectory && read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
        #expect(read.fileWrappers?["inner"]?.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
    }

    @Test func anAtomicFolderTakesThePlaceOfTheOldOne() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let wrapper = FileWrapper(directoryWithFileWrappers: [:])
        let old = wrapper.addRegularFile(withContents: Data("1".utf8), preferredFilename: "old")
        try wrapper.write(to: folder, options: .atomic, originalContentsURL: nil)
        wrapper.removeFileWrapper(try #require(wrapper.fileWrappers?[old]))
        wrapper.addRegularFile(withContents: Data("2".utf8), preferredFilename: "new")
        try wrapper.write(to: folder, options: .atomic, originalContentsURL: folder)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["new"])
    }

    @Test func aSecondChildOfTheSameNameGetsAnotherKey() {
        let wrapper = FileWrapper(directoryWithFileWrappers: [:])
        let keys = (0..<3).map { wrapper.addRegularFile(withContents: Data([$0]), preferredFilename: "a") }
        #expect(Set(keys).count == 3 && keys[0] == "a")
        #expect(wrapper.fileWrappers?[keys[2]].flatMap(wrapper.keyForChildFileWrapper) == keys[2])
    }

    @Test func aFileThatIsNotThereIsAnError() { #expect(throws: (any Error).self) { try FileWrapper(url: folder) } }

    @Test func aFileHasNoChildren() {
        let file = FileWrapper(regularFileWithContents: Data())
        #expect(file.addRegularFile(withContents: Data(), preferredFilename: "a").isEmpty && file.fileWrappers == nil && file.isRegularFile)
    }
}
