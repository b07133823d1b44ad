import Foundation

/// The header of a WAVE file, read without a program: most sounds of apps are such files, and lengths are known without ffmpeg too.
struct WaveHeader {
    let sound: MediaInfo.Sound
    /// The bytes of a file in which the header must end.
    static let mostBytes = 4096

    /// Reads the header of a file; nil for files of other formats.
    init?(path: String) {
        guard let file = FileHandle(forReadingAtPath: path), let bytes = try? file.read(upToCount: Self.mostBytes),
            let size = try? file.seekToEnd()
        else { return nil }
        self.init(bytes, fileSize: Int(clamping: size))
    }

    /// Reads a header.
    ///
    /// - Parameters:
    ///   - data: The first bytes of the file.
    ///   - fileSize: The file's length in bytes.
    init?(_ data: Data, fileSize: Int) {
        let bytes = [UInt8](data)
        guard bytes.count >= 44, bytes[0..<4].elementsEqual("RIFF".utf8), bytes[8..<12].elementsEqual("WAVE".utf8) else { return nil }
        func number(_ place: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) } }
        var (place, sound, bytesPerSample) = (12, MediaInfo.Sound(rate: 0, channels: 0, duration: 0), 0)
        while place + 8 <= bytes.count {
            let size = number(place + 4, 4)
            if bytes[place..<place + 4].elementsEqual("fmt ".utf8), place + 24 <= bytes.count {
                (sound.channels, sound.rate, bytesPerSample) = (number(place + 10, 2), number(place + 12, 4), number(place + 20, 2))
            }
            if bytes[place..<place + 4].elementsEqual("data".utf8) {
                guard sound.rate > 0, sound.channels > 0, bytesPerSample > 0 else { return nil }
                let samples = max(0, min(size, fileSize - place - 8)) / bytesPerSample
                sound.duration = Double(samples) / Double(sound.rate)
                self.sound = sound
                return
            }
            place += 8 + size + size % 2
        }
        return nil
    }
}
