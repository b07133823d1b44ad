public import CoreGraphics
public import CoreMedia
public import Foundation
import LaminaMedia

/// A stream of a film or a sound.
open class AVAssetTrack: NSObject {
    /// The kind.
    public let mediaType: AVMediaType
    /// The number in the film.
    public let trackID: Int32
    /// The size of the pictures; zero for a sound.
    public let naturalSize: CGSize
    /// The pictures per second; 0 for a sound.
    public let nominalFrameRate: Float
    /// The span of time.
    public let timeRange: CMTimeRange
    /// The film or sound.
    open private(set) weak var asset: AVAsset?
    /// The transform that shows the pictures upright: none, because they are turned when they are decoded.
    open var preferredTransform: CGAffineTransform { .identity }
    /// True when the stream can be played.
    open var isPlayable: Bool { true }
    /// True when the stream is meant to be played.
    open var isEnabled: Bool { true }

    init(_ asset: AVAsset, _ pictures: MediaInfo.Pictures, number: Int32) {
        (self.asset, mediaType, trackID) = (asset, .video, number)
        naturalSize = CGSize(width: pictures.width, height: pictures.height)
        nominalFrameRate = Float(pictures.rate)
        timeRange = CMTimeRange(start: .zero, duration: AVAsset.time(pictures.duration))
        super.init()
    }

    init(_ asset: AVAsset, _ sound: MediaInfo.Sound, number: Int32) {
        (self.asset, mediaType, trackID, naturalSize, nominalFrameRate) = (asset, .audio, number, .zero, 0)
        timeRange = CMTimeRange(start: .zero, duration: AVAsset.time(sound.duration))
        super.init()
    }
}
