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

/// A film or a sound; ffprobe reads the properties of a file, and those of an address of the network are unknown.
open class AVAsset: NSObject {
    /// The length; unknown for an address of the network.
    open var duration: CMTime { facts.map { Self.time($0.duration) } ?? .indefinite }
    /// True when it can be played.
    open var isPlayable: Bool { facts?.sound != nil || facts?.pictures != nil }
    /// True when pictures can be taken from it.
    open var isReadable: Bool { isPlayable }
    /// The wanted speed.
    open var preferredRate: Float { 1 }
    /// The wanted volume.
    open var preferredVolume: Float { 1 }
    /// The streams.
    open var tracks: [AVAssetTrack] {
        guard let facts else { return [] }
        let film = facts.pictures.map { AVAssetTrack(self, $0, number: 1) }
        let sound = facts.sound.map { AVAssetTrack(self, $0, number: film == nil ? 1 : 2) }
        return [film, sound].compactMap { $0 }
    }

    /// Creates the asset of an address.
    public convenience init(url URL: URL) { self.init(address: URL) }

    /// The address.
    let address: URL
    /// The properties of the file; nil for a broken file and for an address of the network.
    var facts: MediaInfo? { try? info?.get() }
    /// The properties of the file, or the reason for their lack; nil for an address of the network.
    private(set) lazy var info: Result<MediaInfo, MediaError>? = address.isFileURL ? Self.read(address.path) : nil
    init(address: URL) {
        self.address = address
        super.init()
    }

    private static func read(_ path: String) -> Result<MediaInfo, MediaError> {
        do throws(MediaError) { return .success(try MediaInfo.read(path)) } catch { return .failure(error) }
    }

    /// Converts seconds to a time; 0 is unknown.
    static func time(_ seconds: Double) -> CMTime { seconds > 0 ? CMTime(seconds: seconds, preferredTimescale: 90_000) : .indefinite }

    /// Returns the streams of a kind.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { tracks.filter { $0.mediaType == mediaType } }
    /// Returns the streams of a kind.
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { tracks(withMediaType: mediaType) }

    /// Calls the closure: everything is loaded when it is asked for.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
        if let handler { StandIn.answer(handler) }
    }
    /// Returns the state of a property: loaded, or failed for a broken file.
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        guard case .failure(let reason) = info else { return .loaded }
        unsafe outError?.pointee = AVError.reason(reason)
        return .failed
    }
}

/// The asset of an address.
open class AVURLAsset: AVAsset {
    /// The address.
    open var url: URL { address }

    /// Creates the asset of an address.
    public init(url URL: URL, options: [String: Any]? = nil) { super.init(address: URL) }
}

extension AVError {
    /// Returns the error of AVFoundation for a file, whose description names it.
    static func reason(_ error: MediaError) -> NSError {
        // The codes of an unknown format, of a file without a decoder, and of all other reasons.
        let code =
            switch error {
            case .unknownFormat, .noPictures, .noSound, .noSamples: -11_828
            case .programMissing, .tooManyPixels, .tooManyPictures: -11_833
            case .unreadable, .notAFile, .noPicture: -11_800
            }
        return NSError(domain: errorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: error.description])
    }
}
