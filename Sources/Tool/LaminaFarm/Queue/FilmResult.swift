/// The record of a film that was tried, as `results.jsonl` lists it.
package struct FilmResult: Codable, Sendable, Hashable {
    /// The number of the table's row, from 1.
    package var row: Int
    /// The film's path, as the table's user wrote it.
    package var file: String
    /// The hash of everything that determines the film; see `FilmKey`.
    package var key: String
    /// The hash of the list of the frames' hashes; nil when the film was not made.
    package var hash: String?
    /// The hash of the file's bytes; nil when the film was not made.
    package var fileHash: String?
    package var frames = 0
    /// The duration of the last attempt in seconds of real time.
    package var seconds = 0.0
    /// The most memory that the app and its encoder held together, in bytes.
    package var peakBytes = 0
    /// The exit code of `lamina render` for this film: 0 when it was made.
    package var exitCode: Int32 = 0
    /// The reason of a failure, followed by the app's last lines; nil for a film that was made.
    package var message: String?
    /// The number of attempts to make the film so far; only the last one may have succeeded.
    package var attempts = 1

    package init(row: Int, file: String, key: String) {
        self.row = row
        self.file = file
        self.key = key
    }

    /// True when the film was made.
    package var isSuccess: Bool { exitCode == 0 }
}
