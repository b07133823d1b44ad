/// Expects that an app behaves as in its golden, a film that an earlier run has stored beside the test as an animated PNG file.
///
/// The app runs in a process of its own on a driven clock, as under `lamina render`: animations, timers, tasks and events pass at their times, random
/// numbers and dates repeat, and there is no network. The frames are compared by their hashes; of those that differ, pictures are written.
///
/// - Parameters:
///   - type: The class of the app's delegate, or of a controller or view that is made without arguments and fills the screen.
///   - name: Distinguishes the films of one test.
///   - events: The user's actions, on the screen and at times of the film.
///   - duration: The film's length, in seconds; a film has at most 10,000 frames.
///   - frameRate: Frames per second, 1 to 1,000.
///   - scale: Pixels per point.
///   - patience: The seconds of real time in which the app must draw a frame; an app that does not is ended.
///   - variant: The device, appearance, text size, locale and direction.
/// - Returns: True when all frames agree; otherwise the running test has failed.
@preconcurrency @MainActor
@discardableResult
public func expectFilm(
    of type: AnyClass, named name: String? = nil, events: [SnapshotEvent] = [], duration: Double, frameRate: Int = 30, scale: Double = 1,
    patience: Double = 60, as variant: SnapshotVariant = SnapshotVariant(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function, line: Int = #line, column: Int = #column
) -> Bool {
    let place = SnapshotPlace(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    let check = SnapshotCheck(place: place, name: place.name(name, variant: variant) + ".film", mode: .current)
    do {
        let script = FilmScript(events: events, duration: duration, frameRate: frameRate)
        let run = try FilmRun(of: type, variant, script, scale: scale, patience: patience)
        return try FilmCheck(check: check, run: run).compare()
    } catch {
        check.fail(error)
        return false
    }
}
