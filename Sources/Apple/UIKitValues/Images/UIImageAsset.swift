public import Foundation
import LaminaConcurrency

/// Versions of an image for different traits, such as light and dark.
open class UIImageAsset: NSObject, @unchecked Sendable {
    // Sendable because the versions are under a lock; open because Apple's class is.
    private let versions = Guarded<[Version]>([])

    /// A version with the traits for which it is meant.
    private struct Version {
        let traits: UITraitCollection
        let image: UIImage
    }

    /// Creates an asset without images.
    public override init() { super.init() }

    /// Returns the version that suits traits best; an empty image when the asset has none.
    ///
    /// A version suits when the traits contain all of its own; the version with most traits is best. If none suits, the first is returned.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let all = versions.withLock { $0 }
        let suitable = all.filter { traitCollection.containsTraits(in: $0.traits) }
        let best = suitable.max { $0.traits.values.specifiedCount < $1.traits.values.specifiedCount } ?? all.first
        guard let best else { return UIImage() }
        return best.image.with { $0.asset = self }
    }

    /// Adds a version for traits; replaces an earlier version for the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        versions.withLock { versions in
            versions.removeAll { $0.traits == traitCollection }
            versions.append(Version(traits: traitCollection, image: image))
        }
    }

    /// Removes the version for traits.
    open func unregister(with traitCollection: UITraitCollection) {
        versions.withLock { versions in versions.removeAll { $0.traits == traitCollection } }
    }
}

extension TraitValues {
    /// The number of traits that have values.
    var specifiedCount: Int {
        [
            style != .unspecified, level != .unspecified, idiom != .unspecified, layoutDirection != .unspecified,
            horizontalSizeClass != .unspecified, verticalSizeClass != .unspecified, contentSizeCategory != .unspecified, displayScale != 0,
        ].count { $0 }
    }
}

extension UIImage {
    /// True when an asset gave the image, and may have another version of it for other traits.
    package var hasVersions: Bool { details.asset != nil }

    /// The version of the image for traits; the image itself when no asset gave it.
    package func version(for traits: UITraitCollection) -> UIImage { details.asset?.image(with: traits) ?? self }

    /// The asset that gave the image, or one of its own for an image that no asset gave.
    public var imageAsset: UIImageAsset? {
        if let asset = details.asset { return asset }
        let asset = UIImageAsset()
        asset.register(self, with: UITraitCollection())
        return asset
    }
}
