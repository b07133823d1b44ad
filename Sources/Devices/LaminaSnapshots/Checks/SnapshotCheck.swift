import Foundation
import LaminaGoldens
import LaminaPrimitives

/// The comparison of one snapshot with its golden: it passes, stores a golden, or fails with a report.
///
///     golden there, equal      passes; an older report of a failure is removed
///     golden there, different  fails with pictures; is stored in the modes `failed` and `all`
///     no golden                fails; is stored unless the mode is `never`
@MainActor
struct SnapshotCheck {
    let place: SnapshotPlace
    /// The snapshot's name, which is also the golden's.
    let name: String
    let mode: SnapshotRecording

    /// The names that were used in this process.
    private static var names = SnapshotNames()
    /// The folders that have failures of this run only.
    private static var begun: Set<URL> = []

    var golden: String { place.golden(name) }
    var failures: FailureFolder { FailureFolder(place.failures) }
    var failureName: String { place.failureName(name) }

    /// Checks that no other expectation has the name.
    ///
    /// - Throws: `SnapshotError.nameTwice` and `.nameInOtherCase`.
    func claimName() throws(SnapshotError) { try Self.names.claim(name, golden: golden, place: place.text) }

    /// Checks that the expectation has shown no other picture under the name.
    ///
    /// - Throws: `SnapshotError.otherPicture`.
    func claimName(for picture: FrameHashes) throws(SnapshotError) { try Self.names.claim(name, golden: golden, for: picture) }

    /// Notes that the snapshot does not fail.
    ///
    /// - Throws: An error of the file system.
    func pass() throws {
        try beginRun(creates: false)
        try failures.forget(failureName)
    }

    /// Returns an empty report, in place of that of an earlier failure.
    ///
    /// - Throws: An error of the file system.
    func newReport(_ message: String) throws -> FailureReport {
        try beginRun(creates: true)
        try failures.forget(failureName)
        return FailureReport(name: failureName, place: place.text, golden: golden, message: message)
    }

    /// Removes the failures of earlier runs, once for each process.
    private func beginRun(creates: Bool) throws {
        guard !Self.begun.contains(failures.url) else { return }
        if try failures.begin(TestRun.name(), creates: creates) { Self.begun.insert(failures.url) }
    }

    /// Compares a picture.
    ///
    /// - Parameter tree: Returns the tree of views as JSON; is called for a failure.
    /// - Returns: True when the golden shows the picture.
    func compare(_ picture: Bitmap, tree: () -> Data) throws -> Bool {
        let hashes = FrameHashes(of: picture)
        try claimName(for: hashes)
        let stored = readable()
        if let golden = stored.golden, golden.shows(picture, hashed: hashes), mode != .all {
            try pass()
            return true
        }
        let message = stored.problem ?? (stored.golden == nil ? "there is no golden" : "the picture differs")
        if recordsNow(hasGolden: stored.golden != nil || stored.problem != nil) {
            try store(try Golden.encode(picture))
            try pass()
            place.fail("\(message); \(golden) was stored: look at it, and run the test again")
            return false
        }
        try report(picture, stored.golden, message, tree)
        return false
    }

    /// Reads the golden; a damaged one gives the problem in words.
    func readable() -> (golden: Golden?, problem: String?) {
        do throws(GoldenError) { return (try Golden(path: golden), nil) } catch { return (nil, "\(error)") }
    }

    /// True when a snapshot that does not agree is stored.
    func recordsNow(hasGolden: Bool) -> Bool {
        switch mode {
        case .never: false
        case .missing: !hasGolden
        case .failed, .all: true
        }
    }

    /// Replaces the golden.
    func store(_ bytes: [UInt8]) throws(SnapshotError) {
        let file = URL(filePath: golden)
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file, options: .atomic)
        } catch {
            throw .cannotWrite(path: golden, reason: error.localizedDescription)
        }
    }

    /// Fails the test for a snapshot that could not be taken or compared.
    func fail(_ error: any Error) {
        // The test fails in any case; the page is an addition that a full disk prevents.
        if let report = try? newReport("\(error)") { try? failures.add(report) }
        place.fail("\(name): \(error)")
    }

    private func report(_ picture: Bitmap, _ stored: Golden?, _ message: String, _ tree: () -> Data) throws {
        var report = try newReport(message)
        let expected = try stored?.frame(0)
        if let difference = try failures.add(actual: picture.asStored, expected: expected, to: &report), let expected {
            report.message = Self.words(difference, picture, expected)
        }
        report.tree = "tree.json"
        try failures.write(tree(), as: "tree.json", of: failureName)
        try failures.add(report)
        let page = failures.page.path
        place.fail("\(report.message): \(name)\ngolden: \(golden)\npage:   \(page)")
    }

    private static func words(_ difference: PictureDifference, _ actual: Bitmap, _ expected: Bitmap) -> String {
        guard actual.bounds == expected.bounds else {
            return "the picture has \(actual.width)×\(actual.height) pixels, its golden \(expected.width)×\(expected.height)"
        }
        let share = PictureDifference.percent(difference.count, of: actual.pixels.count)
        return "\(difference.count) pixels differ (\(share) %), by at most \(difference.largest) of 255"
    }
}
