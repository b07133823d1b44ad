public import Foundation
import LaminaMedia

/// A sound file that is read sample by sample; ffmpeg decodes it.
open class AVAudioFile: NSObject {
    /// The file.
    public let url: URL
    /// The format of the samples that are read.
    public let processingFormat: AVAudioFormat
    /// The format of the file.
    public let fileFormat: AVAudioFormat
    /// The number of samples of each channel.
    public let length: AVAudioFramePosition
    /// The index of the sample that is read next.
    open var framePosition: AVAudioFramePosition = 0 { didSet { if framePosition != place { decoder = nil } } }

    private var decoder: SampleDecoder?
    /// The index of the decoder's next sample.
    private var place: AVAudioFramePosition = 0
    /// The most samples of each channel that are read at once.
    private static let mostAtOnce = 1 << 22

    /// Opens a file.
    ///
    /// - Throws: An error of the domain `NSOSStatusErrorDomain` for a missing or damaged file and for one without sound.
    public convenience init(forReading fileURL: URL) throws {
        try self.init(forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false)
    }
    /// Opens a file whose samples are read as a kind.
    public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        let path = fileURL.path
        do throws(MediaError) {
            guard fileURL.isFileURL else { throw .unreadable(file: fileURL.absoluteString, code: ENOENT) }
            let sound = try MediaInfo.read(path).playableSound(of: path)
            let channels = AVAudioChannelCount(min(sound.channels, 64))
            let made = AVAudioFormat(commonFormat: format, sampleRate: Double(sound.rate), channels: channels, interleaved: interleaved)
            guard let made else { throw .unknownFormat(file: path) }
            (url, processingFormat, fileFormat) = (fileURL, made, made)
            length = AVAudioFramePosition((sound.duration * Double(sound.rate)).rounded())
        } catch { throw error.statusError }
        super.init()
    }

    /// Reads samples up to the buffer's capacity.
    ///
    /// - Throws: An error at the end of the file.
    open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }
    /// Reads a number of samples, fewer at the end.
    ///
    /// - Throws: An error at the end of the file.
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        let wanted = min(Int(min(frames, buffer.frameCapacity)), Int(max(0, length - framePosition)))
        var filled = 0
        do throws(MediaError) {
            while filled < wanted {
                let block = try next(min(wanted - filled, Self.mostAtOnce))
                let count = block.count / channels
                for index in 0..<count {
                    for channel in 0..<channels { buffer.setSample(block[index * channels + channel], filled + index, channel: channel) }
                }
                filled += count
                guard count > 0 else { break }
            }
            buffer.frameLength = AVAudioFrameCount(filled)
            guard filled > 0 || frames == 0 else { throw .noSamples(file: url.path) }
        } catch { throw error.statusError }
        place = framePosition + AVAudioFramePosition(filled)
        framePosition = place
    }

    private var channels: Int { Int(processingFormat.channelCount) }

    private func next(_ count: Int) throws(MediaError) -> [Float] {
        if let decoder { return decoder.next(count) }
        let start = Double(framePosition) / processingFormat.sampleRate
        let decoder = try SampleDecoder(url.path, rate: Int(processingFormat.sampleRate), channels: channels, from: start)
        self.decoder = decoder
        return decoder.next(count)
    }
}
