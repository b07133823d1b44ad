public import CoreGraphics
@_exported public import Foundation
@_exported public import UIKit

/// The number of an item or a collection.
public typealias MPMediaEntityPersistentID = UInt64

/// The kinds of media.
public struct MPMediaType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Songs.
    public static let music = MPMediaType(rawValue: 1)
    /// Podcasts.
    public static let podcast = MPMediaType(rawValue: 2)
    /// Books.
    public static let audioBook = MPMediaType(rawValue: 4)
    /// Any sound.
    public static let anyAudio = MPMediaType(rawValue: 0xFF)
    /// Any film.
    public static let anyVideo = MPMediaType(rawValue: 0xFF00)
    /// Anything.
    public static let any = MPMediaType(rawValue: ~0)
}

/// The key of a title.
public let MPMediaItemPropertyTitle = "title"
/// The key of an artist.
public let MPMediaItemPropertyArtist = "artist"
/// The key of an album's artist.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The key of an album's title.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of a genre.
public let MPMediaItemPropertyGenre = "genre"
/// The key of a composer.
public let MPMediaItemPropertyComposer = "composer"
/// The key of a duration in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of a picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of an item's number.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The key of an album's number.
public let MPMediaItemPropertyAlbumPersistentID = "albumPersistentID"
/// The key of the kind.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The key of the answer whether an item lies in the cloud.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// The key of a file's address.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// The key of the place in an album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The key of the number of items in an album.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The key of the count of plays.
public let MPMediaItemPropertyPlayCount = "playCount"
/// The key of the words of a song.
public let MPMediaItemPropertyLyrics = "lyrics"
/// The key of a playlist's name.
public let MPMediaPlaylistPropertyName = "name"

/// An item or a collection of a library.
open class MPMediaEntity: NSObject {
    /// The number.
    open var persistentID: MPMediaEntityPersistentID { 0 }
    /// Returns a property; nil when there is none.
    open func value(forProperty property: String) -> Any? { nil }
}

/// An item of the library; the library is empty.
open class MPMediaItem: MPMediaEntity {
    private func text(_ key: String) -> String? { value(forProperty: key) as? String }

    /// The title.
    open var title: String? { text(MPMediaItemPropertyTitle) }
    /// The artist.
    open var artist: String? { text(MPMediaItemPropertyArtist) }
    /// The album's title.
    open var albumTitle: String? { text(MPMediaItemPropertyAlbumTitle) }
    /// The album's artist.
    open var albumArtist: String? { text(MPMediaItemPropertyAlbumArtist) }
    /// The genre.
    open var genre: String? { text(MPMediaItemPropertyGenre) }
    /// The composer.
    open var composer: String? { text(MPMediaItemPropertyComposer) }
    /// The duration in seconds.
    open var playbackDuration: TimeInterval { value(forProperty: MPMediaItemPropertyPlaybackDuration) as? TimeInterval ?? 0 }
    /// The picture.
    open var artwork: MPMediaItemArtwork? { value(forProperty: MPMediaItemPropertyArtwork) as? MPMediaItemArtwork }
    /// The file's address; nil for one that may not be read.
    open var assetURL: URL? { value(forProperty: MPMediaItemPropertyAssetURL) as? URL }
    /// True for an item in the cloud.
    open var isCloudItem: Bool { value(forProperty: MPMediaItemPropertyIsCloudItem) as? Bool ?? false }
    /// The kind.
    open var mediaType: MPMediaType { .music }
}

/// The picture of an item, made by a closure for a size.
open class MPMediaItemArtwork: NSObject {
    /// The bounds of the largest picture.
    public let bounds: CGRect
    private let make: (CGSize) -> UIImage

    /// Creates a picture from a closure, which gets a size in points.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, make) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
        super.init()
    }
    /// Creates a picture from an image.
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

    /// Returns the picture for a size in points.
    open func image(at size: CGSize) -> UIImage? { make(size) }
}

/// Items of the library, such as an album.
open class MPMediaItemCollection: MPMediaEntity {
    /// The items.
    public let items: [MPMediaItem]
    /// Creates a collection.
    public init(items: [MPMediaItem]) {
        self.items = items
        super.init()
    }
    /// The number of items.
    open var count: Int { items.count }
    /// An item that stands for all; nil for an empty collection.
    open var representativeItem: MPMediaItem? { items.first }
    /// The kinds of the items.
    open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }
}

/// A playlist; the library has none.
open class MPMediaPlaylist: MPMediaItemCollection {
    /// The name.
    open var name: String? { value(forProperty: MPMediaPlaylistPropertyName) as? String }
}
