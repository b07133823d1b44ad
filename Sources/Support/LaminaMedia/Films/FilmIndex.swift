import Foundation

/// The times of a film's pictures, in the order in which they are shown.
package struct FilmIndex: Sendable, Hashable {
    /// Seconds after the file's first moment, ascending.
    package let times: [Double]
    /// The most pictures of a film.
    static let mostPictures = 2_000_000
    /// Times within this distance are the same, in seconds: files and programs round to microseconds.
    package static let tolerance = 2e-6

    init(times: [Double]) { self.times = times }

    /// Reads the time stamps of all packets of a film, without decoding them.
    init(_ path: String, _ info: MediaInfo, _ pictures: MediaInfo.Pictures) throws(MediaError) {
        let arguments = ["-v", "error", "-select_streams", "\(pictures.stream)", "-show_entries", "packet=pts_time,flags", "-of", "csv=p=0"]
        let reader = try ProgramReader(.ffprobe, arguments + ["-i", MediaProgram.argument(path)], file: path)
        var (stamps, isComplete) = ([Double?](), true)
        while let line = reader.nextLine() {
            let fields = line.split(separator: ",", omittingEmptySubsequences: false)
            // A packet with the flag D is decoded and not shown.
            guard let first = fields.first, !first.isEmpty, fields.dropFirst().first?.contains("D") != true else { continue }
            guard stamps.count < Self.mostPictures else { throw .tooManyPictures(file: path, most: Self.mostPictures) }
            let stamp = Double(first).flatMap { $0.isFinite ? $0 - info.start : nil }
            isComplete = isComplete && stamp != nil
            stamps.append(stamp)
        }
        guard !stamps.isEmpty else { throw .noPictures(file: path) }
        let rate = pictures.rate > 0 ? pictures.rate : 25
        // A file without time stamps shows its pictures at equal distances.
        times = isComplete ? stamps.compactMap { $0 }.sorted() : stamps.indices.map { Double($0) / rate }
    }

    /// Returns the number of the last picture that begins at a time or before it; the first one for earlier times.
    package func picture(at time: Double) -> Int {
        var (low, high) = (0, times.count)
        while low < high {
            let middle = (low + high) / 2
            if times[middle] <= time + Self.tolerance { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }

    /// Returns the time from which a decoder must seek so that its first picture has a number; nil for the first one.
    func seekTime(of number: Int) -> Double? {
        // Halfway to the picture before, so that no rounding of time stamps leads to a neighbour.
        number > 0 ? max(0, (times[number - 1] + times[number]) / 2) : nil
    }
}
