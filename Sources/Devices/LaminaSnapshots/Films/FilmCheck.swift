import Foundation
import LaminaGoldens
import LaminaImages
import LaminaRun

/// The comparison of a film with its golden, frame by frame: by their hashes first, and with pictures where those differ.
@MainActor
struct FilmCheck {
    let check: SnapshotCheck
    let run: FilmRun
    /// The largest number of frames that a report shows as pictures.
    private static let mostPictures = 60

    /// Runs the film's app and compares.
    ///
    /// - Returns: True when every frame agrees.
    func compare() throws -> Bool {
        try check.claimName()
        let hashes = try run.hashes()
        try check.claimName(for: hashes)
        let stored = check.readable()
        let differing = stored.golden.map { hashes.differing(from: $0.hashes) } ?? []
        if stored.golden != nil, differing.isEmpty, check.mode != .all {
            try check.pass()
            return true
        }
        let message = stored.problem ?? (stored.golden == nil ? "there is no golden" : words(differing, hashes, stored.golden))
        if check.recordsNow(hasGolden: stored.golden != nil || stored.problem != nil) {
            try record()
            try check.pass()
            check.place.fail("\(message); \(check.golden) was stored: look at it, and run the test again")
            return false
        }
        try report(message, stored.golden, differing.isEmpty ? Array(hashes.hashes.indices) : differing)
        return false
    }

    private func words(_ differing: [Int], _ actual: FrameHashes, _ golden: Golden?) -> String {
        guard let expected = golden?.hashes else { return "there is no golden" }
        guard (actual.width, actual.height) == (expected.width, expected.height) else {
            return "the film has \(actual.width)×\(actual.height) pixels, its golden \(expected.width)×\(expected.height)"
        }
        if actual.hashes.count != expected.hashes.count {
            return "the film has \(actual.hashes.count) frames, its golden \(expected.hashes.count); frame \(differing.first ?? 0) differs first"
        }
        return "\(differing.count) of \(actual.hashes.count) frames differ, first frame \(differing.first ?? 0)"
    }

    /// Makes the film once more, into the golden.
    private func record() throws {
        try inTemporaryFolder { folder in
            let file = folder.appending(path: "film.apng").path
            let hashes = try run.hashes(writing: file)
            try check.store(Golden.adding(hashes, to: [UInt8](Data(contentsOf: URL(filePath: file)))))
        }
    }

    /// Makes the film once more, as pictures, and writes those that differ.
    private func report(_ message: String, _ golden: Golden?, _ differing: [Int]) throws {
        var report = try check.newReport(message)
        try inTemporaryFolder { folder in
            _ = try run.hashes(writing: folder.appending(path: "%06d.png").path, format: .pngSequence)
            var expected = golden?.frames
            for frame in differing.prefix(Self.mostPictures) {
                let file = folder.appending(path: "\(String(repeating: "0", count: max(0, 6 - "\(frame)".count)))\(frame).png").path
                let actual = FileManager.default.fileExists(atPath: file) ? try PNG.read(path: file) : nil
                try check.failures.add(
                    actual: actual, expected: try expected?.picture(frame), mark: "-\(frame)", time: run.request.time(ofFrame: frame), to: &report)
            }
        }
        try check.failures.add(report)
        check.place.fail("\(message): \(check.name)\ngolden: \(check.golden)\npage:   \(check.failures.page.path)")
    }

    private func inTemporaryFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lamina-film-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }
}
