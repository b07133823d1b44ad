import Foundation
import LaminaGallery
import LaminaPrimitives
import Testing

/// Every gallery sample matches its stored picture, which a person has checked.
///
/// With `LAMINA_WRITE_GOLDENS=1` in the environment the tests store pictures, hashes and the document instead.
@Suite(.serialized) struct GalleryTests {
    @Test(arguments: Gallery.samples)
    @MainActor func theSampleShowsItsStoredPicture(sample: GallerySample) throws {
        let golden = Golden(sample: sample)
        let drawn = sample.bitmap()
        if Golden.isWriting { try golden.write(drawn) }
        let stored = try golden.stored()
        guard drawn != stored else { return }
        Issue.record("\(sample.name) differs; drawn, stored, difference: \(try golden.writeDifference(drawn, stored))")
    }

    @Test func everyStoredPictureHasTheListedHash() throws {
        let hashes = try Dictionary(uniqueKeysWithValues: Gallery.samples.map { ($0.name, try Golden(sample: $0).stored().fingerprint) })
        if Golden.isWriting { try GoldenHashes.text(of: hashes).write(to: GoldenHashes.file, atomically: true, encoding: .utf8) }
        #expect(try GoldenHashes.stored() == hashes)
    }

    @Test func everyStoredPictureBelongsToOneSample() throws {
        let names = Gallery.samples.map(\.name)
        #expect(Set(names).count == names.count)
        let files = try FileManager.default.contentsOfDirectory(atPath: Golden.folder.appending(path: "Goldens").path)
        #expect(Set(files) == Set(names.map { $0 + ".png" }).union(["Hashes.txt"]))
    }

    @Test(arguments: Gallery.samples)
    @MainActor func thePixelsDoNotDependOnTheNumberOfThreads(sample: GallerySample) {
        #expect(sample.bitmap(scale: 1, threadCount: 3) == sample.bitmap(scale: 1, threadCount: 1))
    }

    @Test(arguments: Gallery.samples)
    @MainActor func theSampleDrawsSomething(sample: GallerySample) {
        #expect(sample.bitmap(scale: 1).pixels.contains { $0 != Color.white.pixel })
    }

    @Test func theDocumentShowsEverySample() throws {
        let file = Golden.folder.appending(path: "../../Documentation/Gallery.md").standardized
        if Golden.isWriting { try GalleryDocument.text.write(to: file, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: file, encoding: .utf8) == GalleryDocument.text)
    }
}

extension GallerySample: CustomTestStringConvertible {
    /// The sample's name, which identifies it in the test output.
    public var testDescription: String { name }
}
