public import Foundation
import LaminaFoundation
import LaminaMedia

/// Samples in memory.
open class AVAudioBuffer: NSObject {
    /// The format of the samples.
    public let format: AVAudioFormat

    init(format: AVAudioFormat) {
        self.format = format
        super.init()
    }
}

/// Uncompressed samples in memory.
///
/// Marked `@safe` because its pointers refer to memory that the object itself owns.
@safe
open class AVAudioPCMBuffer: AVAudioBuffer {
    /// The most samples of each channel.
    public let frameCapacity: AVAudioFrameCount
    /// The number of samples of each channel that are meant; at most the capacity.
    open var frameLength: AVAudioFrameCount = 0 { didSet { frameLength = min(frameLength, frameCapacity) } }
    /// The distance between two samples of a channel.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    /// Zeroed memory for the samples of all channels, and the address of each channel in it; freed with the buffer.
    private let memory: UnsafeMutableRawBufferPointer
    private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>
    /// The samples that were given to the film last.
    private var shared: SharedSamples?
    /// The most bytes of a buffer.
    private static let mostBytes = 1 << 30

    /// Creates a buffer; nil for a format without samples and for more than 1 GiB.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let bytes = Int(frameCapacity) * Int(format.channelCount) * format.bytesPerSample
        guard format.commonFormat != .otherFormat, bytes <= Self.mostBytes else {
            Diagnostics.warn("AVAudioPCMBuffer: \(bytes) bytes of samples are refused; a buffer has at most \(Self.mostBytes)")
            return nil
        }
        self.frameCapacity = frameCapacity
        let count = Int(format.channelCount)
        unsafe memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes, 8), alignment: 16)
        unsafe memory.initializeMemory(as: UInt8.self, repeating: 0)
        unsafe channels = UnsafeMutablePointer<UnsafeMutableRawPointer>.allocate(capacity: count)
        let step = format.isInterleaved ? format.bytesPerSample : Int(frameCapacity) * format.bytesPerSample
        // Safe because the memory has room for the samples of each channel.
        if let start = unsafe memory.baseAddress { for index in 0..<count { unsafe channels[index] = start + index * step } }
        super.init(format: format)
    }

    deinit {
        unsafe memory.deallocate()
        unsafe channels.deallocate()
    }

    /// The addresses of the channels' samples; nil unless they are floats of 32 bits.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
        unsafe format.commonFormat == .pcmFormatFloat32 ? typed(Float.self) : nil
    }
    /// The addresses of the channels' samples; nil unless they are integers of 16 bits.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
        unsafe format.commonFormat == .pcmFormatInt16 ? typed(Int16.self) : nil
    }
    /// The addresses of the channels' samples; nil unless they are integers of 32 bits.
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
        unsafe format.commonFormat == .pcmFormatInt32 ? typed(Int32.self) : nil
    }

    private func typed<Sample>(_ type: Sample.Type) -> UnsafePointer<UnsafeMutablePointer<Sample>> {
        // Safe because typed and untyped addresses have the same form, and the samples have this type only.
        unsafe UnsafePointer(UnsafeMutableRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self))
    }

    /// Returns a sample as a float.
    func sample(_ index: Int, channel: Int) -> Float {
        guard index < Int(frameCapacity), channel < Int(format.channelCount) else { return 0 }
        // Safe because both indices are within the memory.
        let address = unsafe channels[channel] + index * stride * format.bytesPerSample
        switch format.commonFormat {
        case .pcmFormatFloat64: return Float(unsafe address.load(as: Double.self))
        case .pcmFormatInt16: return Float(unsafe address.load(as: Int16.self)) / 0x8000
        case .pcmFormatInt32: return Float(unsafe address.load(as: Int32.self)) / 0x8000_0000
        default: return unsafe address.load(as: Float.self)
        }
    }

    /// Stores a sample.
    func setSample(_ value: Float, _ index: Int, channel: Int) {
        guard index < Int(frameCapacity), channel < Int(format.channelCount) else { return }
        // Safe because both indices are within the memory.
        let address = unsafe channels[channel] + index * stride * format.bytesPerSample
        let clamped = Double(min(max(value, -1), 1))
        switch format.commonFormat {
        case .pcmFormatFloat64: unsafe address.storeBytes(of: Double(value), as: Double.self)
        case .pcmFormatInt16: unsafe address.storeBytes(of: Int16((clamped * 0x7FFF).rounded()), as: Int16.self)
        case .pcmFormatInt32: unsafe address.storeBytes(of: Int32((clamped * 0x7FFF_FFFF).rounded()), as: Int32.self)
        default: unsafe address.storeBytes(of: value, as: Float.self)
        }
    }

    /// The samples for a film, of two sides; equal ones are the same object.
    var sharedSamples: SharedSamples {
        let right = format.channelCount > 1 ? 1 : 0
        var samples: [Float] = []
        samples.reserveCapacity(2 * Int(frameLength))
        for index in 0..<Int(frameLength) {
            for channel in [0, right] {
                let sample = sample(index, channel: channel)
                samples.append(sample.isFinite ? sample : 0)
            }
        }
        if let shared, shared.samples == samples { return shared }
        let new = SharedSamples(samples, rate: format.sampleRate)
        shared = new
        return new
    }
}
