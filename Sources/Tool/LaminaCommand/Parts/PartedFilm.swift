import ArgumentParser
import Foundation
import Glibc
import LaminaRun
import LaminaVideo

/// A film whose parts several processes make at the same time.
///
/// Each process runs the app from the start and draws only its own part. A part begins one frame early: the hash of that frame must be the one that
/// the part before has drawn, so the list of all hashes is the list of a single run.
final class PartedFilm {
    private let runner: AppRunner
    /// The path of the app's executable; found here, because the folder of a package would be built by each process.
    private let executable: String
    private let request: RunRequest
    private let join: FilmJoin
    private let signals = SignalWatch()
    private var parts: [RunningPart] = []
    private var progress: ProgressReporter
    private let start = ContinuousClock.now

    /// - Throws: `PartedFilmError` for a request that parts cannot make, and errors of its output.
    init(_ runner: AppRunner, _ request: RunRequest, workers: Int) throws {
        (self.runner, self.request) = (runner, request)
        executable = try runner.path()
        try Outputs.check(request)
        let workers = Self.workers(workers, processors: ProcessInfo.processInfo.activeProcessorCount)
        join = try FilmJoin(request, ranges: Self.ranges(of: request.frames, count: workers))
        progress = ProgressReporter(total: request.frames.count, style: request.progress)
    }

    /// Makes all parts and joins them to the film.
    func run() throws {
        try join.create()
        defer { join.removeParts() }
        let threads = max(1, (request.threads ?? ProcessInfo.processInfo.activeProcessorCount) / join.ranges.count)
        do {
            for index in join.ranges.indices { parts.append(try RunningPart(part(index, threads), isLast: index == join.ranges.count - 1)) }
            try waitForParts()
            try checkHashes()
        } catch {
            for part in parts { part.end() }
            throw error
        }
        if request.hash { for hash in hashes { writeToStandardError(hash.line + "\n") } }
        try join.finish()
    }

    /// The number of processes for a wanted number: at most eight for each processor, because each runs the whole app, and more only take memory.
    static func workers(_ wanted: Int, processors: Int) -> Int { min(wanted, 8 * processors) }

    /// Splits a range into consecutive ones whose lengths differ by at most 1.
    static func ranges(of frames: ClosedRange<Int>, count: Int) -> [ClosedRange<Int>] {
        let count = min(count, frames.count)
        return (0..<count).map { index in
            frames.lowerBound + frames.count * index / count...frames.lowerBound + frames.count * (index + 1) / count - 1
        }
    }

    private func part(_ index: Int, _ threads: Int) -> FilmPart {
        var request = join.request(ofPart: index)
        (request.threads, request.hash, request.progress, request.drawsFrameBefore) = (threads, true, .none, index > 0)
        return FilmPart(app: executable, arguments: runner.arguments, request: request, parent: getpid())
    }

    private func waitForParts() throws {
        while parts.contains(where: { $0.ending == nil }) {
            if let arrival = signals.next(within: 0.05), arrival.signal != SIGCHLD { throw ExitCode(128 + arrival.signal) }
            for part in parts { try part.examine() }
            report()
        }
    }

    private func report() {
        // Each part but the first draws one frame more.
        let done = parts.reduce(0) { $0 + max(0, $1.hashes.count - (($1.part.request.drawsFrameBefore) ? 1 : 0)) }
        let elapsed = start.duration(to: .now) / .seconds(1)
        if let text = progress.text(done: done, elapsed: elapsed) { writeToStandardError(text) }
    }

    /// The hashes of all frames of the film.
    private var hashes: [FrameHash] {
        parts.enumerated().flatMap { index, part in part.hashes.dropFirst(index > 0 ? 1 : 0) }
    }

    /// Checks that every frame was drawn once, and that neighbouring parts agree about the frame that both have drawn.
    private func checkHashes() throws {
        for (before, after) in zip(parts, parts.dropFirst()) {
            guard let last = before.hashes.last, let first = after.hashes.first, last == first else {
                throw PartedFilmError.differentFrames(app: runner.app, frame: after.part.request.frames.lowerBound - 1)
            }
        }
        guard hashes.map(\.frame) == Array(request.frames) else { throw PartedFilmError.missingFrames(app: runner.app) }
    }
}
