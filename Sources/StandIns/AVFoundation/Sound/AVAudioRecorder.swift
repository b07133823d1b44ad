public import Foundation
import LaminaFoundation
import LaminaProcess

/// A recorder without a microphone: it is made, and says when it is to record that it cannot.
open class AVAudioRecorder: NSObject {
    /// The file in which the recording would be.
    public let url: URL
    /// The format of the recording.
    public let settings: [String: Any]
    /// The object that hears of the end; it never hears, because nothing is recorded.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// True when levels are measured; they are always silent.
    open var isMeteringEnabled = false
    /// True while the recorder records: false.
    open var isRecording: Bool { false }
    /// The recorded time, in seconds: 0.
    open var currentTime: TimeInterval { 0 }

    /// Creates a recorder of a file.
    ///
    /// - Parameter settings: The format, by keys such as `AVFormatIDKey`.
    public init(url: URL, settings: [String: Any]) throws {
        (self.url, self.settings) = (url, settings)
        super.init()
    }

    /// Prepares to record, and returns false: nothing can be recorded.
    @discardableResult
    open func prepareToRecord() -> Bool { false }
    /// Returns false, and says so once: nothing can be recorded.
    @discardableResult
    open func record() -> Bool {
        Records.add("recorder.record", url.lastPathComponent)
        Diagnostics.warn("AVAudioRecorder: there is no microphone, so nothing is recorded")
        return false
    }
    /// Returns false, and says so once: nothing can be recorded.
    ///
    /// - Parameter duration: The length of the recording, in seconds.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { record() }
    /// Pauses, which changes nothing.
    open func pause() {}
    /// Ends the recording, which never began.
    open func stop() {}
    /// Deletes the recording, and returns false when there is no file.
    @discardableResult
    open func deleteRecording() -> Bool { (try? FileManager.default.removeItem(at: url)) != nil }
    /// Measures the levels, which are silent.
    open func updateMeters() {}
    /// Returns the average level of a channel: silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Returns the peak level of a channel: silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The methods by which a recorder reports; both are optional.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// Tells the delegate that the recording has ended; never called, because nothing is recorded.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// Tells the delegate that the recording cannot be encoded; never called, because nothing is recorded.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    /// The default implementation; does nothing.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    /// The default implementation; does nothing.
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
