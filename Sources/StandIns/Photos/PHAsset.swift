public import Foundation

/// An object of the library.
open class PHObject: NSObject {
    /// The name in the library.
    open var localIdentifier: String { "" }

    override init() { super.init() }
}

/// A photo or film of the library; there is none.
open class PHAsset: PHObject {
    /// The kind.
    open var mediaType: PHAssetMediaType { .unknown }
    /// The width in pixels.
    open var pixelWidth: Int { 0 }
    /// The height in pixels.
    open var pixelHeight: Int { 0 }
    /// The time at which it was taken.
    open var creationDate: Date? { nil }
    /// The time of the last change.
    open var modificationDate: Date? { nil }
    /// The length of a film, in seconds.
    open var duration: TimeInterval { 0 }
    /// True for a favourite.
    open var isFavorite: Bool { false }

    /// Returns no photos.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Returns no photos.
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Returns no photos.
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// The conditions and the order of a search.
open class PHFetchOptions: NSObject {
    /// The condition.
    open var predicate: NSPredicate?
    /// The order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The largest number of results; 0 for any.
    open var fetchLimit = 0
    /// True with hidden photos.
    open var includeHiddenAssets = false
}

/// The results of a search: none.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    /// The number of results: 0.
    open var count: Int { 0 }
    /// The first result: nil.
    open var firstObject: ObjectType? { nil }
    /// The last result: nil.
    open var lastObject: ObjectType? { nil }
    /// Never calls the closure, because results are always empty.
    open func enumerateObjects(_ block: (ObjectType, Int, inout Bool) -> Void) {}

    override init() { super.init() }
}

extension PHImageContentMode {
    /// The whole picture.
    public static var `default`: PHImageContentMode { .aspectFit }
}
