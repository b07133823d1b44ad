import Foundation
import Glibc
import LaminaImages
import LaminaPrimitives
import LaminaRun
import Testing
import TestSupport

@testable import LaminaVideo

@Suite struct CompleteOrAbsentTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private static let ownFormats: [(OutputFormat, String)] = [(.png, "a.png"), (.y4m, "a.y4m"), (.bgra, "a.bgra"), (.pngSequence, "f/%02d.png")]

    @Test(arguments: ownFormats)
    func theFinalNameExistsOnlyAfterTheEnd(format: OutputFormat, name: String) throws {
        let request = request(folder.file(name), format, frames: 1)
        let output = try Outputs.open(request)
        try output.present(picture(frame: 0, of: output.format), at: 0, frame: 0)
        let final = format == .pngSequence ? "f" : name
        #expect(try folder.names.contains(final) == false)
        try output.finish()
        #expect(try folder.names == [final])
    }

    @Test(arguments: ownFormats)
    func aCancelledOutputLeavesNothing(format: OutputFormat, name: String) throws {
        let request = request(folder.file(name), format, frames: 1)
        let output = try Outputs.open(request)
        try output.present(picture(frame: 0, of: output.format), at: 0, frame: 0)
        output.cancel()
        output.cancel()
        #expect(try folder.names.isEmpty)
    }

    @Test(arguments: ownFormats)
    func anAbandonedOutputLeavesNothing(format: OutputFormat, name: String) throws {
        _ = try Outputs.open(request(folder.file(name), format, frames: 1))
        #expect(try folder.names.isEmpty)
    }

    @Test(arguments: ownFormats)
    func checkingAnOutputLeavesNoFile(format: OutputFormat, name: String) throws {
        try Outputs.check(request(folder.file(name), format, frames: 1))
        #expect(try folder.names.isEmpty)
    }

    @Test func aFileThatExistsStaysUnlessItMayBeReplaced() throws {
        let path = folder.file("a.png")
        try Data("old".utf8).write(to: URL(filePath: path))
        var request = request(path, .png, frames: 1)
        #expect(throws: OutputError.exists(path: path)) { try Outputs.check(request) }
        #expect(throws: OutputError.exists(path: path)) { _ = try Outputs.open(request) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
        request.overwrite = true
        try run(Outputs.open(request), request)
        #expect(try PNG.read(path: path).width == 64)
    }

    @Test func aFileOfASequenceThatExistsIsNamed() throws {
        let pattern = folder.file("%02d.png")
        try Data("old".utf8).write(to: URL(filePath: folder.file("07.png")))
        #expect(throws: OutputError.exists(path: folder.file("07.png"))) { try Outputs.check(request(pattern, .pngSequence)) }
        #expect(try folder.names == ["07.png"])
    }

    @Test func aSequenceInAFolderThatExistsNumbersItsFilesByFrame() throws {
        var request = request(folder.file("%02d.png"), .pngSequence)
        request.moments = .film(frames: 9...11, rate: FrameRate(25))
        try run(Outputs.open(request), request)
        #expect(try folder.names == ["09.png", "10.png", "11.png"])
        #expect(try PNG.read(path: folder.file("10.png")) == picture(frame: 10, of: request.frameFormat))
    }

    @Test func aFolderIsNotReplacedByAFile() throws {
        try FileManager.default.createDirectory(atPath: folder.file("a.png"), withIntermediateDirectories: false)
        var request = request(folder.file("a.png"), .png, frames: 1)
        request.overwrite = true
        #expect(throws: OutputError.cannotCreate(path: folder.file("a.png"), code: EISDIR)) { try Outputs.check(request) }
    }

    @Test(arguments: [OutputFormat.png, .bgra, .pngSequence])
    func aMissingFolderIsReportedBeforeTheRun(format: OutputFormat) {
        let path = format == .pngSequence ? "/nowhere/at/all/%d.png" : "/nowhere/a.\(format.rawValue)"
        let error = #expect(throws: OutputError.self) { try Outputs.check(request(path, format, frames: 1)) }
        #expect(error?.runStatus == .cannotCreate)
    }

    @Test(arguments: [OutputFormat.png, .bgra])
    func theFileBehindASymbolicLinkIsReplacedAndTheLinkStays(format: OutputFormat) throws {
        _ = try folder.write("old", to: "place/file")
        let link = folder.file("link.\(format.rawValue)")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "place/file")
        var request = request(link, format, frames: 1)
        request.overwrite = true
        let output = try Outputs.open(request)
        try output.present(picture(frame: 0, of: output.format), at: 0, frame: 0)
        try output.finish()
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "place/file")
        #expect(try Data(contentsOf: URL(filePath: folder.file("place/file"))) != Data("old".utf8))
        #expect(try folder.names.sorted() == ["link.\(format.rawValue)", "place"])
    }

    @Test func aLinkToAFileThatDoesNotExistYetStaysToo() throws {
        let link = folder.file("link.bgra")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "new.bgra")
        let staging = Staging(path: link, overwrite: false)
        close(try staging.create())
        try staging.commit()
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "new.bgra")
        #expect(try folder.names.sorted() == ["link.bgra", "new.bgra"])
    }

    @Test func aCircleOfLinksIsRefused() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.file("a.bgra"), withDestinationPath: "b.bgra")
        try FileManager.default.createSymbolicLink(atPath: folder.file("b.bgra"), withDestinationPath: "a.bgra")
        #expect(throws: OutputError.cannotCreate(path: folder.file("a.bgra"), code: ELOOP)) {
            try Staging(path: folder.file("a.bgra"), overwrite: true).probe()
        }
    }

    @Test func theRemainsOfADeadAppAreRemovedByItsNumber() throws {
        let request = request(folder.file("a.bgra"), .bgra)
        _ = try Staging(path: folder.file("a.bgra"), overwrite: false, process: 4711).create()
        #expect(try folder.names.count == 1)
        Outputs.removeRemains(of: request, process: 4712)
        #expect(try folder.names.count == 1)
        Outputs.removeRemains(of: request, process: 4711)
        #expect(try folder.names.isEmpty)
    }

    @Test func aFolderOfPartsThatAKilledRunHasLeftIsEmptied() throws {
        let request = request(folder.file("a.y4m"), .y4m, frames: 4)
        let join = try FilmJoin(request, ranges: [0...1, 2...3])
        guard case .file(let part) = join.request(ofPart: 1).destination else {
            Issue.record("a part has no file")
            return
        }
        try join.create()
        #expect(FileManager.default.createFile(atPath: part, contents: Data("old".utf8)))
        let next = try FilmJoin(request, ranges: [0...1, 2...3])
        #expect(next.request(ofPart: 1).destination == .file(part))
        try next.create()
        #expect(try folder.names.count == 1 && !FileManager.default.fileExists(atPath: part))
        next.removeParts()
        #expect(try folder.names.isEmpty)
    }
}
