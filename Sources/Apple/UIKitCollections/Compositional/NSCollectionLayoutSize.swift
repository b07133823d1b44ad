public import Foundation

/// The width or height of an item, a group or a supplementary view of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
    private enum Kind {
        case fractionalWidth
        case fractionalHeight
        case absolute
        case estimated
    }

    private let kind: Kind
    /// The fraction, or the length in points.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
    }

    /// Returns a fraction of the container's width.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    /// Returns a fraction of the container's height.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    /// Returns a length, in points.
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// Returns an assumed length, in points, until the view determines it.
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// True for a fraction of the container's width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// True for a fraction of the container's height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// True for a length in points.
    open var isAbsolute: Bool { kind == .absolute }
    /// True for an assumed length.
    open var isEstimated: Bool { kind == .estimated }

    /// Returns the length in a container.
    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: max(0, container.width * dimension)
        case .fractionalHeight: max(0, container.height * dimension)
        case .absolute, .estimated: max(0, dimension)
        }
    }
}

/// The size of an item, a group or a supplementary view of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
    }

    /// True when the view determines a dimension.
    var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }

    /// Returns the size in a container; the size that a view preferred replaces estimates.
    func size(in container: CGSize, preferred: CGSize? = nil) -> CGSize {
        var size = CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
        if let preferred {
            if widthDimension.isEstimated { size.width = preferred.width }
            if heightDimension.isEstimated { size.height = preferred.height }
        }
        return size
    }
}
