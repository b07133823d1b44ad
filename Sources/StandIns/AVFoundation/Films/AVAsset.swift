public import CoreMedia
public import Foundation
import LaminaMedia
import LaminaStandIns

/// The kind of a track.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sounds.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Pictures.
    public static let video = AVMediaType(rawValue: "vide")
    /// Texts.
    public static let text = AVMediaType(rawValue: "text")
    /// Metadata.
    public static let metadata = AVMediaType(rawValue: "meta")
}

/// A film or a sound, whose contents are not read; WAVE files have a duration.
open class AVAsset: NSObject {
    /// The length; unknown for all but WAVE files.
    open var duration: CMTime { .indefinite }
    /// True when it can be played: false, because nothing is decoded.
    open var isPlayable: Bool { false }
    /// The wanted speed.
    open var preferredRate: Float { 1 }
    /// The wanted volume.
    open var preferredVolume: Float { 1 }

    /// Creates the asset of an address.
    public convenience init(url URL: URL) { self.init(address: URL) }

    /// The address.
    let address: URL
    init(address: URL) {
        self.address = address
        super.init()
    }

    /// Calls the closure: there is nothing to load.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
        if let handler { StandIn.answer(handler) }
    }
}

/// The asset of an address.
open class AVURLAsset: AVAsset {
    /// The address.
    open var url: URL { address }
    private let length: CMTime

    /// Creates the asset of an address.
    public init(url URL: URL, options: [String: Any]? = nil) {
        let seconds = URL.isFileURL ? (try? MediaInfo.read(URL.path))?.duration ?? 0 : 0
        length = seconds > 0 ? CMTime(seconds: seconds, preferredTimescale: 48000) : .indefinite
        super.init(address: URL)
    }

    /// The length; unknown for all but WAVE files.
    open override var duration: CMTime { length }
}
