package import Foundation
import Glibc

/// The properties of a sound or film file.
package struct MediaInfo: Sendable, Hashable {
    /// The stream of sound that is played.
    package struct Sound: Sendable, Hashable {
        /// Samples per second.
        package var rate: Int
        package var channels: Int
        /// The length in seconds.
        package var duration: Double
        /// The silence between the file's first moment and the first sample, in seconds.
        package var delay = 0.0
    }

    /// The stream of pictures that is played.
    package struct Pictures: Sendable, Hashable {
        /// The index of the stream in the file.
        package var stream: Int
        /// The size as shown, after the stated rotation and with square pixels.
        package var width: Int
        package var height: Int
        /// True when pixels may be translucent.
        package var hasAlpha: Bool
        /// Pictures per second as the file states them; 0 when it does not.
        package var rate: Double
        /// The length in seconds.
        package var duration: Double
    }

    /// The length in seconds: the longest stream's.
    package var duration: Double
    /// The time stamp of the file's first moment, in seconds; times in the file count from it.
    package var start = 0.0
    package var sound: Sound?
    package var pictures: Pictures?
}

extension MediaInfo {
    /// The most pixels of a picture that are decoded: those of 8K.
    package static let mostPixels = 8192 * 4608

    /// Reads the properties of a file that this name may lead to.
    ///
    /// WAVE files are read without a program; for all others ffprobe is asked.
    package static func read(_ path: String) throws(MediaError) -> MediaInfo {
        try checkFile(path)
        if let sound = WaveHeader(path: path)?.sound { return MediaInfo(duration: sound.duration, sound: sound) }
        return try ProbeCache.info(of: path)
    }

    /// Reads the properties of a file in memory.
    ///
    /// - Parameter name: The name in errors.
    package static func read(_ bytes: Data, name: String) throws(MediaError) -> MediaInfo {
        if let sound = WaveHeader(bytes.prefix(WaveHeader.mostBytes), fileSize: bytes.count)?.sound {
            return MediaInfo(duration: sound.duration, sound: sound)
        }
        guard let file = UnnamedFile(bytes) else { throw .unreadable(file: name, code: errno) }
        return try probe(ProgramReader.inputPath, file: name, input: file.descriptor)
    }

    /// Refuses missing files, and pipes and devices, whose reading might never end.
    static func checkFile(_ path: String) throws(MediaError) {
        var status = stat()
        // Safe because the call writes the structure only for its duration.
        guard unsafe stat(path, &status) == 0 else { throw .unreadable(file: path, code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(file: path) }
        guard unsafe access(path, R_OK) == 0 else { throw .unreadable(file: path, code: errno) }
    }

    /// Returns the stream of sound.
    ///
    /// - Throws: `.noSound`, or `.noSamples` for a length of 0.
    package func playableSound(of file: String) throws(MediaError) -> Sound {
        guard let sound else { throw .noSound(file: file) }
        guard sound.duration > 0 else { throw .noSamples(file: file) }
        return sound
    }
}
