import Foundation
import TestSupport
import Testing

@testable import LaminaCommand

@Suite struct PreviewPageTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func record(_ pictures: [PreviewRecord.Picture], name: String = "Card") -> PreviewRecord {
        var record = PreviewRecord()
        record.previews = [PreviewRecord.Entry(name: name, file: "Card.swift", line: 3, pictures: pictures)]
        return record
    }

    private func picture(_ variant: String = "light", file: String? = nil, failure: String? = nil) -> PreviewRecord.Picture {
        PreviewRecord.Picture(variant: variant, file: file, failure: failure)
    }

    /// Stores a page with one picture, and returns its folder.
    private func page(_ bytes: String = "one") throws -> PreviewFolder {
        _ = try folder.write(bytes, to: "draft/a.png")
        let page = PreviewFolder(path: folder.file("page"))
        try page.adopt(record([picture(file: "a.png")]), from: folder.file("draft"), title: "Previews")
        return page
    }

    @Test func namesAndMessagesHaveNoMeaningInThePage() {
        let page = PreviewPage(title: "<T>", record: record([picture(failure: "a < b & \"c\"")], name: "<script>")).text
        #expect(!page.contains("<script>") && !page.contains("<T>"))
        #expect(page.contains("&lt;script&gt;") && page.contains("<pre>a &lt; b &amp; &quot;c&quot;</pre>"))
    }

    @Test func aPageRefersToItsPicturesOnly() throws {
        let page = PreviewPage(title: "T", record: record([picture(file: "a-light.png")])).text
        #expect(page.contains("<img src=\"a-light.png\"") && !page.contains("http"))
        #expect(page.contains("Card.swift:3"))
    }

    @Test func aFolderOfOtherFilesIsNotReplaced() throws {
        _ = try folder.write("mine", to: "page/notes.txt")
        #expect(throws: ToolError.exists(path: folder.file("page"))) { try PreviewFolder(path: folder.file("page")).check() }
    }

    @Test func aNewPageRemovesThePicturesOfTheOldOne() throws {
        let page = try page()
        _ = try folder.write("two", to: "draft/b.png")
        try page.adopt(record([picture(file: "b.png")]), from: folder.file("draft"), title: "Previews")
        let names = try FileManager.default.contentsOfDirectory(atPath: page.path).sorted()
        #expect(names == ["b.png", "index.html", "previews.json"])
    }

    @Test func anEditedListRemovesNoFileElsewhere() throws {
        let page = try page()
        let other = try folder.write("mine", to: "mine.png")
        try record([picture(file: "../mine.png")]).data().write(to: URL(filePath: page.path + "/previews.json"))
        try page.adopt(record([]), from: folder.file("draft"), title: "Previews")
        #expect(FileManager.default.fileExists(atPath: other))
    }

    @Test func equalPicturesAreNoDifference() throws {
        let page = try page()
        #expect(try page.differences(from: record([picture(file: "a.png")]), in: folder.file("draft")).isEmpty)
    }

    @Test func changedNewMissingAndFailingPicturesAreListed() throws {
        let page = try page()
        let draft = folder.file("draft")
        _ = try folder.write("two", to: "draft/a.png")
        #expect(try page.differences(from: record([picture(file: "a.png")]), in: draft) == ["changed: Card, light"])
        #expect(try page.differences(from: record([picture(failure: "trap")]), in: draft) == ["fails: Card, light: trap"])
        let other = record([picture("dark", file: "a.png")])
        #expect(try page.differences(from: other, in: draft) == ["new: Card, dark", "missing: Card, light"])
    }

    @Test func aProductThatCannotBeBuiltIsADifferenceUntilThePageListsIt() throws {
        let page = try page()
        var record = record([picture(file: "a.png")])
        record.notBuilt = ["<Kit>"]
        #expect(record.hasFailures)
        #expect(PreviewPage(title: "T", record: record).text.contains("&lt;Kit&gt; could not be built"))
        let draft = folder.file("draft")
        #expect(try page.differences(from: record, in: draft) == ["not built: <Kit>"])
        try page.adopt(record, from: draft, title: "Previews")
        #expect(try page.differences(from: record, in: draft).isEmpty)
    }

    @Test func withoutAPageThereIsNothingToCompare() throws {
        let empty = PreviewFolder(path: folder.file("none"))
        #expect(throws: ToolError.noPage(path: empty.path)) { try empty.differences(from: PreviewRecord(), in: folder.path) }
    }

    @Test func aTrapsMessageIsTheReason() {
        for kind in ["Fatal error", "Precondition failed", "Assertion failed"] {
            #expect(PreviewPicture.reason(in: "App/Card.swift:3: \(kind): no model") == "App/Card.swift:3: \(kind): no model")
        }
        let stuck = "Kit: made no progress for 20 seconds, and its main thread stands here:"
        #expect(PreviewPicture.reason(in: stuck) == "made no progress for 20 seconds")
        #expect(PreviewPicture.reason(in: "0    libswiftCore.so") == nil)
    }
}
